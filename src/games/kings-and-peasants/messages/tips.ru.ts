import type {LocaleOf} from '../../../i18n/index.js';
import type {PeasantsTips} from './tips.en.js';

/** The aim and the coach marks of a reader's first game, in Russian. */
export const ru: LocaleOf<PeasantsTips> = {
  'aim/kings-and-peasants': 'Добудьте корону, затем возьмите больше всех взяток',
  'peasants/tip/limit': 'У звания есть предел взяток: дойдёте до него и выйдете из сдачи.',
  'peasants/tip/raised': 'Приподнятые карты можно сыграть: ходите в масть.',
  'peasants/tip/exchange': 'В правлении солдат и крестьянин платят королю козырями.',
};
