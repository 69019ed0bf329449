import type {LocaleOf} from '../../../i18n/index.js';
import type {options as english} from './options.en.js';

/** The names of Death Over the Kingdom's options in Russian. */
export const options: LocaleOf<typeof english> = {
  'option/middle': 'Третий круг',
  'option/middle/between': 'Все средние',
  'option/middle/median': 'Медиана',
  'option/second': 'Второе место',
  'option/second/literal': 'Второй итог',
  'option/second/threeTotals': 'Из трёх итогов',
  'option/second/place': 'Второй игрок',
  'option/dealerOldCard': 'Старая карта сдающего',
  'option/dealerOldCard/underDeck': 'Под колоду',
  'option/dealerOldCard/discardFaceUp': 'В сброс открыто',
  'option/dealerCut': 'Новая карта сдающего',
  'option/dealerCut/public': 'Видна всем',
  'option/dealerCut/private': 'Тайная',
  'option/kingNeverWins': 'Король очков не приносит',
  'option/large': 'Большая игра, от 3 до 16 игроков',
  'option/rounds': 'Кругов большой игры на каждого игрока',
};
