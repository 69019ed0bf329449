import type {CSSResult, TemplateResult} from 'lit';
import type {Card} from '../cards/index.js';
import type {AnyEvent, AnyMove, AnyView, Choice, Options, Seat} from '../game/index.js';
import type {AnyCatalogue, MessagesOf} from '../i18n/index.js';
import type {Panel} from './panel.js';
import type {RenderContext} from './render-context.js';
import type {Scene} from './scene.js';

/**
 * The interface between the shell and a game's `table.ts`. The shell owns the frame (prompt, hand,
 * bar, panels, keys, tempo, announcements); the game owns what is drawn inside it. A scene is a pure
 * function of the view and the context, so the same module draws a live table and a past update: it
 * imports everything that it draws, keeps nothing between two calls, and fetches only behind a promise
 * (`panel`, `read`, `ending`). King's is `src/games/king/table.ts`.
 */

/** How long an event is shown before the next one; the shell sets the milliseconds. */
export type Tempo =
  | 'none'
  /** A card. */
  | 'step'
  /** A full trick; `price`: one that costs or pays. */
  | 'trick'
  | 'price'
  /** A trick that travels to the seat that has taken it. */
  | 'collect'
  /** Hidden choices that are shown: all are in, they turn, and there is time to read the verdict. */
  | 'reveal'
  /** Two such turns, one after the other, each with its verdict. */
  | 'reveals'
  /** The announcement of what will be played, before the first card. */
  | 'intro'
  /** A moment in which somebody may act unseen; it lasts as long if nobody does. */
  | 'moment'
  /** A text to read. */
  | 'notice'
  /** What a player has brought off: it has its time, even if nothing can change any more. */
  | 'feat'
  /** Waits for the reader, as the summary of a deal does. */
  | 'stop'
  /** Hidden cards turn, for as long as in `reveals`, and then stay until the reader goes on. */
  | 'reveal-stop';

/** The readings that keys can ask for. */
export const READINGS = [
  'hand',
  'legal',
  'trick',
  'contract',
  'turn',
  'scores',
  'taken',
  'out',
  'left',
] as const;
/** One of the readings. */
export type Reading = (typeof READINGS)[number];

/** A public event of a game's tag, such as `gstk-trick-taken`; its detail is plain JSON. */
export interface PublicEvent {
  readonly name: `gstk-${string}`;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** A coach mark: shown once, to a reader who has never played a game of the kind. */
export interface Tip<
  View = AnyView,
  Move = AnyMove,
  Event = AnyEvent,
  /** The messages of the aim and the marks, `typeof en`. */
  Own = AnyCatalogue,
> {
  /** Games of one family that share a mark give it the same id. */
  readonly id: string;
  /**
   * The place of the mark: over the prompt, below the board or with an arrow to the hand or to the
   * reader's seat. A mark about the buttons of the prompt lies above it; or over its words, beside the
   * buttons, where what lies above is needed for the answer: then it is one sentence, and the game
   * says how large it is, as Court Ladder does.
   */
  readonly at: 'board' | 'hand' | 'seat' | 'prompt' | 'words';
  /**
   * A selector of the part that the mark explains: the part gets a ring, and the mark waits until it is
   * drawn. Absent if the arrow shows the part.
   */
  readonly part?: string;
  /** Whether it explains a choice, such as that of a trump: such marks come in addition to the three. */
  readonly isChoice?: true;
  /** True while the explained part is in use. */
  when(view: View, ctx: RenderContext<View, Move, Event, AnyCatalogue>): boolean;
  /** Its sentence, or two lines. */
  say(view: View, messages: MessagesOf<Own>): readonly [say: string, why?: string];
}

/** How the rest of a deal will go, when that is certain. */
export interface Ending<Move = AnyMove> {
  /** `finish`: nothing that counts is left. `claim`: everything left is this seat's. */
  readonly kind: 'finish' | 'claim';
  /** The move that leads there; absent when any move does. */
  readonly move?: Move;
  /** True when nothing in the rest can bring this seat points. */
  readonly costs?: boolean;
  /** How many tricks a claim covers. */
  readonly tricks?: number;
  /** The points that they bring this seat, negative if they cost; absent when they depend on more. */
  readonly points?: number;
}

/** A time limit of the rules. Rules have no clock, so the table measures the time. */
export interface Timed {
  /** Identifies the limit: another id starts again, the same id continues. */
  readonly id: string;
  readonly seconds: number;
  /** The seats for which the rules' fallback move is played when the time is up. */
  readonly seats: readonly Seat[];
  /** True when the limit is shown but the time does not run. */
  readonly still?: boolean;
}

/** The table of a game. */
export interface TableModule<
  View extends AnyView = AnyView,
  Move extends AnyMove = AnyMove,
  Event extends AnyEvent = AnyEvent,
  Code extends string = Card,
> {
  scene(view: View, ctx: RenderContext<View, Move, Event, AnyCatalogue>): Scene<Move, Code>;
  /**
   * True if scenes draw `ctx.middle`, and the board of a view without a hand. Without it, the shell
   * covers the whole table while people who share the screen change places.
   */
  readonly hasMiddle?: true;
  /** How long an event is shown. */
  tempo(event: Event, view: View): Tempo;
  /**
   * When the steps of an event begin after its first, in milliseconds, in games where a cause is seen
   * before its consequence: each is a picture of its own (`ctx.step`), and its tempo says how long the
   * last is shown. Log, announcement and public event come with the last. Instant play shows that one.
   */
  steps?(event: Event, view: View, before: View): readonly number[];
  /**
   * True while the reader may do something, such as guess, before a bot moves: play stops there until
   * `ctx.go()` is called, and what `asked` says is announced. `hand.pick` of the scene takes cards
   * meanwhile. Where bots play the reader's seat too, nothing stops.
   */
  lingers?(view: View): boolean;
  /**
   * True while a view announces what will be played: a match that begins with it shows it for a while.
   */
  opens?(view: View): boolean;
  /**
   * Whether nothing can change in the rest of the deal: play goes twice as fast then. `pause`: nothing
   * lies in the middle, so that the table may ask there whether the deal should end; its scene draws
   * `ctx.middle`.
   */
  decided?(view: View): boolean | 'pause';
  /**
   * Fetches the modules that draw and speak from the first move on, in games that have them apart. The
   * shell awaits it before it shows anything but the first picture of a new match, and before it asks
   * for a sentence.
   */
  fetchRest?(): Promise<unknown>;
  /**
   * True for a move of a bot that is played without a pause because nobody waits to see it, such as
   * a pass.
   */
  swift?(move: Move): boolean;
  /**
   * True for a move that bots may make many times over, such as swapping until a card comes: the run is
   * shown with the move that ends it, whose `ctx.before` is the view before the run. The log has all moves.
   */
  gathers?(move: Move): boolean;
  /**
   * The move that needs no press, once an event has been shown: one that continues what the reader has
   * begun, such as drawing until a card follows, or the only legal one, such as a pass. `moves` are the
   * legal ones; `alone`: only bots play besides the reader, and they learn nothing from an immediate
   * move.
   */
  follows?(event: Event, view: View, moves: readonly Move[], alone: boolean): Move | undefined;
  /**
   * The pass of a reader who does not want to be asked when nearly everybody passes; it is played by
   * itself once an event has been shown, while the setting `ask-rout` is off.
   */
  declines?(view: View, moves: readonly Move[]): Move | undefined;
  /** True in open phases, where all may move: bots go on while the reader is asked. */
  open?(view: View): boolean;
  /** The time limit of the current phase, when players want the clock; called repeatedly. */
  timed?(view: View): Timed | undefined;
  /**
   * An event in one sentence, for the log and the announcer; `undefined` when it is not worth one.
   */
  sentence(event: Event, ctx: RenderContext<View, Move, Event, AnyCatalogue>): string | undefined;
  /** The announcement when this seat is asked. */
  asked(view: View, ctx: RenderContext<View, Move, Event, AnyCatalogue>): string;
  /**
   * True if the table itself always shows what the game is about, so that no line is needed for that.
   */
  readonly saysAim?: boolean;
  /** The coach marks of the first game, in their order; three at most and one for each choice, of at most 75 characters. */
  tips?(): readonly Tip<View, Move, Event>[] | Promise<readonly Tip<View, Move, Event>[]>;
  /** A reading for a key, as plain text; `undefined` when the game does not have it. */
  read(
    what: Reading,
    view: View,
    ctx: RenderContext<View, Move, Event, AnyCatalogue>,
  ): string | undefined | Promise<string | undefined>;
  /**
   * Names in the list of keys for readings, and for the panel of the last trick, if the usual ones do
   * not fit, such as the trick in a game without tricks: `key/…` of the shared commands, or a message of
   * the game's own; `null` for a reading that the game does not have.
   */
  readonly keyNames?: Partial<Readonly<Record<Reading | 'last', string | null>>>;
  /** True where claims are made that others may doubt. */
  readonly hasClaims?: true;
  /**
   * A hint that is more than a single card: its name, and the draft that shows it; without a draft, the
   * name is written where the reason does not tell it. The bot's reason has `cards` if it advises
   * several at once.
   */
  suggest?(
    move: Move,
    ctx: RenderContext<View, Move, Event, AnyCatalogue>,
    why?: Choice['why'],
  ): {readonly name: string; readonly draft?: unknown} | undefined;
  /**
   * What a move brings as the table lies, and whom, for a hint: "Nora: +10"; `undefined` when it brings
   * nothing.
   */
  brings?(
    move: Move,
    view: View,
    ctx: RenderContext<View, Move, Event, AnyCatalogue>,
  ): Promise<string | undefined>;
  /** Cards on the table whose players can be asked for their reasons. */
  laid?(view: View): readonly {readonly seat: Seat; readonly card: string}[];
  /**
   * The facts about another seat's move that may be revealed, in games whose moves are not cards on the
   * table: values for the message of its reason, among them `temper: undefined` if a preference of the
   * bot would give away a secret, and `key` of another message; `undefined` as long as the move may not
   * be explained. `then` is the reader's view just before the move, `view` the present one. A message
   * with `/other` is the one about another player. What is said depends on nothing that the reader
   * cannot see, until the match is over.
   */
  told?(
    move: Move,
    seat: Seat,
    then: View,
    view: View,
  ): object | undefined | Promise<object | undefined>;
  /** True if the rules with these options end a decided deal themselves, so that nobody is asked. */
  endsDecided?(options: Options): boolean;
  /** How the rest of the deal will go, when that is certain for this seat; called on its turn. */
  ending?(
    view: View,
    ctx: RenderContext<View, Move, Event, AnyCatalogue>,
  ): Promise<Ending<Move> | undefined>;
  /** The public event for an event of the game. */
  publicEvent(event: Event, view: View): PublicEvent | undefined;
  /** The panels that the game has. */
  readonly panels: readonly Panel[];
  /** The board of a wide table has flanks of its own: no panel stands beside it, each opens in a dialog. */
  readonly hasFlanks?: true;
  /**
   * The log as a picture, in place of the list of sentences; those stay for screen readers, keys and
   * copying, so the picture needs no words. The context's log ends where the screen does.
   */
  logPicture?(
    view: View,
    ctx: RenderContext<View, Move, Event, AnyCatalogue>,
  ): Promise<TemplateResult>;
  /** The content of a panel; the log is provided by the shell. */
  panel(
    panel: Exclude<Panel, 'log'>,
    view: View,
    ctx: RenderContext<View, Move, Event, AnyCatalogue>,
  ): Promise<TemplateResult>;
  /** Styles of the game's templates inside the table's shadow root. */
  readonly styles: readonly CSSResult[];
}

/** The table of any game, as the shell handles it. */
export type AnyTable = TableModule<AnyView, AnyMove, AnyEvent, string>;
