import type {AnyEvent, Bot, Game, PlayGame, Rules} from '../game/index.js';
import type {Locale, MessageCatalogue, Rulebook} from '../i18n/index.js';
import type {DiagramMaker} from './diagram/maker.js';
import type {AnyTable} from './scene.js';

/** How a page writes a game: `<crown-game variant="find">`, or by its number `version="1"`. */
export interface GameTag {
  readonly name: `${string}-game` | 'gstk-table';
  readonly variant?: string;
  readonly version?: string;
}

/** What an event is to a shell, whatever its game calls it. */
export type EventKind =
  | 'card-played'
  | 'claim-challenged'
  | 'deal-scored'
  | 'deal-started'
  | 'game-ended'
  | 'trick-taken';

/** Makes the `eventKind` of a game from a table of its events' types. */
export const kindByType =
  (kinds: Readonly<Partial<Record<string, EventKind>>>) =>
  (event: AnyEvent): EventKind | undefined =>
    kinds[event.type];

/** What a worked example can draw of a game before its rules have been fetched. */
export interface Placeholder {
  /** How many cards are dealt out. */
  readonly cards: number;
  /**
   * CSS of the room that is kept for a diagram which only the rules can lay out, as high as it usually
   * becomes, so that the page stays where it is: `--n` counts what grows with a card's width, `--more`
   * is the rest, `.room div` is a row of two seats beyond four. Left out where hands and a trick are the
   * whole diagram: it is drawn in its full size at once.
   */
  readonly room?: string;
}

/**
 * One game: all that the rest of the project knows of it. Its parts are loaded when they are asked
 * for. The catalogue is the list of entries.
 */
export interface GameEntry {
  /** As in `<gstk-table game="king-simple">`. */
  readonly id: string;
  /** English; a screen shows the sentence `game/<id>` of its own language. */
  readonly title: string;
  /** One line in English that says what the game is about. */
  readonly summary: string;
  /** Games of one family share a folder, an engine and a table. */
  readonly family: string;
  /**
   * How many may sit down, and how many do when nobody says; `most` where an option lets more sit down
   * than `max`.
   */
  readonly seats: {
    readonly min: number;
    readonly max: number;
    readonly usual: number;
    readonly most?: number;
  };
  readonly tag: GameTag;
  readonly placeholder: Placeholder;
  /** What an event is to sounds, sentences and lessons; `undefined` where it is none of these. */
  eventKind(event: AnyEvent): EventKind | undefined;
  /** Rules alone: no XState, no Lit. */
  rules(): Promise<Rules>;
  /** Rules and chart: no Lit. */
  load(): Promise<Game>;
  /** Rules and chart without what reads positions, where that is worth fetching apart: no Lit. */
  play?(): Promise<PlayGame>;
  /** The table: scene, sentences, styles. */
  table(): Promise<AnyTable>;
  /** What plays the other seats. */
  bot(): Promise<Bot>;
  /** Its sentences; English where the locale has none. */
  messages(locale: Locale): Promise<MessageCatalogue>;
  /** The rules for a reader. */
  rulebook?(): Promise<Rulebook>;
  /** Draws its positions; without one, hands and a trick are shown. */
  diagram?(): Promise<DiagramMaker>;
  /**
   * What its table and its bot ask for later, besides panels, readings and speech: fetched quietly once
   * somebody plays, so that a match can be ended without the network.
   */
  readonly prefetch?: readonly (() => Promise<unknown>)[];
}
