import {type Lazy, painted} from '../elements/shared/index.js';
import type {Match} from '../match/index.js';
import {localSeating} from '../match/local-seating.js';
import {wholeNumber} from './parse-attributes.js';
import {isStill} from './play/is-still.js';
import type {Playing} from './loading.js';
import {ReaderMoves} from './play/reader-moves.js';
import {keptAt} from './settings/kept-at.js';
import {save} from './settings/store.js';
import {isNewTo} from './settings/seen-tips.js';
import {entryOf, type LifeEvent} from './life.js';
import {LedSession, type SessionTable, type Sitting} from './led-session.js';
import type {Beginning} from './session.js';
import type {TableContext} from './table-context.js';

/** The table whose sessions these are. */
interface SeatedTable extends TableContext {
  /** What the game needs from the first move on. */
  readonly playing: Lazy<Playing>;
  /** Says what has happened to the table. */
  become(event: LifeEvent): void;
  /** Something has changed: the model is computed once more. */
  forget(): void;
  /** @param early only those features that a first match begins with */
  fetchFeatures(early?: boolean): Promise<void>;
}

/** Seats the reader at one match after the other, and keeps those of this page in the browser. */
export class Sessions {
  /** The reader's actions in the match. */
  readonly moves: ReaderMoves;
  readonly #table: SeatedTable;
  /** False while features are on their way that a first match begins with. */
  #isPrepared = true;
  /** The conductor as it was when it was last looked at. */
  #seen: {readonly view?: unknown; readonly doing?: unknown} = {};

  constructor(table: SeatedTable) {
    this.#table = table;
    this.moves = new ReaderMoves(table, () => table.fetchFeatures());
  }

  /** Seats the reader at a match of this page, and bots in the other seats. */
  seat(match: Match, how: Beginning): void {
    const {host, slots} = this.#table;
    const {seats} = match.state;
    const {max, most = max} = host.entry.seats;
    const wanted =
      slots.seat() ?? wholeNumber(host, 'seat', host.seat, {min: 0, max: most - 1}) ?? 0;
    const own = wanted < seats ? wanted : 0;
    const people = slots.people();
    const others = Array.from({length: seats}, (_, seat) => seat).filter((seat) =>
      people === undefined ? seat !== own : seat >= people,
    );
    this.sit({seating: localSeating(match, own), how, others});
  }

  /** Begins a session, and ends the previous one. */
  sit(sitting: Omit<Sitting, 'isFirst' | 'isDealt'>): void {
    const table = this.#table;
    const {seating, how, company} = sitting;
    const {session: before, host} = table;
    const isFirst =
      how === 'again' ? before?.isFirst === true : isNewTo(table, seating.client.seat);
    // Not for the first picture of a page, which stands there at once.
    const isDealt = how === 'dealt' && before !== undefined;
    const session = new LedSession(this.#sessionTable(), {...sitting, isFirst, isDealt});
    if (company && company === before?.company) before.conductor.stop();
    else this.leave();
    const entry = entryOf(table.life) ?? host.entry;
    table.become({type: 'sit', entry, session});
    table.notes.clear();
    // Before the start, for a conductor that is there already would ask the first bot at once.
    if (how !== 'again' && isFirst) this.#prepare().catch(console.error);
    session.start();
    if (how !== 'again' && how !== 'resumed') this.#keep();
  }

  /** Seats the reader once more at the same match, in the seat that is theirs now. */
  reseat(): void {
    const {seating, company} = this.#table.session ?? {};
    if (company) this.sit({seating: company.seating, how: 'again', others: [], company});
    else if (seating?.local) this.seat(seating.local, 'again');
  }

  /** Ends the session: a match elsewhere is left, and a local match stays as it is. */
  leave(): void {
    this.#table.session?.stop();
    this.#table.become({type: 'leave'});
  }

  /** Goes back to the reader's last decision; false when there is none. */
  undo(): boolean {
    const table = this.#table;
    if (!table.session) return false;
    return table.playing.value?.undo(table, () => this.#undone()) ?? false;
  }

  /** Whether nobody but the reader may move, since what a first match begins with is on its way. */
  get #isUnprepared(): boolean {
    const {turn = [], seat = -1} = this.#table.session?.client ?? {};
    return !this.#isPrepared && !turn.includes(seat);
  }

  /** Fetches what a first match begins with; until it is there, no other player moves. */
  async #prepare(): Promise<void> {
    const table = this.#table;
    this.#isPrepared = false;
    try {
      await painted(table.host);
      await table.fetchFeatures(true);
    } finally {
      this.#isPrepared = true;
      table.session?.conductor.wake();
      table.host.requestUpdate();
    }
  }

  /** Forgets what followed from an earlier view: the conductor may have gone on without a drawing. */
  #keepUp(): void {
    const {view, doing} = this.#table.session?.conductor ?? {};
    if (view === this.#seen.view && doing === this.#seen.doing) return;
    this.#seen = {view, doing};
    this.#table.forget();
  }

  #sessionTable(): SessionTable {
    const table = this.#table;
    return {
      context: table,
      playing: table.playing,
      isStill: () => {
        this.#keepUp();
        return isStill(table) || table.slots.asks() === true || this.#isUnprepared;
      },
      refused: (move, refusal) => this.moves.refused(move, refusal, table.notes.selected),
      keep: () => this.#keep(),
      fetchFeatures: () => table.fetchFeatures(),
    };
  }

  #undone(): void {
    const {host, notes, session} = this.#table;
    notes.clear();
    session?.lookAgain();
    host.requestUpdate();
    this.#keep();
  }

  #keep(): void {
    const {commands, session} = this.#table;
    const match = session?.seating.local;
    const at = keptAt(this.#table);
    if (at === undefined || !match) return;
    if (save(at, match.record())) commands.emit('gstk-state-saved', {});
  }
}
