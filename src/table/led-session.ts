import type {Conductor} from '../elements/conductor/conductor.js';
import {type ConductorLike, ConductorStandIn, type Doing} from '../elements/index.js';
import {type Lazy, painted} from '../elements/shared/index.js';
import type {AnyEvent, AnyMove, AnyView, Refusal, Seat} from '../game/index.js';
import type {MatchClient, Seating} from '../match/index.js';
import {isStill} from './play/is-still.js';
import type {Playing} from './loading.js';
import type {Beginning, Session, TableCompany} from './session.js';
import {sentenceContext} from './speech/sentence-context.js';
import type {TableContext} from './table-context.js';
import type {Player} from '../i18n/index.js';

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
  /** Shows why a move was refused. */
  refused(move: AnyMove, refusal: Refusal): void;
  /** Keeps the match in the browser. */
  keep(): void;
  fetchFeatures(): Promise<void>;
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
  /** What the conductor was last seen doing, to notice a change. */
  seen: Doing | undefined;
  readonly #how: Beginning;
  readonly #others: readonly Seat[];
  readonly #table: SessionTable;
  #log: AnyEvent[];
  #conductor: ConductorLike;
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
      ? value.conduct(this, table, others, value)
      : new ConductorStandIn(seating.client, asks, () => void this.#handOver());
  }

  /** What leads the screen through the match. */
  get conductor(): ConductorLike {
    return this.#conductor;
  }

  /** The events that this seat has received, oldest first. */
  get log(): readonly AnyEvent[] {
    return this.#log;
  }

  /** Begins, once the session is that of its table. */
  start(): void {
    if (this.#how !== 'again') this.#begin(this.#how);
    if (this.#conductor instanceof ConductorStandIn) void this.#handOver();
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
    this.seen = undefined;
  }

  about(players: readonly Player[]): readonly string[] {
    const {context, playing} = this.#table;
    return playing.value?.aboutOf(context, players) ?? [];
  }

  get mayUndo(): boolean {
    const {context, playing} = this.#table;
    return playing.value?.mayUndo(context) ?? false;
  }

  /** Whether the hand on the screen has been dealt since this was last asked. */
  hasDealt(): boolean {
    const dealt = this.#dealt;
    this.#dealt = false;
    return dealt;
  }

  /**
   * Fetches the conductor once the first picture has been painted, hands the match over to it, and
   * plays what the reader has wished meanwhile.
   */
  async #handOver(): Promise<void> {
    const standIn = this.#conductor as ConductorStandIn;
    const {playing, context} = this.#table;
    try {
      // A fetch before that would take the line and the processor from the first picture.
      await painted(context.host);
      const tools = await playing.load();
      if (standIn.stopped) return;
      standIn.stop();
      const conductor = tools.conduct(this, this.#table, this.#others, tools);
      this.#conductor = conductor;
      const {draft} = this;
      conductor.start();
      // What the reader has laid out in the first picture stays.
      if (conductor.doing === 'asking') {
        this.draft = draft;
        context.host.requestUpdate();
      }
      if (standIn.wish) void conductor.play(standIn.wish, standIn.then);
    } catch (error) {
      context.notes.miss(error); // the reader's next wish tries again
    }
  }

  /** Announces the beginning of a match: its first event, or a notice about what was asked for. */
  #begin(how: Exclude<Beginning, 'again'>): void {
    const {context} = this.#table;
    const {messages, notes, announcer} = context;
    const [first] = this.log;
    if (how !== 'resumed' && first) this.tell(first, context.model.view, true);
    if (how === 'dealt' || this.client.outcome) return;
    const notice = (): void => {
      notes.show(messages?.t(NOTICES[how]));
      announcer.say(notes.notice);
    };
    if (messages?.isComplete) notice();
    else context.fetchWords().then(notice, console.error);
  }

  /** Takes down an event that is shown. */
  hear(event: AnyEvent): void {
    this.#log.push(event);
    if (this.#table.context.host.entry.eventKind(event) === 'deal-started') this.#dealt = true;
  }

  /** Emits the public event to the page; narrates the event if `aloud`. */
  tell(event: AnyEvent, view: AnyView, aloud: boolean): void {
    const {context} = this.#table;
    if (aloud) {
      const ctx = sentenceContext(context);
      context.announcer.say((narrator) => narrator.event(context, event, view, ctx));
    }
    const sent = context.game.publicEvent(event, view);
    if (sent) context.commands.emit(sent.name, sent.detail);
  }
}
