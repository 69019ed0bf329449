import {type AnyMove, type Refusal, REFUSALS, type Seat} from '../../../game/index.js';
import type {Touch} from '../commands.js';
import type {TableContext} from '../table-context.js';
import {goesOn} from './goes-on.js';
import {mayUndo} from './may-undo.js';

/** What the moves of the reader bring about. */
interface MoveListener {
  /** A summary will follow sooner or later. */
  fetchFeatures(): Promise<void>;
  /** A move was taken back. */
  undone(): void;
}

/** The reader's actions in the match: playing, being refused, undoing. */
export class ReaderMoves {
  readonly #table: TableContext;
  readonly #listener: MoveListener;
  /** How many moves a match had when a move was played that only completed the one before. */
  readonly #completing = new WeakMap<object, readonly number[]>();

  constructor(table: TableContext, listener: MoveListener) {
    this.#table = table;
    this.#listener = listener;
  }

  get #seat(): Seat {
    return this.#table.session?.client.seat ?? 0;
  }

  play(move: AnyMove, ...then: readonly AnyMove[]): void {
    const table = this.#table;
    const {card = null} = move as {readonly card?: string};
    if (!table.commands.emit('gstk-before-play', {seat: this.#seat, card, move}, true)) return;
    table.notes.clear();
    // Prefetch now: a summary will follow sooner or later.
    Promise.all([table.fetchWords(), this.#listener.fetchFeatures()]).catch(console.error);
    const {session} = table;
    const match = session?.seating.local;
    if (match && then.length > 0) {
      const completing = then.map((_, at) => match.length + 1 + at);
      this.#completing.set(match, [...(this.#completing.get(match) ?? []), ...completing]);
    }
    void session?.conductor.play(move, then);
  }

  touch(card: string, {tight = false, dragged = false}: Touch = {}): void {
    const {session, settings, notes, messages} = this.#table;
    const {hand} = this.#table.model.scene;
    if (!session || this.#table.host.readOnly) return;
    const {doing} = session.conductor;
    // A hidden choice may be changed while others still choose.
    const others = doing === 'thinking' || doing === 'pausing' || doing === 'awaiting';
    const changes = others && hand?.move && !session.client.refuse(hand.move(card));
    if (doing !== 'asking' && !changes) return;
    if (!hand) {
      // Something else is asked than a card.
      this.#deny(messages?.t(REFUSALS.notAMove) ?? '', REFUSALS.notAMove, card);
      return;
    }
    if (!hand.move) {
      if (hand.legal?.includes(card)) {
        notes.clear();
        hand.pick?.(card);
      } else this.#deny(hand.why(card) ?? '', hand.refusal?.(card) ?? REFUSALS.notAMove, card);
      return;
    }
    const move = hand.move(card);
    const refusal = hand.legal?.includes(card) ? undefined : session.client.refuse(move);
    const mode = settings.get('play-mode');
    const asks = mode === 'confirm' || (tight && mode === 'auto');
    if (refusal) this.refused(move, refusal, card);
    else if (asks && !dragged && notes.selected !== card) notes.select(card);
    else this.play(move);
  }

  /** Shows and announces why the rules refuse a move. */
  refused(move: AnyMove, refusal: Refusal, card: string | null): void {
    const {messages, model} = this.#table;
    const {view} = model;
    this.#deny(messages?.lookup(refusal, {move, view}) ?? refusal, refusal, card);
  }

  undo(): boolean {
    const table = this.#table;
    const {session} = table;
    if (session?.seating.company && mayUndo(table)) {
      session.seating.company.takeBack(true);
      return true;
    }
    const match = session?.seating.local;
    const may = (): boolean => mayUndo(table);
    if (!match || !may()) return false;
    const {client} = session;
    const completing = this.#completing.get(match) ?? [];
    // What the table has played by itself is no decision.
    const wentOn = (): boolean => {
      const last = client.log().at(-1);
      const alone = table.slots.people() === undefined;
      const follows = last && goesOn(table, last, client.view, client.moves(), alone);
      return completing.includes(match.length) || Boolean(follows);
    };
    while (may() && match.undo(this.#seat) && wentOn());
    this.#completing.set(
      match,
      completing.filter((moves) => moves < match.length),
    );
    this.#listener.undone();
    table.announcer.say(() => table.messages?.t('ui/undone'));
    table.commands.emit('gstk-move-undone', {seat: this.#seat});
    return true;
  }

  #deny(why: string, refusal: Refusal, card: string | null): void {
    const table = this.#table;
    table.notes.deny({card, why, refusal}, table.messages?.t('ui/refused', {why}));
    table.commands.emit('gstk-play-refused', {seat: this.#seat, card, reason: refusal});
  }
}
