import {does, listed, whom} from '../english.js';
import type {MessageCatalogue, PluralForms} from '../message-types.js';
import type {Player} from '../player.js';

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

const CARDS: PluralForms = {one: 'card', other: 'cards'};
const POINTS: PluralForms = {one: 'point', other: 'points'};
const TRICKS: PluralForms = {one: 'trick', other: 'tricks'};

/**
 * English sentences that all games share; those that can wait are in `deferred.en.ts`. Groups and the
 * keys in them are in alphabetical order.
 */
export const en = {
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
  'hand/new': 'new',
  'hand/not-playable': ({why}: {why?: string | undefined}) =>
    why ? `not playable, ${why}` : 'not playable',
  'hand/position': ({at, of}: {at: number; of: number}) => `${at} of ${of}`,

  // seats
  'seat/dealer': 'dealer',
  'seat/score': ({n, ofDeal}: {n: number; ofDeal: boolean}, w) =>
    ofDeal ? 'this deal' : w.plural(n, POINTS),
  'seat/to-play': ({name}: {name: string}) => `${name}, to play`,
  'seat/total': ({points}: {points: number}, messages) => `total ${messages.points(points)}`,
  'seat/won': ({players}: {players: readonly Player[]}) =>
    players[1] ? `Shared: ${listed(players)}` : does(players[0]!, 'win'),

  // the trick
  'trick/label': 'Trick',
  'trick/led': 'led',
  'trick/play': ({name, card: code}: {name: string; card: string}) => `${name}: ${card(code)}`,
  'trick/to': (player: Player) => `Trick to ${whom(player)}`,
  'trick/winning': 'winning',

  // a deal's summary
  'summary/down': 'moved down',
  'summary/up': 'moved up',

  // the shell
  'ui/actions': 'Actions',
  'ui/close': 'Close',
  'ui/hint': 'Hint',
  'ui/last-trick': 'Last trick',
  'ui/log': 'Log',
  'ui/menu': 'Menu',
  'ui/friends': 'Play with friends',
  'ui/missed': 'This could not be loaded; play goes on. Try again later.',
  'ui/skip': 'Skip',
  'ui/got-it': 'Got it',
  'ui/next': 'Next',
  'ui/not-your-turn': 'It is not your turn',
  'ui/nothing-to-undo': 'Nothing to take back',
  'ui/play-card': ({card: code}: {card: string}) => `Play ${rank(code)}`,
  'ui/play-own': ({name}: {name: string}) => `Play ${name}`,
  'ui/refused': ({why}: {why: string}) => `Not allowed: ${why}`,
  'ui/rules': 'Rules',
  'ui/scores': 'Scores',
  'ui/table': 'Table',
  'ui/this-deal': 'This deal',
  'ui/undo': 'Undo',
  'ui/your-hand': 'Your hand',

  // words after a number
  'unit/cards': ({n}: {n: number}, w) => w.plural(n, CARDS),
  'unit/tricks': ({n}: {n: number}, w) => w.plural(n, TRICKS),
} satisfies MessageCatalogue<unknown>;
