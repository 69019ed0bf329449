import type {Bot, Game, PlayGame, Rules} from '../../game/index.js';
import type {AnyTable} from '../../elements/scene.js';
import type {Catalogue, Locale} from '../../words/index.js';

/** One game of the catalogue; its parts are loaded when they are asked for. */
export interface Entry {
  /** As in `<gstk-table game="king-simple">`. */
  readonly id: string;
  /** English; a screen shows the sentence `game/<id>` of its own language. */
  readonly title: string;
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
  /** Rules alone: no XState, no Lit. */
  rules(): Promise<Rules>;
  /** Rules and chart: no Lit. */
  load(): Promise<Game>;
  /** Rules and chart without what reads positions, where that is worth fetching apart: no Lit. */
  play?(): Promise<PlayGame>;
  /** The drawing of its table. */
  table(): Promise<AnyTable>;
  /** Its own rule-based bot. */
  bot(): Promise<Bot>;
  /** Its sentences; English where the locale has none. */
  words(locale: Locale): Promise<Catalogue>;
  /** Sentences that can wait until somebody plays, where they come apart. */
  rest?(locale: Locale): Promise<Catalogue>;
}

/** Sentences of a language; English where there are none. */
export const spoken = (
  by: Readonly<Record<Locale, () => Promise<Catalogue>>>,
  locale: Locale,
): Promise<Catalogue> => (Object.hasOwn(by, locale) ? by[locale] : by.en)();

/** The entry of an id among some, or `undefined`. */
export const find = (entries: readonly Entry[], id: string): Entry | undefined =>
  entries.find((entry) => entry.id === id);
