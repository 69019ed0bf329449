import type {CSSResult, TemplateResult} from 'lit';
import type {Card} from '../cards/index.js';
import type {AnyMove, AnyEvent, AnyView, Refusal, Seat} from '../game/index.js';
import type {AnyCatalogue, Messages} from '../i18n/index.js';
import type {Deck} from './card-face/card-face.js';

/**
 * What a game's `table.ts` gives the shell, and what the shell gives it. The shell owns the frame
 * (prompt, hand, bar, panels, keys, tempo, speech); the game owns what lies in it. A scene is a pure
 * function of the view and the context, so the same module draws a live table, a past beat and a diagram.
 */

/**
 * What the shell lends a scene. `Own` are the game's sentences, `typeof en`, beside the shared ones; the
 * shell, which does not know the game, leaves them out.
 */
export interface RenderContext<
  View = AnyView,
  Move = AnyMove,
  Event = AnyEvent,
  Own = AnyCatalogue,
> {
  /** Who looks; `undefined` for an onlooker. */
  readonly seat: Seat | undefined;
  /** By seat, in the reader's language; the local single player is "You". */
  readonly names: readonly string[];
  readonly messages: Messages<Own>;
  /** Which letters stand on the cards: `en`, `ru`. */
  readonly letters: string;
  /** `four-colour` or `two-colour`. */
  readonly deck: Deck;
  /** Where a card lies or comes from, or (with `null`) where a seat is; for motion. */
  readonly origin: (seat: Seat, card: string | null) => DOMRect | undefined;
  /** True while this seat's decision is wanted. */
  readonly asking: boolean;
  /** This seat's moves while it is asked, else `[]`. */
  readonly moves: readonly Move[];
  /** Why a move is not allowed. */
  refuse(move: Move): Refusal | undefined;
  /** Plays a move, or shows why not. */
  ask(move: Move): void;
  /** What this reader lays out and has not played yet; the game's own, forgotten with each move. */
  readonly draft: unknown;
  /** Changes the draft and draws anew. */
  sketch(draft: unknown): void;
  /** The event that is being shown, if one is. */
  readonly event: Event | undefined;
  /** What lay on the table just before that event: a taken trick is still to be seen there. */
  readonly before: View | undefined;
  /** Goes on after an event that waits for the reader (a deal's summary). */
  go(): void;
  /** All that this reader was told, oldest first; panels have it. */
  readonly log?: readonly Event[];
}

/** A button of the prompt. */
export interface Control {
  readonly id: string;
  readonly label: string;
  readonly primary?: boolean;
  /** The path of an icon (`card-face/icons.ts`); narrow tables then show the icon alone. */
  readonly icon?: string;
  /** Why it cannot be pressed now; it stays focusable. */
  readonly disabled?: string;
  run(): void;
}

/** The hand as the scene wants it; of playing cards, or of `Code`s that the game draws itself. */
export interface HandScene<Move = AnyMove, Code extends string = Card> {
  /** In the order in which they are shown. */
  readonly cards: readonly (Code | null)[];
  /** How many were dealt: the hand keeps its rows and height while it is played out. */
  readonly dealt: number;
  /** Playable cards; `null` while the seat is not asked. */
  readonly legal: readonly Code[] | null;
  /** The reason why a card may not be played, as a sentence. */
  why(card: Code): string | undefined;
  /** The same as a key; where a card stands for its move alone, that move is asked about. */
  refusal?(card: Code): Refusal | undefined;
  /** The move that a card stands for; left out where a move takes more than a card. */
  move?(card: Code): Move;
  /** Takes a card into the draft, or out of it; in place of `move`. */
  pick?(card: Code): void;
  /** Cards that stand raised because they are in the draft. */
  readonly selected?: readonly Code[];
  /** What a reader calls it, where it is not "Your hand": a row that all look at. */
  readonly label?: string;
  /** The game's own drawing and name of a card, where its cards are no playing cards. */
  readonly own?: OwnCards<Code>;
}

/** How cards that are no playing cards look and what they are called. */
export interface OwnCards<Code extends string = string> {
  /** A `.gk` span; what colours it beyond the styles of playing cards are the game's own rules. */
  face(card: Code, illegal: boolean): TemplateResult;
  /** In words, `Thief, 4`. */
  name(card: Code): string;
}

/** One picture of the table. */
export interface Scene<Move = AnyMove, Code extends string = Card> {
  /** The line of chrome: contract, goal, what is still out, which deal. */
  readonly contract: TemplateResult;
  /** Seats and what lies between them; a summary may take its place. */
  readonly board: TemplateResult;
  /** First line of the prompt: what is asked, or what happens. */
  readonly say: unknown;
  /** Second line: why, or who leads. */
  readonly why: unknown;
  readonly controls: readonly Control[];
  /** Doubts a claim, or accepts it, by one key; left out where none is to be answered. */
  answer?(doubt: boolean): void;
  /** A pointer went down on hand or board: a card may be dragged, beside taps and keys. */
  grab?(event: PointerEvent): void;
  /** The seat to which the trick on the table travels now. */
  readonly collect?: Seat;
  /** Left out where a summary takes the place of board and hand. */
  readonly hand?: HandScene<Move, Code>;
}

/** A table whatever its cards are, as the shell has it. */
export type AnyTable = TableModule<AnyView, AnyMove, AnyEvent, string>;

/** A picture of such a table. */
export type AnyScene = Scene<AnyMove, string>;

/** How long an event lies before the next is shown; milliseconds are the shell's. */
export type Tempo = 'none' | 'step' | 'trick' | 'collect' | 'notice' | 'stop';

/** What can be read aloud by one key. */
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

/** A public event of a game's tag. */
export interface PublicEvent {
  readonly name: `gstk-${string}`;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** A panel beside the table or in a dialog. */
export type Panel = 'last-trick' | 'scores' | 'log' | 'rules';

/** The rest of a deal, when it is certain. */
export interface Ending<Move = AnyMove> {
  /** `finish`: nothing that counts is left. `claim`: all that is left is this seat's. */
  readonly kind: 'finish' | 'claim';
  /** What this seat plays now to make it so; left out where any move does. */
  readonly move?: Move;
}

/** A time that the rules give to what goes on; rules know no time, so the table keeps it. */
export interface Timed {
  /** Another id is another time; the same goes on where it stood. */
  readonly id: string;
  readonly seconds: number;
  /** For whom the fallback of the rules is played at the end. */
  readonly seats: readonly Seat[];
  /** It is to be seen, and stands still. */
  readonly still?: boolean;
}

/** A game's table. */
export interface TableModule<
  View extends AnyView = AnyView,
  Move extends AnyMove = AnyMove,
  Event extends AnyEvent = AnyEvent,
  Code extends string = Card,
> {
  scene(view: View, ctx: RenderContext<View, Move, Event, AnyCatalogue>): Scene<Move, Code>;
  /** How long an event lies. */
  tempo(event: Event, view: View): Tempo;
  /** Fetches what the next three speak with, where that comes apart; they are called after it. */
  fetchSpeech?(): Promise<unknown>;
  /** True for a move of a bot that nobody waits to see, such as a pass: it comes without a pause. */
  swift?(move: Move): boolean;
  /** True while all may speak at any time: bots go on while the reader is asked. */
  open?(view: View): boolean;
  /** The time that runs for what goes on, where players want the clock; asked again and again. */
  timed?(view: View): Timed | undefined;
  /** An event in one sentence, for the log and the announcer; `undefined`: not worth a word. */
  sentence(event: Event, ctx: RenderContext<View, Move, Event, AnyCatalogue>): string | undefined;
  /** What is announced when this seat is asked. */
  asked(view: View, ctx: RenderContext<View, Move, Event, AnyCatalogue>): string;
  /** A reading for a key, as plain words; `undefined` when the game has none. */
  read(
    what: Reading,
    view: View,
    ctx: RenderContext<View, Move, Event, AnyCatalogue>,
  ): string | undefined | Promise<string | undefined>;
  /** A hint that is no single card: its name, and the draft in which it is laid out. */
  suggest?(
    move: Move,
    ctx: RenderContext<View, Move, Event, AnyCatalogue>,
  ): {readonly name: string; readonly draft: unknown} | undefined;
  /** Cards on the table whose players may be asked why. */
  laid?(view: View): readonly {readonly seat: Seat; readonly card: string}[];
  /** How the rest of the deal goes, where that is certain for this seat; asked on its turn. */
  ending?(
    view: View,
    ctx: RenderContext<View, Move, Event, AnyCatalogue>,
  ): Promise<Ending<Move> | undefined>;
  /** The event that an event sends to the page. */
  publicEvent(event: Event, view: View): PublicEvent | undefined;
  /** The panels that the game has. */
  readonly panels: readonly Panel[];
  /** What a panel shows; the log is the shell's own. */
  panel(
    panel: Exclude<Panel, 'log'>,
    view: View,
    ctx: RenderContext<View, Move, Event, AnyCatalogue>,
  ): Promise<TemplateResult>;
  /** Styles that templates need inside the table's shadow root. */
  readonly styles: readonly CSSResult[];
}
