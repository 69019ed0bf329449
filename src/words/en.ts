import type {Catalogue, Forms} from './translate.js';

const SUITS: Readonly<Record<string, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};
const RANKS: Readonly<Record<string, string>> = {
  T: '10',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};
const JOKERS: Readonly<Record<string, string>> = {'*1': 'red joker', '*2': 'black joker'};

const rank = (card: string): string => JOKERS[card] ?? RANKS[card.charAt(0)] ?? card.charAt(0);
const card = (code: string): string =>
  JOKERS[code] ?? `${rank(code)} of ${SUITS[code.charAt(1)] ?? ''}`;

const CARDS: Forms = {one: 'card', other: 'cards'};
const TRICKS: Forms = {one: 'trick', other: 'tricks'};
const POINTS: Forms = {one: 'point', other: 'points'};
const SECONDS: Forms = {one: 'second', other: 'seconds'};

/** Sentences that all games share, in English. Groups in alphabetical order, keys within a group too. */
export const en: Catalogue = {
  // names
  'bot/0': 'Otto',
  'bot/1': 'Nora',
  'bot/2': 'Vera',
  'bot/3': 'Bert',
  'bot/4': 'Ida',
  'bot/5': 'Emil',
  'bot/6': 'Mara',
  'bot/7': 'Ruth',
  'bot/8': 'Jan',
  'bot/9': 'Paul',
  'bot/10': 'Lena',
  'bot/11': 'Hugo',
  'bot/12': 'Clara',
  'bot/13': 'Felix',
  'bot/14': 'Greta',
  you: 'You',

  // cards
  card: ({card: code}: {card: string}) => card(code),
  'card/face-down': 'card face down',
  'card/rank': ({card: code}: {card: string}) => rank(code),
  rank: ({rank: code}: {rank: string}) => rank(code),
  suit: ({suit}: {suit: string}) => SUITS[suit] ?? suit,

  // refusals, read after "Not allowed:"
  'game/not-a-move': 'that cannot be done now',
  'game/not-your-card': 'you do not hold that card',
  'game/not-your-turn': 'it is not your turn',
  'game/over': 'the game is over',

  // the hand
  'hand/chosen': 'chosen',
  'hand/hint': 'hint',
  'hand/not-playable': ({why}: {why?: string}) => (why ? `not playable, ${why}` : 'not playable'),
  'hand/position': ({at, of}: {at: number; of: number}) => `${at} of ${of}`,

  // announcements and readings
  'say/hand': ({n, suits}: {n: number; suits: string}, w) => `${w.count(n, CARDS)}. ${suits}`,
  'say/play': ({name, card: code}: {name: string; card: string}) => `${name}: ${card(code)}.`,
  'say/seconds': ({n}: {n: number}, w) => `${w.count(n, SECONDS)}.`,
  'say/setting': ({name, value}: {name: string; value: string}) => `${name}: ${value}.`,
  'say/suit': ({suit, ranks}: {suit: string; ranks: readonly string[]}) =>
    `${capital(SUITS[suit] ?? suit)}: ${ranks.map(rank).join(', ')}.`,

  // seats
  'seat/dealer': 'dealer',
  'seat/to-play': ({name}: {name: string}) => `${name}, to play`,

  // settings: the name, then the values
  'setting/card-index': 'Letters on cards',
  'setting/card-index/auto': 'As the language',
  'setting/card-index/en': 'A K Q J',
  'setting/card-index/ru': 'Т К Д В',
  'setting/card-size': 'Card size',
  'setting/card-size/auto': 'Auto',
  'setting/card-size/large': 'Large',
  'setting/card-size/medium': 'Medium',
  'setting/card-size/small': 'Small',
  'setting/deck': 'Suits',
  'setting/deck/four-colour': '4 colours',
  'setting/deck/two-colour': '2 colours',
  'setting/locale': 'Language',
  'setting/locale/auto': 'As the page',
  'setting/locale/en': 'English',
  'setting/locale/ru': 'Русский',
  'setting/play-mode': 'Play a card',
  'setting/play-mode/auto': 'Auto',
  'setting/play-mode/confirm': 'Confirm',
  'setting/play-mode/tap': 'One tap',
  'setting/shortcuts': 'Letter keys',
  'setting/sound': 'Sound',
  'setting/speed': 'Speed',
  'setting/speed/fast': 'Fast',
  'setting/speed/instant': 'Instant',
  'setting/speed/normal': 'Normal',
  'setting/speed/slow': 'Slow',
  'setting/theme': 'Table',
  'setting/theme/auto': 'Auto',
  'setting/theme/felt': 'Felt',
  'setting/theme/flat': 'Flat',

  // score sheet
  'sheet/change': 'change',
  'sheet/caption': 'Points of each deal, then the total so far',
  'sheet/deal': ({n}: {n: number}) => `Deal ${n}`,
  'sheet/to-come': 'to come',
  'sheet/total': 'Total',

  // a deal's summary
  'summary/down': 'moved down',
  'summary/up': 'moved up',

  // the trick
  'trick/label': 'Trick',
  'trick/led': 'led',
  'trick/play': ({name, card: code}: {name: string; card: string}) => `${name}: ${card(code)}`,
  'trick/winning': 'winning',

  // the shell
  'ui/actions': 'Actions',
  'ui/cancel': 'Keep playing',
  'ui/close': 'Close',
  'ui/copied': 'Copied',
  'ui/copy': 'Copy',
  'ui/deal': 'Deal the cards',
  'ui/hint': 'Hint',
  'ui/last-trick': 'Last trick',
  'ui/log': 'Log',
  'ui/menu': 'Menu',
  'ui/new-game': 'New game',
  'ui/new-game-ends': 'This ends the game that is being played.',
  'ui/next': 'Next',
  'ui/next-deal': 'Next deal',
  'ui/not-your-turn': 'It is not your turn',
  'ui/nothing-to-undo': 'Nothing to take back',
  'ui/off': 'off',
  'ui/on': 'on',
  'ui/play': 'Play',
  'ui/play-card': ({card: code}: {card: string}) => `Play ${rank(code)}`,
  'ui/play-own': ({name}: {name: string}) => `Play ${name}`,
  'ui/players': 'Players',
  'ui/refused': ({why}: {why: string}) => `Not allowed: ${why}`,
  'ui/rematch': 'Play again',
  'ui/resumed': 'Game resumed',
  'ui/rules': 'Rules',
  'ui/save-discarded': 'The saved game could not be read; here is a new one',
  'ui/scores': 'Scores',
  'ui/settings': 'Settings',
  'ui/table': 'Table',
  'ui/undo': 'Undo',
  'ui/undone': 'Taken back',
  'ui/your-hand': 'Your hand',

  // words that follow a number
  'unit/cards': ({n}: {n: number}, w) => w.plural(n, CARDS),
  'unit/points': ({n}: {n: number}, w) => w.plural(n, POINTS),
  'unit/tricks': ({n}: {n: number}, w) => w.plural(n, TRICKS),
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
