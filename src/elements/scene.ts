import type {CSSResult, TemplateResult} from 'lit';
import type {Card} from '../cards/index.js';
import type {AnyMove, AnyEvent, AnyView, Choice, Refusal, Seat} from '../game/index.js';
import type {AnyCatalogue, Messages, MessagesOf, Player} from '../i18n/index.js';
import type {Deck} from './card-face/card-face.js';

/**
 * The interface between the shell and a game's `table.ts`. The shell owns the frame (prompt, hand,
 * bar, panels, keys, tempo, announcements); the game owns what is drawn inside it. A scene is a pure
 * function of the view and the context, so the same module draws a live table, a past update and a
 * diagram: it imports everything that it draws, keeps nothing between two calls, and fetches only behind
 * a promise (`panel`, `read`, `ending`). King's is `src/games/king/table.ts`.
 */

/**
 * What a scene may use while it is drawn. `Own` is the type of the game's messages, `typeof en`; the
 * shell, which knows only the shared ones, leaves it out.
 */
export interface RenderContext<View = AnyView, Move = AnyMove, Event = AnyEvent, Own = unknown> {
  /** The viewer's seat; `undefined` for an onlooker. */
  readonly seat: Seat | undefined;
  /** True where the viewer's seat is nobody's alone: several people share the screen, or bots play. */
  readonly shared?: boolean;
  /** The players by seat, with their names in the reader's language. */
  readonly players: readonly Player[];
  /** What there is to say of each player besides the name: of a bot, that it is one and how it plays. */
  readonly about?: readonly string[];
  /** Whether somebody is at each seat; missing where all are. */
  readonly here?: readonly boolean[] | undefined;
  readonly messages: Messages<Own>;
  /** The locale of the letters on the cards: `en`, `ru`. */
  readonly letters: string;
  /** `four-colour` or `two-colour`. */
  readonly deck: Deck;
  /** Where a card is or comes from, or where a seat is for `null`; for motion. */
  readonly origin: (seat: Seat, card: string | null) => DOMRect | undefined;
  /** True while this seat's decision is awaited. */
  readonly asking: boolean;
  /** This seat's legal moves while it is asked, otherwise `[]`. */
  readonly moves: readonly Move[];
  /** The refusal of a move, or `undefined`. */
  refuse(move: Move): Refusal | undefined;
  /** Plays a move, and at once those that complete it, or shows why it is refused. */
  ask(move: Move, ...then: readonly Move[]): void;
  /** The reader's unfinished choice, in a form of the game's own; discarded after each move. */
  readonly draft: unknown;
  /** Changes the draft and redraws. */
  sketch(draft: unknown): void;
  /** The event that is being shown, if any. */
  readonly event: Event | undefined;
  /** The view just before that event, in which a taken trick is still on the table. */
  readonly before: View | undefined;
  /** The card of the hand that the pointer is on or that has focus, in games whose hand `isLookedAt`. */
  readonly looked?: string | undefined;
  /** Continues after an event that waits for the reader, such as the summary of a deal. */
  go(): void;
  /**
   * A question of the shell, to be drawn in the middle of the board instead of what lies there: an
   * offer to end the deal, or who takes the screen. Drawn by the scenes of tables with `hasMiddle`.
   */
  readonly middle?: TemplateResult | undefined;
  /** Opens a panel, at a part of it if it has parts; absent where there are no panels. */
  open?(panel: Panel, at?: number): void;
  /** The events that this reader has learned of, oldest first; absent in diagrams. */
  readonly log?: readonly Event[];
  /** The part at which a panel was opened, a new object each time; present for panels only. */
  readonly part?: PanelPart | undefined;
}

/** What may come of a decision: it brings something, costs something, or leaves things as they are. */
interface Stake {
  /** `dire`: a cost that may lose the match, such as one's King. */
  readonly kind: 'gain' | 'cost' | 'dire' | 'none';
  readonly text: string;
}

/** A button of the prompt. */
export interface Control {
  readonly id: string;
  readonly label: string;
  readonly primary?: boolean;
  /** Drawn without an edge: an action that is at hand elsewhere too. */
  readonly quiet?: boolean;
  /** The path of an icon (`card-face/icons.ts`); narrow tables show the icon without the label. */
  readonly icon?: string;
  /** Why the button cannot be pressed now; it stays focusable. */
  readonly disabled?: string;
  /** What may come of it, below the label. */
  readonly stakes?: readonly Stake[];
  run(): void;
}

/** The hand of a scene: playing cards, or `Code`s that the game draws itself. */
export interface HandScene<Move = AnyMove, Code extends string = Card> {
  /** The cards in display order. */
  readonly cards: readonly (Code | null)[];
  /** How many cards were dealt: the hand keeps its rows and height while it is played out. */
  readonly dealt: number;
  /** How many rows a narrow table keeps at least for cards that would be thin strips in fewer. */
  readonly rows?: number;
  /** The playable cards; `null` while the seat is not asked. */
  readonly legal: readonly Code[] | null;
  /** The reason why a card may not be played, as a sentence. */
  why(card: Code): string | undefined;
  /**
   * The reason as a key. A game whose cards stand for moves may omit this method: the move is asked
   * about instead.
   */
  refusal?(card: Code): Refusal | undefined;
  /** The move that a card stands for; absent when a move takes more than a card. */
  move?(card: Code): Move;
  /** Adds a card to the draft or removes it; used instead of `move`. */
  pick?(card: Code): void;
  /** Cards that are raised because they are in the draft. */
  readonly selected?: readonly Code[];
  /** Those cards show in which order they were picked. */
  readonly counted?: boolean;
  /** Cards that have just come into the hand, marked by their edge. */
  readonly fresh?: readonly Code[];
  /** The board tells of the card that the pointer is on or that has focus: `ctx.looked`. */
  readonly isLookedAt?: true;
  /** The label of the hand when it is not "Your hand", such as a row that everybody sees. */
  readonly label?: string;
  /** Draws and names the cards when they are not playing cards. */
  readonly own?: OwnCards<Code>;
}

/** Draws and names cards that are not playing cards. */
export interface OwnCards<Code extends string = string> {
  /**
   * The face as a `.gk` span, or a card with two sides (`table/two-sided.ts`), which turns over when
   * it shows its other one.
   */
  face(card: Code, illegal: boolean): TemplateResult;
  /** The name of a card, `Thief, 4`. */
  name(card: Code): string;
  /** What is written below a card, `Thief`. */
  caption?(card: Code): string;
  /** Milliseconds before a card is crowned, which is drawn above it; `undefined` for all others. */
  crown?(card: Code): number | undefined;
}

/** One picture of the table. */
export interface Scene<Move = AnyMove, Code extends string = Card> {
  /** The line at the top: contract, goal, open cards, number of the deal. */
  readonly contract: TemplateResult;
  /** The seats and the cards between them. */
  readonly board: TemplateResult;
  /**
   * Covers board, prompt and hand, which stay where they are, hidden: the table keeps its height. The
   * summary of a deal, or the end of a match; the prompt and its buttons are drawn below it.
   */
  readonly stage?: TemplateResult;
  /**
   * `board`: undo and hint stand in the lower corner of the board, which keeps room for them; without
   * it they stand in the prompt.
   */
  readonly tools?: 'board';
  /** First line of the prompt: the question or the event. */
  readonly say: unknown;
  /** Second line of the prompt: the reason, or who leads. */
  readonly why: unknown;
  readonly controls: readonly Control[];
  /** Doubts or accepts a claim, by one key; absent when there is no claim. */
  answer?(doubt: boolean): void;
  /** Called when a pointer goes down on hand or board, in games where cards can be dragged. */
  grab?(event: PointerEvent): void;
  /** The seat to which the trick on the table travels now. */
  readonly collect?: Seat;
  /** Absent when a summary replaces board and hand. */
  readonly hand?: HandScene<Move, Code>;
  /** What lies in the place of a hand: something else to choose from, or a result to read. */
  readonly tray?: TemplateResult;
}

/** The table of any game, as the shell handles it. */
export type AnyTable = TableModule<AnyView, AnyMove, AnyEvent, string>;

/** A scene of such a table. */
export type AnyScene = Scene<AnyMove, string>;

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
  /** What is played, before the first card. */
  | 'intro'
  /** A moment in which somebody may act unseen: as long whether anybody does or not. */
  | 'moment'
  /** A text to read. */
  | 'notice'
  /** Waits for the reader, as the summary of a deal does. */
  | 'stop'
  /** Hidden cards turn, for as long as in `reveals`, and then stay until the reader goes on. */
  | 'reveal-stop';

/** What a key can read aloud. */
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

/**
 * A panel beside the table or in a dialog. A game has `this-deal`, the last trick with what the deal
 * has cost so far, or `last-trick`, or neither.
 */
export type Panel = 'this-deal' | 'last-trick' | 'scores' | 'log' | 'rules';

/** A coach mark: said once, to a reader who has never played a game of the kind. */
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
   * Where it stands: over the prompt, below the board or with an arrow to the hand or to the reader's
   * seat; or above the prompt, where it speaks of the buttons.
   */
  readonly at: 'board' | 'hand' | 'seat' | 'prompt';
  /**
   * What it speaks of, a selector: it gets a ring, and the mark waits until it is drawn. Absent where
   * the arrow says it.
   */
  readonly part?: string;
  /** True while what it speaks of is used. */
  when(view: View, ctx: RenderContext<View, Move, Event, AnyCatalogue>): boolean;
  /** Its sentence, or two lines. */
  say(view: View, messages: MessagesOf<Own>): readonly [say: string, why?: string];
}

/** A part of a panel: a trick of the review, from 0. */
export interface PanelPart {
  readonly at: number;
}

/** How the rest of a deal will go, when that is certain. */
export interface Ending<Move = AnyMove> {
  /** `finish`: nothing that counts is left. `claim`: everything left is this seat's. */
  readonly kind: 'finish' | 'claim';
  /** The move that leads there; absent when any move does. */
  readonly move?: Move;
  /** True when the rest costs this seat points. */
  readonly costs?: boolean;
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
   * Scenes draw `ctx.middle`, and the board of a view that knows no hand. While people who share the
   * screen change places, the shell covers all of a table without it.
   */
  readonly hasMiddle?: true;
  /** How long an event is shown. */
  tempo(event: Event, view: View): Tempo;
  /** True while a view shows what is going to be played: a match that begins with it shows it a while. */
  opens?(view: View): boolean;
  /**
   * Whether the rest of the deal can change nothing any more: play goes twice as fast then. `pause`:
   * nothing lies in the middle, so that the table may ask there whether the deal should end; its scene
   * draws `ctx.middle`.
   */
  decided?(view: View): boolean | 'pause';
  /**
   * Fetches what is drawn and said from the first move on, in games where that is separate. The shell
   * awaits it before it shows anything but the first picture of a new match, and before it asks for a
   * sentence.
   */
  fetchRest?(): Promise<unknown>;
  /**
   * True for a move of a bot that is played without a pause because nobody waits to see it, such as
   * a pass.
   */
  swift?(move: Move): boolean;
  /**
   * The move that needs no press, once an event has been shown: by which something goes on that the
   * reader has begun, such as drawing until a card follows, or the only one that there is, such as a
   * pass. `moves` are the legal ones; `alone`: nobody else plays but bots, who learn nothing from a
   * move that is made at once.
   */
  follows?(event: Event, view: View, moves: readonly Move[], alone: boolean): Move | undefined;
  /**
   * The move by which a reader passes who does not want to be asked where nearly everybody passes; it is
   * played by itself, once an event has been shown, while the setting `ask-rout` is off.
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
  /** True where the table itself says all the time what the game is about: no line is needed for that. */
  readonly saysAim?: boolean;
  /** The coach marks of the first game, in their order; three at most. */
  tips?(): Promise<readonly Tip<View, Move, Event>[]>;
  /** A reading for a key, as plain text; `undefined` when the game does not have it. */
  read(
    what: Reading,
    view: View,
    ctx: RenderContext<View, Move, Event, AnyCatalogue>,
  ): string | undefined | Promise<string | undefined>;
  /**
   * What the list of keys says of readings, and of the panel of the last trick, that are not what they are called, such as the trick in a
   * game without tricks: `key/…` of the shared commands, or a message of the game's own; `null` for a
   * reading that the game does not have.
   */
  readonly keyNames?: Partial<Readonly<Record<Reading | 'last', string | null>>>;
  /** True where claims are made that others may doubt. */
  readonly hasClaims?: true;
  /**
   * A hint that is not a single card: its name, and the draft that shows it. The bot's reason has
   * `cards` where it advises several at once.
   */
  suggest?(
    move: Move,
    ctx: RenderContext<View, Move, Event, AnyCatalogue>,
    why?: Choice['why'],
  ): {readonly name: string; readonly draft: unknown} | undefined;
  /** Cards on the table whose players can be asked for their reasons. */
  laid?(view: View): readonly {readonly seat: Seat; readonly card: string}[];
  /**
   * What may be told of another seat's move, in games whose moves are not cards on the table: values for
   * the message of its reason, among them `temper: undefined` where a liking of the bot would give away
   * what is secret; `undefined` as long as the move is not to be told. `then` is what the reader
   * saw just before the move, `view` what the reader sees now.
   */
  told?(move: Move, seat: Seat, then: View, view: View): Promise<object | undefined>;
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
