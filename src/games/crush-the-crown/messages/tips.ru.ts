import type {LocaleOf} from '../../../i18n/index.js';
import type {CrushTips} from './tips.en.js';

/** What a reader is told in the first game, in Russian. */
export const ru: LocaleOf<CrushTips> = {
  'aim/crush-the-crown': 'Соберите ряд от короля до туза без шпиона',
  'crush/tip/next': 'Золотое место: следующая карта, одна за ход.',
  'crush/tip/spy': 'Карта мёртвой масти может стать шпионом в его ряду.',
  'crush/tip/tribute': 'Каждый шпион раз в ход отнимает карту у хозяина ряда.',
};
