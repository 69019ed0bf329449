import type {GameCatalogue} from '../../../i18n/index.js';

/** The aim and the coach marks of a reader's first game. */
export const en = {
  'aim/god-save-the-king': 'Be the last player with a living King',
  'gsk/tip/formation':
    'Left and right are turned: hide the King in the centre or keep him in hand.',
  'gsk/tip/king-line': 'Here you always see where your King is, and when the piles are searched.',
  'gsk/tip/rout': 'Think you know where his King lies? Rout him, once a hand.',
} satisfies GameCatalogue;

/** Keys of these sentences. */
export type GskTips = typeof en;
