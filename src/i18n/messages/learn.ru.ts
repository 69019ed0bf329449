import type {TranslationOf} from '../message-types.js';
import type {en} from './learn.en.js';

/** Russian sentences about a first deal that teaches a game. */
export const ru: TranslationOf<typeof en> = {
  'learn/offer': 'Играете впервые? Одна сдача всё покажет.',
  'learn/play': 'Учебная сдача',
  'learn/no': 'Нет, спасибо',
  'learn/skip': 'Пропустить',
  'learn/leave': 'Закончить урок',
  'learn/again': 'Ещё раз',
  'learn/match': 'Играть партию',
};
