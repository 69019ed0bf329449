import {does, whose} from '../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../i18n/index.js';
import type {Spot} from '../types.js';
import {CARDS, type Rout, TRICKS} from './words.en.js';

/** The messages of the board and the prompt, in English. */
export const board = {
  'gsk/hand': ({n}: {n: number}) => `Hand ${n}`,
  'gsk/hand-trick': ({n, trick}: {n: number; trick: number}) => `Hand ${n} · trick ${trick}`,
  'gsk/hand-search': ({n}: {n: number}) => `Hand ${n} · search`,
  'gsk/meets-small': 'against',
  'gsk/king/hand': 'Your King: in your hand',
  'gsk/king/centre': 'Your King: in the centre',
  'gsk/king/own-pile': 'Your King: in your pile',
  'gsk/king/flank': 'King on a flank: he will be seen',
  'gsk/king/pile': ({name}: Player) => `King in ${name}’s pile`,
  'gsk/king/fallen': 'Your King has fallen',
  'gsk/king-inside': 'Your King is in it',
  'gsk/search-in': ({n}: {n: number}) =>
    n === 0 ? 'search now' : `search in ${n} ${n === 1 ? 'trick' : 'tricks'}`,
  'gsk/danger': 'Your King is in danger',
  'gsk/danger-in': ({name}: Player) => `Your King is in ${name}’s pile`,
  'gsk/danger-two': ({n, name}: Player & {n: number}, messages) =>
    `After ${messages.count(n, TRICKS)} the piles are searched. ${name}’s King must fall first.`,
  'gsk/danger-now': 'The piles are searched now.',
  'gsk/danger-more': 'You fall at the search unless the game ends first.',
  'gsk/your-card': 'your card',
  'gsk/formation': (who: Player) => `${whose(who).replace('your', 'Your')} formation`,
  'gsk/pile-of-n': ({n, ...who}: Player & {n: number}, messages) =>
    `${messages.count(n, CARDS)} in ${whose(who)} pile`,
  'gsk/flank-won': ({name, isReader}: Player) => (isReader ? 'you win' : `${name} wins`),
  'gsk/pill/wins': ({name, isReader}: Player) => (isReader ? 'yours' : `${name}’s`),
  'gsk/pill/over': ({high, low}: {high: string; low: string}) => `${high} over ${low}`,
  'gsk/pill/equal': ({high, low}: {high: string; low: string}) => `${high} = ${low}`,

  'gsk/lay-spot': ({spot}: {spot: Spot}) => `Lay your ${spot} card`,
  'gsk/lay-this': 'Lay this formation?',
  'gsk/lay-this-why': 'Tap a card to take it back',
  'gsk/tap-place': 'Tap a card, or a place first',
  'gsk/king-hide': 'Flanks are turned. Hide the King in the centre, or keep him in hand.',
  'gsk/king-must': 'Your last three, the King among them. Flanks are turned.',
  'gsk/king-risk-why': 'He will be turned up, and you are out',
  'gsk/both-in': 'Both formations are in',
  'gsk/flanks-turn': 'The flanks turn',
  'gsk/flanks-lie': 'The flanks are turned',
  'gsk/rout-ask': ({name}: Player) =>
    `Name a card as ${name}’s King, once a hand, or turn the flanks.`,
  'gsk/rout-last': ({name}: Player) => `Name ${name}’s centre as the King, or go on.`,
  'gsk/rout-which': ({name}: Player) => `Which card is ${name}’s King?`,
  'gsk/rout-how': 'Tap one of the three backs',
  'gsk/rout-other': 'Or tap another card',
  'gsk/rout-one': 'Rout a card',
  'gsk/rout-spot': ({spot}: {spot: Spot}) => `Rout the ${spot}`,
  'gsk/rout-this': ({place}: {place: string}) => `Rout ${place} card`,
  'gsk/rout-it': ({name, spot}: Player & {spot: Spot}) => `Name ${name}’s ${spot} as the King?`,
  'gsk/pass': 'Pass',
  'gsk/let-turn': 'Turn the flanks',
  'gsk/go-on': 'Go on',
  'gsk/names': ({by, of, spot}: Omit<Rout, 'card'>) =>
    `${does(by, 'name')} ${whose(of)} ${spot} as the King.`,
  'gsk/doubts': (who: Player) => `${does(who, 'challenge')}.`,
  'gsk/push-why': 'The centres stay down. The higher claim takes all six cards, true or not.',
  'gsk/both-spoken': 'Both have declared',
  'gsk/piles-searched': 'The piles are searched',
} satisfies GameCatalogue;
