import {property} from 'lit/decorators.js';
import {type Clock, type GameEntry, oneOf} from '../elements/index.js';
import type {MatchSetup} from '../match/index.js';
import {readOptions, wholeNumber} from './parse-attributes.js';
import type {PageBots} from './play/bots.js';
import {placeOnPage} from './place-on-page.js';
import {GstkElement} from '../elements/shared/index.js';

/** Options by name, or in the form of the attribute: `kingsAreBoys: on; earlyStop: off`. */
export type OptionValues = Readonly<Record<string, string | number>>;

/** A property that is empty, or not a text, removes the attribute. */
const word = {toAttribute: (value: unknown) => (typeof value === 'string' && value) || null};

/** What a table does with worked examples. */
export interface TableExamples {
  /** Their tag. */
  tag(): string;
  /** Fetches what those of a game need. */
  ahead(entry: GameEntry, locale: string): Promise<void>;
  /** The picture of an example with these attributes, as SVG. */
  picture(
    attributes: Readonly<Record<string, string>>,
    told: {readonly title: string; readonly locale: string},
  ): Promise<string>;
}

/** The attributes of a table, and what follows from them: the match that it deals, and where it is kept. */
export abstract class TableAttributes extends GstkElement {
  /** The position that the page has set as `state`. */
  protected position: unknown;
  readonly #internals = this.attachInternals();

  /** The clock of all timers of this table, for tests; set it before the first render. */
  clock?: Clock;

  /** The number of players. */
  @property() players: string | number = '';

  /** Options of the game; as an attribute `name: value; name: value`. */
  @property({converter: {fromAttribute: readOptions}}) options: OptionValues = {};

  /**
   * How long a match is: `full`, `short` for a break, or one `deal`; games whose usual match is short know
   * no other. The property is `matchLength`, since objects with a `length` are taken for lists.
   */
  @property({attribute: 'length'}) matchLength = '';

  /** The seed of the shuffle: equal seeds deal equal cards. */
  @property() seed = '';

  /** The reader's seat, from 0; bots sit in the others. */
  @property({type: Number}) seat = 0;

  /** Names of the players, the reader first: `"You Vera Otto Nora"`. */
  @property() seats = '';

  /** The key under which the browser keeps the match; `off` keeps nothing. */
  @property({attribute: 'storage-key'}) storageKey = '';

  /** `eager` loads at once, `lazy` when the table comes near the viewport. */
  @property() loading = 'lazy';

  /** The language; `auto` follows the page. */
  @property() locale = '';

  /** The letters on the cards; `auto` follows the language. */
  @property({attribute: 'card-index'}) cardIndex = '';

  /**
   * The colours of the suits: `four-colour` or `two-colour`. As a property also a list of cards to play
   * with, in games whose authors may choose one; an invalid list causes a warning and is ignored.
   */
  @property() deck: string | readonly object[] = '';

  /** The size of the cards: `auto`, `small`, `medium` or `large`. */
  @property({attribute: 'card-size'}) cardSize = '';

  /** The tempo of the game: `slow`, `normal`, `fast` or `instant`. */
  @property() speed = '';

  /** `tap` plays a card at once, `confirm` asks again. */
  @property({attribute: 'play-mode'}) playMode = '';

  /** The look of the table: `auto`, `flat` or `felt`. */
  @property() theme = '';

  /** `off` disables the letter keys. */
  @property() shortcuts = '';

  /** How much is announced: `brief` (the reader's turn, refusals and results), `normal` or `full`. */
  @property() verbosity = '';

  /**
   * The strength of the bots: `easy`, `normal`, `strong` or `expert`. Easy ones see only their own hand
   * and the table; the last two think ahead, in games in which that helps.
   */
  @property({attribute: 'bot-level'}) botLevel = '';

  /**
   * Bots of the page in place of the game's own: a bot for all seats, or a function that gives the bot
   * of a seat. When one throws, answers with no legal move or takes longer than ten seconds, the table
   * says so and plays a safe move.
   */
  @property({attribute: false}) bots: PageBots | undefined = undefined;

  /** Whether the only card that may be played plays itself: `last` (in the last trick), `all` or `off`. */
  @property({attribute: 'autoplay-forced'}) autoplayForced = '';

  /** Whether a deal in which nothing can change any more is asked about, `ask`, or ends: `end`. */
  @property() decided = '';

  /** `left`: the fan opens the other way, and the buttons are at the left. */
  @property() handedness = '';

  /** `on`: cards, the reader's turn and refusals make a sound; `off` unless the reader chooses it. */
  @property() sound = '';

  /** `on`: the device vibrates, where it can, for the reader's turn and refusals. */
  @property() haptics = '';

  /** `off`: the reader can ask for no hints. */
  @property() hints = '';

  /**
   * How far a reader may undo: `game`, `deal` (not into a deal that is over), or `off`. The property is
   * `undoing`, since `undo()` is a method.
   */
  @property({attribute: 'undo'}) undoing = '';

  /** Seconds for each decision of the reader, with a warning five seconds before the end; empty for no limit. */
  @property({attribute: 'turn-timer'}) turnTimer: string | number = '';

  /**
   * Whether time limits of the rules apply, such as the five minutes of The King at Court: `auto` (where
   * several people share the screen), `on` or `off`.
   */
  @property() timers = '';

  /** The table is only shown; nobody plays. */
  @property({type: Boolean, attribute: 'readonly'}) readOnly = false;

  /** Bots play all seats, the reader's too, until the reader pauses them or the table leaves the viewport. */
  @property({type: Boolean}) autoplay = false;

  /**
   * The table begins with the lesson of its game, a deal that teaches it; it has no effect in games
   * without one.
   */
  @property({type: Boolean}) learn = false;

  /**
   * The table begins with the deal of the day, the same for every reader of the game; a name gives a site
   * deals of its own, and `off` offers none.
   */
  @property() daily: string | null = null;

  /** The number of people who share this screen; they play the first seats, each behind a cover, bots the others. */
  @property() humans: string | number = '';

  /**
   * Where matches with friends are played, such as `https://cards.example`, or `/` for the page's own
   * server: the table offers to make one there. Empty for no server.
   */
  @property() server = '';

  /**
   * Where links to this table stand in the address of the page: in the fragment, `hash`, or in the
   * `query`; `auto` takes the query where the fragment is a route, such as `#/games/king`.
   */
  @property({attribute: 'link-in'}) linkIn = '';

  /**
   * What is shown of a match with friends: `auto` all of it, `board` the table for a screen that all see,
   * `hand` the reader's hand and what is asked, for a phone beside it.
   */
  @property({reflect: true, converter: word}) layout = '';

  /** The catalogue entry of the current game. */
  abstract get entry(): GameEntry;

  /**
   * Worked examples, in which a review shows positions and whose pictures leave the page; fetches what
   * they need.
   * @internal
   */
  abstract examples(): Promise<TableExamples>;

  /** The games that the tag plays. */
  get games(): readonly GameEntry[] {
    return [this.entry];
  }

  /** True when an attribute needs the features before the first touch. */
  get needsFeatures(): boolean {
    const {autoplay, daily, humans, learn, turnTimer, timers, server} = this;
    const isDaily = daily !== null && daily !== 'off';
    return (
      Boolean(autoplay || humans || isDaily || learn || turnTimer || server) || timers === 'on'
    );
  }

  /**
   * What the browser knows this table by: the author's key, or its place on the page; `undefined` where
   * nothing is to be kept.
   */
  get ownKey(): string | undefined {
    return this.storageKey === 'off' ? undefined : this.storageKey || placeOnPage(this);
  }

  /** The storage key of the match. */
  get keptAt(): string | undefined {
    const own = this.ownKey;
    if (own === undefined || this.position !== undefined) return undefined;
    const {players, seed, deck} = this;
    const cards = typeof deck === 'object' && deck;
    const asked = JSON.stringify([players, seed, this.setup().options, cards]);
    return `gstk/match/${own}/${this.entry.id}/${asked}`;
  }

  /**
   * The match setup of the attributes, with `other` taking precedence; a deck of the author's always
   * applies.
   */
  setup(other: MatchSetup = {}): MatchSetup {
    const {min, max, usual, most = max} = this.entry.seats;
    const players = wholeNumber(this, 'players', this.players, {min, max: most});
    const asked: MatchSetup = {
      // A position has its own number of seats.
      seats: players ?? (this.position === undefined ? usual : undefined),
      options: {...this.#shorter, ...this.options},
      ...(this.seed ? {seed: this.seed} : {}),
      ...(this.position === undefined ? {} : {state: this.position}),
      ...other,
    };
    if (typeof this.deck !== 'object') return asked;
    return {...asked, state: {deck: this.deck, ...(asked.state as object | undefined)}};
  }

  /** The options of a match of the asked length. */
  get #shorter(): OptionValues | undefined {
    const length = oneOf(this, 'length', this.matchLength, ['full', 'short', 'deal']);
    return length === 'full' ? undefined : this.entry.lengths?.[length];
  }

  /** Sets custom states for the page's styles: `king-game:state(my-turn)`. */
  setStates(states: Readonly<Record<string, boolean>>): void {
    const {states: now} = this.#internals;
    // A browser computes styles again for a state that is added twice.
    for (const [name, on] of Object.entries(states))
      if (now.has(name) !== on) now[on ? 'add' : 'delete'](name);
  }
}
