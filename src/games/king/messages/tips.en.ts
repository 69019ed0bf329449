import type {GameCatalogue} from '../../../i18n/index.js';

/** The aims and the coach marks of a reader's first game of each kind. */
export const en = {
  'aim/king-simple': 'Seven deals to avoid, seven to collect; most points win',
  'aim/king-threesome': 'Three players, thirty cards; most points win',
  'aim/king-custom': 'Choose each of the fourteen contracts once; most points win',
  'aim/king-minsk': 'Choose, take the spare cards, and win back what you lost',
  'aim/king-domino': 'Do not be the first at −31',
  'aim/king-trade': 'The highest bid pays and names the suit that costs; −77 ends it',
  'aim/king-atomic': 'Choose what to avoid and what to collect; most points win',
  'aim/king-short': 'Seven deals to avoid, seven to collect',
  'aim/king-long': 'Everybody chooses each of the fourteen contracts once',
  'aim/king-preference': 'Twelve deals: seven to avoid, five to collect',
  'king/tip/goal': 'Take few of these',
  'king/tip/goal/why': 'Each has its price. They stay up here.',
  'king/tip/goal-take': 'Take many of these',
  'king/tip/raised': 'Play a raised card',
  'king/tip/raised/why': 'A lowered one says why not.',
  'king/tip/cost': ({points}: {points: number}) => `That trick cost you ${points}`,
  'king/tip/cost/why': 'Points of this deal are next to your name.',
} satisfies GameCatalogue;

/** Keys of these sentences, and the values that they take. */
export type KingTips = typeof en;
