import type {GameCatalogue} from '../../../i18n/index.js';

/** The aim and the coach marks of a reader's first game. */
export const en = {
  'aim/kings-and-peasants': 'Win the crown, then take most tricks in the reign',
  'peasants/tip/limit': 'Your name has a limit of tricks: reach it and you are out of the deal.',
  'peasants/tip/raised': 'Raised cards may be played: follow the suit that was led.',
  'peasants/tip/exchange': 'In the reign the soldier and the peasant pay the King in trumps.',
} satisfies GameCatalogue;

/** Keys of these sentences. */
export type PeasantsTips = typeof en;
