import type {Doing} from '../../elements/conductor/chart.js';
import type {Conductor} from '../../elements/conductor/conductor.js';
import {type Leader, Prelude} from '../../elements/conductor/prelude.js';
import type {Lazy} from '../../elements/internal/lazy.js';
import {painted} from '../../elements/internal/painted.js';
import type {AnyEvent, AnyMove, AnyView, Refusal, Seat} from '../../game/index.js';
import type {MatchClient, MatchUpdate, Seating} from '../../match/index.js';
import type {Bots} from './controller/bots.js';
import {isStill} from './controller/is-still.js';
import {goesOn} from './controller/goes-on.js';
import type {Playing} from './controller/loading.js';
import type {Beginning, Session, TableCompany} from './session.js';
import {addressed} from './speech/addressed.js';
import type {TableContext} from './table-context.js';

/** What is said of a match that is not simply dealt. */
const NOTICES = {
  resumed: 'ui/resumed',
  discarded: 'ui/save-discarded',
  refused: 'ui/setup-refused',
} as const;

/** How a reader sits down at a match. */
export interface Sitting {
  readonly seating: Seating;
  readonly how: Beginning;
  /** The seats that bots of this page play. */
  readonly others: readonly Seat[];
  /** The players, where the match is played elsewhere. */
  readonly company?: TableCompany | undefined;
  /** Whether the reader plays a game of this kind for the first time. */
  readonly isFirst: boolean;
  /** Whether the cards are seen to be dealt: not those of the first picture of a page. */
  readonly isDealt: boolean;
}

/** What a session asks of its table beyond what all parts may. */
export interface SessionTable {
  readonly context: TableContext;
  /** What a game needs from the first move on. */
  readonly playing: Lazy<Playing>;
  /** Whether nobody may move now, since the match stands still or an answer is awaited. */
  isStill(): boolean;
  botsOf(playing: Playing): Bots;
  /** Shows why a move was refused. */
  refused(move: AnyMove, refusal: Refusal): void;
  /** Keeps the match in the browser. */
  keep(): void;
  /** A deal or the match is over, and a summary is about to be drawn. */
  summed(doing: 'stopped' | 'over'): void;
}

/**
 * The reader at a match: the seat, what leads the screen through the match, and what the seat has
 * learned. Reports events to the reader and to the page.
 */
export class LedSession implements Session {
  readonly seating: Seating;
  /** That of the seating. */
  readonly client: MatchClient;
  readonly company: TableCompany | undefined;
  /** Whether the reader plays a game of this kind for the first time. */
  readonly isFirst: boolean;
  /** Cards or choices that the reader has prepared but not played; only the game knows their type. */
  draft: unknown;
  readonly #how: Beginning;
  readonly #others: readonly Seat[];
  readonly #table: SessionTable;
  /** Seats whose bots have failed. */
  readonly #failed = new Set<Seat>();
  #log: AnyEvent[];
  #conductor: Leader;
  /** The conductor's state at the last look, to notice a change. */
  #doing: Doing | undefined;
  /** Set by the beginning of a deal, until its hand is drawn. */
  #dealt: boolean;

  constructor(table: SessionTable, {seating, how, others, company, isFirst, isDealt}: Sitting) {
    this.#table = table;
    this.seating = seating;
    this.client = seating.client;
    this.company = company;
    this.isFirst = isFirst;
    this.#log = [...seating.client.log()];
    this.#how = how;
    this.#others = others;
    this.#dealt = isDealt;
    const {value} = table.playing;
    const asks = (): boolean =>
      !isStill(table.context) && !others.includes(seating.client.seat ?? -1);
    this.#conductor = value
      ? this.#lead(value)
      : new Prelude(seating.client, asks, () => void this.#handOver());
  }

  /** What leads the screen through the match. */
  get conductor(): Leader {
    return this.#conductor;
  }

  /** The events that this seat has received, oldest first. */
  get log(): readonly AnyEvent[] {
    return this.#log;
  }

  /** Begins, once the session is that of its table. */
  start(): void {
    if (this.#how !== 'again') this.#begin(this.#how);
    if (this.#conductor instanceof Prelude) void this.#handOver();
    else (this.#conductor as Conductor).start();
  }

  /** Ends the session; a match that is played elsewhere is left. */
  stop(): void {
    this.#conductor.stop();
    this.company?.leave();
  }

  /** Updates the log after an undo. */
  lookAgain(): void {
    this.#log = [...this.client.log()];
    this.#doing = undefined;
  }

  /** Whether the hand on the screen has been dealt since this was last asked. */
  hasDealt(): boolean {
    const dealt = this.#dealt;
    this.#dealt = false;
    return dealt;
  }

  /**
   * Hands the match over to the conductor, once it has been fetched and the first picture has been
   * painted, and plays what the reader has wished meanwhile.
   */
  async #handOver(): Promise<void> {
    const prelude = this.#conductor as Prelude;
    const {playing, context} = this.#table;
    try {
      const [tools] = await Promise.all([playing.load(), painted(context.host)]);
      if (prelude.stopped) return;
      prelude.stop();
      const conductor = this.#lead(tools);
      this.#conductor = conductor;
      const {draft} = this;
      conductor.start();
      // What the reader has laid out in the first picture stays.
      if (conductor.doing === 'asking') this.draft = draft;
      if (prelude.wish) void conductor.play(prelude.wish, prelude.then);
    } catch (error) {
      context.notes.miss(error); // the reader's next wish tries again
    }
  }

  #lead(playing: Playing): Conductor {
    const table = this.#table;
    const {context} = table;
    const {game, settings, host} = context;
    const {client, local} = this.seating;
    return new playing.Conductor({
      client,
      players: table.botsOf(playing).players(local, this.#others),
      elsewhere: !local,
      speed: () => settings.speed,
      tempo: (event, view) => game.tempo(event, view),
      swift: (move) => game.swift?.(move) ?? false,
      follows: (event, view, moves, alone) => goesOn(context, event, view, moves, alone),
      opens: (view) => game.opens?.(view) ?? false,
      open: (view) => game.open?.(view) ?? false,
      decided: (view) => Boolean(game.decided?.(view)),
      paused: () => table.isStill(),
      onUpdate: (update) => this.#hear(update),
      onChange: () => this.#changed(),
      onRefused: (move, refusal) => table.refused(move, refusal),
      painted: () => painted(host),
      clock: host.clock,
    });
  }

  /** Announces the beginning of a match: its first event, or a notice about what was asked for. */
  #begin(how: Exclude<Beginning, 'again'>): void {
    const {context} = this.#table;
    const {messages, notes, announcer} = context;
    const [first] = this.log;
    if (how !== 'resumed' && first) this.#tell(first, context.model.view, true);
    if (how === 'dealt') return;
    const notice = (): void => {
      notes.show(messages?.t(NOTICES[how]));
      announcer.say(notes.notice);
    };
    if (messages?.isComplete) notice();
    else context.fetchWords().then(notice, console.error);
  }

  #hear({event, view}: MatchUpdate): void {
    const {host, settings, game} = this.#table.context;
    this.#log.push(event);
    host.requestUpdate();
    if (host.entry.eventKind(event) === 'deal-started') this.#dealt = true;
    const quick = settings.speed === 'instant' && game.tempo(event, view) === 'step';
    this.#tell(event, view, !quick);
  }

  /** Emits the public event to the page; narrates the event if `aloud`. */
  #tell(event: AnyEvent, view: AnyView, aloud: boolean): void {
    const {context} = this.#table;
    if (aloud) {
      const ctx = addressed(context);
      context.announcer.say((narrator) => narrator.event(context, event, view, ctx));
    }
    const sent = context.game.publicEvent(event, view);
    if (sent) context.commands.emit(sent.name, sent.detail);
  }

  #changed(): void {
    const {client, conductor} = this;
    const table = this.#table;
    const {context} = table;
    const {doing} = conductor;
    const isNew = doing !== this.#doing;
    this.#doing = doing;
    const seat = client.seat ?? 0;
    const isAsked = isNew && doing === 'asking' && client.turn.includes(seat);
    if (isAsked) this.draft = undefined;
    context.host.requestUpdate();
    if (isAsked) {
      const {view, context: ctx} = context.model;
      context.announcer.say((narrator) => narrator.asked(context, view, ctx));
      context.commands.emit('gstk-turn-changed', {seat});
    }
    if (isNew && (doing === 'asking' || doing === 'stopped' || doing === 'over')) table.keep();
    if (isNew && (doing === 'stopped' || doing === 'over')) table.summed(doing);
  }

  /** Says that a bot of the page failed, once for each seat. */
  async tellFailed(seat: Seat): Promise<void> {
    if (this.#failed.has(seat)) return;
    this.#failed.add(seat);
    const {context} = this.#table;
    await context.fetchWords().catch(console.error);
    const {messages, model, notes, announcer} = context;
    notes.show(messages?.t('ui/bot-failed', {name: model.names[seat] ?? ''}));
    announcer.say(notes.notice);
  }
}
