import type {Rank} from '../../../cards/index.js';
import type {LocaleOf} from '../../../i18n/index.js';
import type {Spot} from '../types.js';
import type {end as english} from './end.en.js';
import type {How, Name} from './words.en.js';
import {CAUSES, inPile, king, rank, SPOTS} from './words.ru.js';

/** How Kings fall, how a match ends, and what a wide table says beside the board, in Russian. */
export const end: LocaleOf<typeof english> = {
  'gsk/cause': ({cause, spot, pile, hand}: How & {hand: number}, messages) =>
    pile !== undefined
      ? pile === messages.t('you')
        ? `найден в вашей стопке, круг ${hand}`
        : `найден в стопке игрока ${pile}, круг ${hand}`
      : cause === 'rout'
        ? `найден облавой ${SPOTS[spot]}, круг ${hand}`
        : `${CAUSES[cause]}, круг ${hand}`,
  'gsk/end/how': ({name, cause}: Name & {cause: string}, messages) =>
    `${name === messages.t('you') ? 'Ваш король пал' : `Король игрока ${name} пал`}: ${cause}.`,
  'gsk/end/lives': 'Ваш король жив',
  'gsk/end/king-lives': ({name}: Name) => `Король жив: ${name}`,
  'gsk/end/none': 'Пали все короли',
  'gsk/end/tricks': 'взятки',
  'gsk/end/routs': 'облавы',
  'gsk/end/of': ({n, all}: {n: number; all: number}) => `${n} из ${all}`,
  'gsk/turn/trick': ({name, by, n}: Name & {by: string; n: number}, messages) =>
    `Взятка ${n}: ${king(name, messages)} попал ${inPile(by, messages)}.`,
  'gsk/turn/push': (
    {name, by, n, rank: code}: Name & {by: string; n: number; rank: Rank},
    messages,
  ) =>
    `Взятка ${n}: спор. Старшее слово: ${rank(code, messages)} (${by}), и в этой взятке лежал ${king(name, messages)}.`,
  'gsk/turn/tricks': (
    {name, by, n, hand}: Name & {by: string; n: number; hand: number},
    messages,
  ) => `Круг ${hand}, взято взяток: ${n} (${by}). В одной из них лежал ${king(name, messages)}.`,
  'gsk/turn/rout': ({name, by, n, spot}: Name & {by: string; n: number; spot: Spot}, messages) =>
    `Взятка ${n}: ${king(name, messages)} ${SPOTS[spot]}, облава (${by}) нашла его.`,
  'gsk/turn/rout-drew': ({name, n}: Name & {n: number}, messages) =>
    `Взятка ${n}: облава мимо, и за неё вытянут ${king(name, messages)}.`,
  'gsk/turn/challenge-drew': ({name, n}: Name & {n: number}, messages) =>
    `Взятка ${n}: проверка, и вытянутая карта — ${king(name, messages)}.`,
  'gsk/turn/flank': ({name, n}: Name & {n: number}, messages) =>
    `Взятка ${n}: ${king(name, messages)} лежал на фланге, а фланги открываются.`,

  'gsk/side/king-of': ({name}: Name, messages) =>
    name === messages.t('you') ? 'Ваш король' : `Король: ${name}`,
  'gsk/side/thirteen': ({name}: Name, messages) =>
    name === messages.t('you') ? 'Ваша масть' : `Масть: ${name}`,
  'gsk/side/hand': 'в руке',
  'gsk/side/formation': 'закрыто на столе',
  'gsk/side/pile': ({name}: Name, messages) =>
    name === messages.t('you') ? 'в вашей стопке, закрыто' : `в стопке игрока ${name}, закрыто`,
  'gsk/side/others': 'в других стопках, закрыто',
  'gsk/side/seen': 'показано',
  'gsk/side/struck': 'Зачёркнуто: показано всем в этом круге.',
  'gsk/side/where': 'где он',
  'gsk/side/at-hand': 'в руке',
  'gsk/side/at-laid': 'на столе',
  'gsk/side/at-pile': 'в стопке',
  'gsk/side/at-fallen': 'пал',
  'gsk/side/left': 'взяток до осмотра',
  'gsk/side/this-hand': 'Этот круг',
  'gsk/side/no-trick': 'Взяток ещё нет.',
  'gsk/side/nobody': 'никто',
  'gsk/side/won-flanks': ({name}: Name) => `${name}, флангами`,
  'gsk/side/won-push': ({name}: Name) => `${name}, спором`,
  'gsk/side/won-fall': ({name}: Name) => `${name}, падением`,
};
