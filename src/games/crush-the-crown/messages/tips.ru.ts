import type {LocaleOf} from '../../../i18n/index.js';
import type {CrushTips} from './tips.en.js';

/** The aim and the coach marks of a reader's first game, in Russian. */
export const ru: LocaleOf<CrushTips> = {
  'aim/crush-the-crown': 'Соберите ряд от короля до туза без шпиона',
  'crush/tip/next': 'Золотое место: следующая карта, одна за ход.',
  'crush/tip/spy': 'Карта мёртвой масти может стать шпионом в чужом ряду.',
  'crush/tip/tribute': 'Каждый шпион за ход отнимает карту у хозяина ряда.',
};
