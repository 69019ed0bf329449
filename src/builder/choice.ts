import {catalogue, DEFAULT, entryOf} from '../embed/catalogue.js';
import {CHOICES} from '../table/settings/settings.js';
import {coreMessages} from '../i18n/index.js';

/** The reader's choice in the builder, and the address that holds it. */

const {'bot-level': levels, locale, theme, deck, 'card-size': sizes} = CHOICES;

/** The choices among words; the first is the default. */
export const WORDS = {
  kind: ['table', 'position'],
  source: ['cards', 'deal', 'line'],
  mode: ['view', 'play', 'quiz'],
  'bot-level': levels,
  locale,
  theme,
  deck,
  'card-size': sizes,
  scheme: ['auto', 'light', 'dark'],
  width: ['column', 'phone', 'wide'],
  way: ['html', 'frame', 'wordpress', 'npm', 'server', 'picture'],
  pane: ['settings', 'preview', 'code'],
  lang: ['auto', ...Object.keys(coreMessages)],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;
type Word = keyof typeof WORDS;

/** The texts, each with the most characters that it may have; all are empty by default. */
const TEXTS = {
  players: 2,
  options: 600,
  hands: 800,
  trick: 120,
  seat: 1,
  lead: 1,
  contract: 40,
  trump: 10,
  deal: 60,
  attacker: 1,
  defender: 1,
  attack: 60,
  beats: 60,
  position: 2000,
  steps: 2000,
  text: 500,
  from: 300,
} as const;
type Text = keyof typeof TEXTS;

/** All that is chosen, as text: `game` is an id of the catalogue. */
export type Choice = Readonly<Record<'game' | Word | Text, string>>;

const first = ([word]: readonly [string, ...string[]]): string => word;

const firsts = Object.entries(WORDS).map(([name, words]) => [name, first(words)] as const);
const empty = Object.keys(TEXTS).map((name) => [name, ''] as const);
const DEFAULTS = Object.fromEntries([...firsts, ...empty, ['game', DEFAULT]]) as Choice;

/** The fields that belong to one game and mean nothing in another. */
export const OF_THE_GAME = {
  players: '',
  options: '',
  hands: '',
  trick: '',
  seat: '',
  lead: '',
  contract: '',
  trump: '',
  attacker: '',
  defender: '',
  attack: '',
  beats: '',
  position: '',
  steps: '',
} as const satisfies Partial<Choice>;

/** The longest address that is read; the texts above fill less of it. */
const LONGEST = 16_000;

/** A line without control characters, which no attribute needs. */
const LINE = /^\P{Cc}*$/u;
/** The fields that have several lines. */
const LINES: readonly string[] = ['steps'];

/** Whether a text is a place that may serve files: a web address, or a path of the page's own server. */
const isPlace = (text: string): boolean =>
  URL.canParse(text, 'https://x') && /^(https?:\/\/|\/(?!\/))/.test(text);

/** Whether a field may have a value, as far as this can be said without the rules of the game. */
function isValid(name: string, value: string): boolean {
  if (name === 'game') return entryOf(value) !== undefined;
  if (Object.hasOwn(WORDS, name)) return (WORDS[name as Word] as readonly string[]).includes(value);
  if (!Object.hasOwn(TEXTS, name)) return false;
  if (name === 'from' && value !== '' && !isPlace(value)) return false;
  const lines = LINES.includes(name) ? value.split('\n') : [value];
  return value.length <= TEXTS[name as Text] && lines.every((line) => LINE.test(line));
}

/** Whether a number of players is one that the game may have. */
function isCrowd({game, players}: Choice): boolean {
  const {min, max, most = max} = (entryOf(game) ?? catalogue[0]!).seats;
  return /^\d+$/.test(players) && Number(players) >= min && Number(players) <= most;
}

/**
 * Reads the part of an address after `#`. Anybody may have written it: values that are unknown,
 * malformed or too long are left out, and an address that is too long as a whole is ignored.
 */
export function readChoice(hash: string): Choice {
  if (hash.length > LONGEST) return DEFAULTS;
  const given = [...new URLSearchParams(hash.replace(/^#/, ''))].filter(([name, value]) =>
    isValid(name, value),
  );
  const choice: Choice = {...DEFAULTS, ...Object.fromEntries(given)};
  return isCrowd(choice) ? choice : {...choice, players: ''};
}

/** The part of an address from `#` on, with what differs from the defaults; '' when nothing does. */
export function writeChoice(choice: Choice): string {
  const said = Object.entries(choice).filter(
    ([name, value]) => value !== DEFAULTS[name as keyof Choice],
  );
  return said.length > 0 ? `#${new URLSearchParams(said).toString()}` : '';
}

/** A choice with other values; invalid values are left out. */
export const chosen = (choice: Choice, change: Partial<Choice>): Choice => ({
  ...choice,
  ...Object.fromEntries(Object.entries(change).filter(([name, value]) => isValid(name, value))),
});
