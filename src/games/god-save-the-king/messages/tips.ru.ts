import type {LocaleOf} from '../../../i18n/index.js';
import type {GskTips} from './tips.en.js';

/** The aim and the coach marks of a reader's first game, in Russian. */
export const ru: LocaleOf<GskTips> = {
  'aim/god-save-the-king': 'Пусть вашего короля никто не увидит',
  'gsk/tip/formation': 'Левая и правая откроются: прячьте короля в центр или держите в руке.',
  'gsk/tip/king-line': 'Здесь видно, где ваш король и скоро ли осмотрят стопки.',
  'gsk/tip/rout': 'Догадались, где чужой король? Облава: раз за круг.',
};
