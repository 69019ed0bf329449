import type {TranslationOf} from '../message-types.js';
import type {en as core} from './en.js';
import type {en} from './statistics.en.js';

/** Russian sentences of the statistics of a device. */
export const ru: TranslationOf<typeof en, typeof core> = {
  'statistics/none': 'Ни одна партия ещё не учтена.',
  'statistics/by-level': 'По уровням',
  'statistics/level': 'Уровень',
  'statistics/mixed': 'Менялся по ходу',
  'statistics/played': 'Партий',
  'statistics/won': 'Побед',
  'statistics/best': 'Лучшая сдача',
  'statistics/worst': 'Худшая сдача',
  'statistics/queens': 'Поймано дам',
  'statistics/lies': 'Поймано обманов',
  'statistics/kings': 'Трон удержан',
  'statistics/last': 'Последние партии',
  'statistics/plot': ({n, won}) => `Последних партий: ${n}, побед: ${won}.`,
  'statistics/plot-points': ({low, high}) => `Очки от ${low} до ${high}.`,
  'statistics/others': 'Другие игры',
  'statistics/game': 'Игра',
  'statistics/undone': ({n}) => `Партий с отменой ходов: ${n}. Они считаются только сыгранными.`,
  'statistics/kept': 'Статистика хранится только в этом браузере.',
  'statistics/export': 'Скачать',
  'statistics/forget': 'Забыть всё',
};
