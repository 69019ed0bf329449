import type {LocaleOf} from '../../../i18n/index.js';
import type {options as english} from './options.en.js';

/** The names of Court Ladder's options in Russian. */
export const options: LocaleOf<typeof english> = {
  'option/hands': 'Конов',
  'option/hands/endless': 'Без конца',
  'option/packs': 'Колоды',
  'option/packs/players': 'По числу игроков',
  'option/packs/poker': 'Покерные с джокерами',
  'option/throwIn': 'Кто подкидывает',
  'option/throwIn/king': 'С позволения короля',
  'option/throwIn/all': 'Все',
  'option/throwIn/attacker': 'Атакующий',
  'option/ranks': 'Первые ранги',
  'option/ranks/drawn': 'По картам',
  'option/ranks/random': 'По жребию',
};
