import {nearestLang, oneOf, type Speed, SPEEDS} from '../../elements/index.js';
import {coreMessages, matchLocale, type Locale} from '../../i18n/index.js';
import {load, save} from './store.js';

/** The settings a player may change; the author presets them by attributes of the same names. */
export const CHOICES = {
  speed: ['normal', 'slow', 'fast', 'instant'],
  deck: ['four-colour', 'two-colour'],
  'card-index': ['auto', 'en', 'ru'],
  'card-size': ['auto', 'small', 'medium', 'large'],
  'play-mode': ['auto', 'tap', 'confirm'],
  'bot-level': ['normal', 'easy', 'strong', 'expert'],
  'autoplay-forced': ['last', 'all', 'off'],
  decided: ['ask', 'end'],
  'ask-rout': ['on', 'off'],
  handedness: ['right', 'left'],
  sound: ['off', 'on'],
  haptics: ['off', 'on'],
  timers: ['auto', 'on', 'off'],
  theme: ['auto', 'flat', 'felt'],
  shortcuts: ['on', 'off'],
  verbosity: ['normal', 'brief', 'full'],
  locale: ['auto', ...(Object.keys(coreMessages) as Locale[])],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type Setting = keyof typeof CHOICES;
export type Value<Name extends Setting> = (typeof CHOICES)[Name][number];

const KEY = 'gstk/settings';

/** The table whose settings these are. */
interface Host extends Element {
  setStates(states: Readonly<Record<string, boolean>>): void;
}

/**
 * The player's own choices, kept in the browser, override the author's attributes, which override the
 * defaults.
 */
export class Settings {
  /** Plays a certain outcome at once, whatever the speed setting. */
  rush = false;
  readonly #host: Host;
  #own: Partial<Record<string, string>> = {};
  #lent: Partial<Record<string, string>> = {};

  constructor(host: Host) {
    this.#host = host;
  }

  /** Reads the kept choices, ignoring invalid data, and warns of invalid attributes. */
  read(): void {
    const kept = load(KEY);
    this.#own = typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
    for (const name of Object.keys(CHOICES) as Setting[]) this.get(name);
  }

  /**
   * Shows the looks in effect, by custom states: the attributes are the author's, and a morph with the
   * author's HTML would take ours off again.
   */
  wear(): void {
    const size = this.get('card-size');
    this.#host.setStates({
      felt: this.get('theme') === 'felt',
      left: this.get('handedness') === 'left',
      small: size === 'small',
      medium: size === 'medium',
      large: size === 'large',
    });
  }

  /** The value in effect. */
  get<Name extends Setting>(name: Name): Value<Name> {
    const own = this.#lent[name] ?? this.#own[name];
    const allowed: readonly [string, ...string[]] = CHOICES[name];
    if (own !== undefined && allowed.includes(own)) return own as Value<Name>;
    let value = this.#given(name);
    // A tag such as `ru-RU` also names its language.
    if (name === 'locale') value = value.toLowerCase().split(/[-_]/)[0] ?? '';
    return oneOf(this.#host, name, value, allowed) as Value<Name>;
  }

  /** An object that is replaced with every choice, for comparison by identity. */
  get stamp(): unknown {
    return this.#own;
  }

  /** The author's value: a property, which an attribute sets too. */
  #given(name: Setting): string {
    const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const value: unknown = (this.#host as unknown as Record<string, unknown>)[property];
    return typeof value === 'string' ? value : '';
  }

  /** Sets values for the match on the table, over the player's choices, which stay. */
  lend(values: Partial<Record<Setting, string>>): void {
    this.#lent = values;
    this.#own = {...this.#own};
  }

  /** Saves a player's choice. */
  set<Name extends Setting>(name: Name, value: Value<Name>): void {
    const lent = Object.entries(this.#lent).filter(([key]) => key !== name);
    this.#lent = Object.fromEntries(lent) as Partial<Record<string, string>>;
    this.#own = {...this.#own, [name]: value};
    save(KEY, this.#own);
  }

  get speed(): Speed {
    if (this.rush) return 'instant';
    const speed = this.get('speed');
    return SPEEDS.includes(speed) ? speed : 'normal';
  }

  /**
   * The locale: the player's choice, the attribute, the nearest `lang`, the browser's languages, else
   * English.
   */
  get locale(): Locale {
    const set = this.get('locale');
    if (set !== 'auto') return set;
    return matchLocale([nearestLang(this.#host), ...navigator.languages]);
  }

  /** The locale whose letters stand on the cards. */
  get letters(): string {
    const set = this.get('card-index');
    return set === 'auto' ? this.locale : set;
  }
}
