import type {GameCatalogue} from '../../../i18n/index.js';

/** The aim and the coach marks of a reader's first game. */
export const en = {
  'aim/court-ladder': 'Climb: beat, or change places; do not be left with cards',
  'ladder/tip/stake': 'This line says what the attack is for.',
  'ladder/tip/beat': 'Beat with a higher card of the suit, or with a trump.',
  'ladder/tip/ladder': 'A player who takes changes places with the attacker.',
} satisfies GameCatalogue;

/** Keys of these sentences. */
export type LadderTips = typeof en;
