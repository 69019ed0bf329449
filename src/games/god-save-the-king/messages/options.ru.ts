import type {LocaleOf} from '../../../i18n/index.js';
import type {options as english} from './options.en.js';

/** The names of God Save the King's options in Russian. */
export const options: LocaleOf<typeof english> = {
  'option/blindTie': 'Равные объявления',
  'option/blindTie/redeclare': 'Ещё раз',
  'option/blindTie/return': 'Карты назад',
  'option/blindTie/actual': 'По правде',
  'option/challengeOverturns': 'Пойманная ложь теряет взятку',
  'option/doubleFall': 'Пали оба короля',
  'option/doubleFall/draw': 'Ничья',
  'option/doubleFall/mostCards': 'По картам',
  'option/eliminatedCards': 'Карты выбывшего',
  'option/eliminatedCards/setAside': 'Из игры',
  'option/eliminatedCards/toEliminator': 'Победителю',
  'option/maxHands': 'Кругов не больше',
  'option/maxHands/30': '30',
  'option/maxHands/off': 'Без предела',
  'option/routWindows': 'Облава',
  'option/routWindows/all': 'Всегда',
  'option/routWindows/afterFlip': 'После вскрытия',
};
