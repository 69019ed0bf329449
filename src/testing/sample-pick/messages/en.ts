import type {GameCatalogue, Player} from '../../../i18n/index.js';

type Turn = Player & Readonly<{n: number}>;
type Odds = Readonly<{knaves: number; of: number}>;

/** The sentences of the game in English. */
export const en = {
  'game/royal-guests': 'Royal Guests',
  'option/knaves': 'Knaves',

  'royal-guests/goal': 'Guests, no knave',
  'royal-guests/pick': 'Your turn',
  'royal-guests/dare': 'Go on, or stop?',
  'royal-guests/stop': 'Stop',
  'royal-guests/nobody-yet': 'let somebody in first',
  'royal-guests/row': 'The door',
  'royal-guests/place': ({n}: {n: number}) => `Card ${n}, face down`,
  'royal-guests/open': 'Let in last',
  'royal-guests/turn': 'Let in this turn',
  'royal-guests/earlier': 'Let in before',
  'royal-guests/unit': ({n}: {n: number}, messages) =>
    messages.plural(n, {one: 'guest', other: 'guests'}),
  'royal-guests/left': ({n}: {n: number}) => `${n} at the door`,
  'royal-guests/dealt': ({n}: {n: number}) => `${n} cards at the door. The game begins.`,
  'royal-guests/kept': ({name, n}: Turn, messages) =>
    `${name}: ${n} ${messages.lookup('royal-guests/unit', {n})} kept`,
  'royal-guests/gone': ({name, n}: Turn, messages) =>
    `${name}: a knave, ${n} ${messages.lookup('royal-guests/unit', {n})} gone`,

  'royal-guests/key/hand': 'how many are at the door',
  'royal-guests/key/trick': 'read the guests of this turn',

  'royal-guests/why/dare': ({knaves, of}: Odds) =>
    `${knaves} of ${of} are knaves: that can be dared.`,
  'royal-guests/why/stop': ({knaves, of}: Odds) => `${knaves} of ${of} are knaves: too many.`,
} satisfies GameCatalogue;

/** Keys of these sentences, and the values that they take. */
export type OwnMessages = typeof en;
