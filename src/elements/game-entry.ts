import type {GameChart} from './chart/chart.js';
import type {
  AnyEvent,
  AnyMove,
  AnyState,
  AnyView,
  Bot,
  Explainer,
  Foresight,
  Game,
  Lots,
  Options,
  PlayRules,
  Rules,
  Seat,
} from '../game/index.js';
import type {AnyStateMachine} from 'xstate';
import type {Locale, MessageCatalogue, Messages, Rulebook} from '../i18n/index.js';
import type {DiagramMaker} from './diagram/maker.js';
import type {ChoiceLessons} from './choice-lesson.js';
import type {FirstDeal} from './first-deal.js';
import type {AnyTable} from './table-module.js';

/** How a page writes a game: `<crown-game variant="find">`, or by its number, `version="1"`. */
export interface GameTag {
  readonly name: `${string}-game` | 'gstk-table';
  readonly variant?: string;
  readonly version?: string;
  /** Values of `variant` that are this one game with other options, and those options; the usual one first. */
  readonly variants?: Readonly<Record<string, Options>>;
}

/** The kind of an event for a shell, whatever its game calls it. */
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

/** The `eventKind` of games whose events have the usual names. */
export const usualEventKind = kindByType({
  dealt: 'deal-started',
  'card played': 'card-played',
  'card picked': 'card-played',
  'trick taken': 'trick-taken',
  'deal scored': 'deal-scored',
  'game over': 'game-ended',
});

/** Marks a string as CSS, which builds for pages minify; it stays a string, since Lit comes later. */
export const css: typeof String.raw = String.raw;

/** The part of a game that a worked example can draw before the rules are loaded. */
export interface Placeholder {
  /** How many cards are dealt. */
  readonly cards: number;
  /**
   * CSS of the space reserved for a diagram that only the rules can lay out, at its usual height,
   * so that the page does not shift: `--n` is the part that scales with a card's width, `--more` is
   * the rest, `.room div` is a row of two seats beyond four. Absent when hands and a trick are the
   * whole diagram, which is then drawn at its full size at once.
   */
  readonly room?: string;
}

/** A card that only this game has: its columns by their headings, first `id`. */
export type CharacterRow = Readonly<Record<'id' | 'name', string>> &
  Readonly<Record<string, string>>;

/** Writes the log of a match as a row of signs, as it went for a seat. */
type SignsOf = (log: readonly never[], seat: Seat) => string;

/** What statistics count besides matches and points: queens taken, lies caught, a king kept. */
export type Feats = Readonly<Partial<Record<'queens' | 'lies' | 'kings', number>>>;

/** The minutes of a match by its length; games without `lengths` have the full one alone. */
type Minutes = Readonly<Partial<Record<'full' | 'short' | 'deal', number>>>;

/** The explanation of a game for a reader. */
interface Guide {
  readonly rulebook: Rulebook;
  /** For `<game-chart>`; a game that is being written may have none yet. */
  readonly chart?: GameChart;
  /**
   * How a match went for a seat as a row of signs for a chat, from its log; without it a sign stands for
   * each trick, or each deal.
   */
  signs?(): Promise<SignsOf>;
  /** How many minutes the usual matches of its games take, by the id of the game; measured by a script. */
  readonly minutes?: Readonly<Record<string, Minutes>>;
  /** Says why moves were worse than others; the sentences of its facts are in `becauseMessages`. */
  readonly explainers?: (game: string) => Promise<Explainer | undefined>;
  readonly becauseMessages?: (locale: Locale) => Promise<MessageCatalogue>;
  /** What a seat has done in a match that statistics count, from its log. */
  feats?(): Promise<(log: readonly never[], seat: Seat) => Feats>;
  /** The deals that teach the games of this guide, by the id of the game. */
  readonly firstDeals?: Readonly<Partial<Record<string, () => Promise<FirstDeal>>>>;
  /** What the choices of these games mean, which come before or besides the play of cards. */
  readonly choices?: () => Promise<ChoiceLessons>;
  /** The game's own cards, for its reference: a row for each with its id and all that is printed on it. */
  readonly characters?: (messages: Messages) => readonly CharacterRow[];
  /** An author's own table of such cards, as a position may hold it in its field `deck`. */
  readonly ownDeck?: unknown;
}

/**
 * One game: everything that the rest of the project knows about it. Its parts are loaded on demand.
 * The catalogue is the list of entries. An entry whose types are named gives rules, game and bot of
 * these types; `GameEntry` alone is the entry of any game.
 */
export interface GameEntry<
  Id extends string = string,
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  View extends AnyView = AnyView,
  Event extends AnyEvent = AnyEvent,
> {
  /** The id, as in `<gstk-table game="king-simple">`. */
  readonly id: Id;
  /** The address of the script that registers a game from outside, as the builder of snippets names it. */
  readonly script?: string;
  /** The title in English; a screen shows the message `game/<id>` of its locale instead. */
  readonly title: string;
  /** One line in English about the game. */
  readonly summary: string;
  /** Games of one family share a folder, an engine and a table. */
  readonly family: string;
  /**
   * The allowed number of seats and the usual one; `most` when an option allows more than `max`.
   */
  readonly seats: {
    readonly min: number;
    readonly max: number;
    readonly usual: number;
    readonly most?: number;
  };
  readonly tag: GameTag;
  /** The options of matches that are shorter than full; absent where a usual match is no longer than a deal. */
  readonly lengths?: Readonly<Record<'short' | 'deal', Options>>;
  readonly placeholder: Placeholder;
  /** The kind of an event for sounds, sentences and lessons; `undefined` if it means nothing to them. */
  eventKind(event: AnyEvent): EventKind | undefined;
  /**
   * True if nothing about a finished deal stays secret: its cards go back to the pack before the next
   * deal. A table then offers a review of it, with all hands open, while the match goes on.
   */
  readonly opensDeals?: true;
  /**
   * The types of moves that are spoken rather than played. Their value depends on how others take them,
   * which no search can tell, so a decision with a legal move of such a type is not judged.
   */
  readonly talk?: readonly string[];
  /**
   * The bot levels at which a temper changes the style of play but not, as measured, its strength.
   * Absent if choices have no style because there is one best way.
   */
  readonly tempers?: readonly ('normal' | 'strong' | 'expert')[];

  // Play

  /** All that the first picture of a table needs of the rules. Loads neither XState nor Lit. */
  play(): Promise<PlayRules<State, Move, View, Event>>;
  /** The chart, which a table needs from the first move on; it brings XState. */
  machine(): Promise<AnyStateMachine>;
  /** The bot that plays the other seats. */
  bot(): Promise<Bot<View, Move>>;
  /**
   * The bot of the level `easy`: it sees less than `bot`, never errs on purpose, and is fetched only if
   * that level is asked for. Absent if there is nothing to leave out.
   */
  beginner?(): Promise<Bot<View, Move>>;
  /**
   * The bot that plays a match on while moves are judged, in games without `foresight` whose usual bot
   * would take seconds to finish it.
   */
  playsOn?(): Promise<Bot<View, Move>>;
  /** The lots that are drawn in the game, between which a review does not judge; absent if there are none. */
  lots?(): Promise<Lots<View, Move>>;
  /**
   * Everything a search needs in addition to the rules; absent if the bot plays perfectly or nobody
   * could see ahead.
   */
  foresight?(): Promise<Foresight<State, Move, View>>;
  /** Lets a page that knows only a view work out the legal moves. */
  determinize(): Promise<Rules<State, Move, View, Event>['determinize']>;

  // The table

  /** Scene, sentences, styles, coach marks. */
  table(): Promise<AnyTable>;

  // For authors of records, positions, lessons and charts

  /** The whole rules, which read positions too. Loads neither XState nor Lit. */
  rules(): Promise<Rules<State, Move, View, Event>>;
  /** The whole rules and the chart; loads no Lit. */
  load(): Promise<Game<State, Move, View, Event>>;
  /** Draws the game's positions; without it, hands and a trick are shown. */
  diagram?(): Promise<DiagramMaker>;
  /**
   * The explanation of the game for a reader: its rules, and the drawing and the words of its
   * statechart.
   */
  guide?(): Promise<Guide>;

  // Messages

  /**
   * The game's messages; English where the locale has none. `aim/<id>` says in one line of at most 65
   * characters what the game is about, which may depend on the options.
   */
  messages(locale: Locale): Promise<MessageCatalogue>;
  /**
   * The messages that the first picture does not need, if fetching them apart saves more than a request
   * costs.
   */
  deferredMessages?(locale: Locale): Promise<MessageCatalogue>;

  /**
   * Modules that the table and the bot need later, other than panels, readings and narration. They are
   * fetched in the background once somebody plays, so that a match can be finished offline.
   */
  readonly prefetch?: readonly (() => Promise<unknown>)[];
}

/** The members of an entry that follow from the others. */
type Derived = 'determinize' | 'load' | 'play';

/**
 * Makes an entry from the facts about a game and its parts. Name a part only if pages fetch it without
 * the others: `rules` serves as `play`, and rules and chart make the game. Play rules without a
 * determinizer need a separate one.
 */
export function gameEntry<
  Id extends string,
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
>(
  written: Omit<GameEntry<Id, State, Move, View, Event>, Derived> &
    Partial<Pick<GameEntry<Id, State, Move, View, Event>, Exclude<Derived, 'load'>>>,
): GameEntry<Id, State, Move, View, Event> {
  const {machine, rules, play = rules} = written;
  return {
    play,
    determinize: async () => (await play()).determinize!,
    ...written,
    async load() {
      const [whole, chart] = await Promise.all([rules(), machine()]);
      return {rules: whole, machine: chart};
    },
  };
}
