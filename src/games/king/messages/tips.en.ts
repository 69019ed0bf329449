import type {GameCatalogue} from '../../../i18n/index.js';

/** What a reader is told in the first game of each kind: the aim, and the coach marks. */
export const en = {
  'aim/king-simple': 'Seven deals to avoid, seven to collect; most points win',
  'aim/king-threesome': 'Three players, thirty cards; most points win',
  'aim/king-custom': 'Each orders all fourteen deals once; most points win',
  'aim/king-minsk': 'Order, take the talon, and win back what you lost',
  'aim/king-domino': 'Do not be the first at −31',
  'aim/king-trade': 'The highest bid pays and names the suit that costs; −77 ends it',
  'aim/king-atomic': 'Six praises and two jumbles each; most points win',
  'aim/king-short': 'Avoid in seven deals, collect in seven',
  'aim/king-long': 'Everybody orders each of the fourteen deals once',
  'aim/king-preference': 'Twelve deals; in the last four you collect',
  'king/tip/goal': 'Take few of these',
  'king/tip/goal/why': 'Each has its price. They stay up here.',
  'king/tip/goal-take': 'Take many of these',
  'king/tip/raised': 'Play a raised card',
  'king/tip/raised/why': 'A lowered one tells you why not.',
  'king/tip/cost': ({points}: {points: number}) => `That trick cost you ${points}`,
  'king/tip/cost/why': 'Points of this deal stand by your name.',
} satisfies GameCatalogue;

/** Keys of these sentences, and the values that they take. */
export type KingTips = typeof en;
