import type {Bot, Game, PlayGame, Rules} from '../../game/index.js';
import type {AnyTable} from '../../elements/scene.js';
import type {MessageCatalogue, Locale} from '../../i18n/index.js';

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
  messages(locale: Locale): Promise<MessageCatalogue>;
}

/** Sentences of a language; English where there are none. */
export const messagesIn = (
  by: Readonly<Record<Locale, () => Promise<MessageCatalogue>>>,
  locale: Locale,
): Promise<MessageCatalogue> => (Object.hasOwn(by, locale) ? by[locale] : by.en)();

/** The entry of an id among some, or `undefined`. */
export const find = (entries: readonly Entry[], id: string): Entry | undefined =>
  entries.find((entry) => entry.id === id);
