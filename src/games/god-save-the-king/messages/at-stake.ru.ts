import type {LocaleOf, Player} from '../../../i18n/index.js';
import {does} from '../../../i18n/russian.js';
import type {atStake as english, Pays} from './at-stake.en.js';

const pays = ({from, to, n}: Pays): string => {
  if (n === 0) return 'тянуть нечего';
  const whose = from.isReader ? 'ваших' : `у игрока ${from.name}`;
  return `${does(to, 'тянете', 'тянет')} 1 из ${n} ${whose}`;
};

/** What is at stake while a card is named or a value is doubted, in Russian. */
export const atStake: LocaleOf<typeof english> = {
  'gsk/at-stake/king': 'Это король?',
  'gsk/at-stake/word': 'Это ложь?',
  'gsk/at-stake/rout': (draw: Pays) => `Если нет, ${pays(draw)}.`,
  'gsk/at-stake/lie': (draw: Pays) => `Если да, ${pays(draw)}.`,
  'gsk/at-stake/truth': (draw: Pays) => `Если нет, ${pays(draw)}.`,
  'gsk/rises': ({name, isReader}: Player) => (isReader ? 'из вашей стопки' : `из стопки: ${name}`),
};
