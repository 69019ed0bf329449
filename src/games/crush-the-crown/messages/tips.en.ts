import type {GameCatalogue} from '../../../i18n/index.js';

/** The aim and the coach marks of a reader's first game. */
export const en = {
  'aim/crush-the-crown': 'Fill your row from King to ace, with no spy in it',
  'crush/tip/next': 'The gold place is your next card; one a turn.',
  'crush/tip/spy': 'A card of a dead suit can spy in the other row.',
  'crush/tip/tribute': 'Each spy costs its host a card a turn.',
} satisfies GameCatalogue;

/** Keys of these sentences. */
export type CrushTips = typeof en;
