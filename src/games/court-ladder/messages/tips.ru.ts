import type {LocaleOf} from '../../../i18n/index.js';
import type {LadderTips} from './tips.en.js';

/** The aim and the coach marks of a reader's first game, in Russian. */
export const ru: LocaleOf<LadderTips> = {
  'aim/court-ladder': 'Вверх: отбейтесь или поменяйтесь местами; не останьтесь с картами',
  'ladder/tip/stake': 'В этой строке видно, за что бой.',
  'ladder/tip/beat': 'Бейте старшей той же масти или козырем.',
  'ladder/tip/ladder': 'Кто взял, меняется местами с нападавшим.',
};
