import type {Card, Rank} from '../../../cards/index.js';
import type {LocaleOf, Player} from '../../../i18n/index.js';
import {whose} from '../../../i18n/russian.js';
import type {Spot} from '../types.js';
import type {endAndSides as english} from './end-and-sides.en.js';
import type {How} from './words.en.js';
import {CAUSES, inPile, king, rank, SPOTS} from './words.ru.js';

/** A trick of a hand, or how many of them. */
type InHand = Readonly<Record<'n' | 'hand', number>>;

/** Messages about falls, the end of a match, and the sides of a wide table, in Russian. */
export const endAndSides: LocaleOf<typeof english> = {
  'gsk/cause': ({cause, spot, pile, hand}: How & {hand: number}) =>
    pile !== undefined
      ? pile.isReader
        ? `найден в вашей стопке, круг ${hand}`
        : `найден в стопке игрока ${pile.name}, круг ${hand}`
      : cause === 'rout'
        ? `найден облавой ${SPOTS[spot]}, круг ${hand}`
        : `${CAUSES[cause]}, круг ${hand}`,
  'gsk/end/how': ({cause, ...who}: Player & {cause: string}) =>
    `${whose(who, 'Ваш король', 'Король')} пал: ${cause}.`,
  'gsk/end/lives': 'Ваш король жив',
  'gsk/end/king-lives': ({name}: Player) => `Король жив: ${name}`,
  'gsk/end/none': 'Пали все короли',
  'gsk/end/tricks': 'взятки',
  'gsk/end/routs': 'облавы',
  'gsk/end/of': ({n, all}: {n: number; all: number}) => `${n} из ${all}`,
  'gsk/turn/trick': ({by, n, hand, ...who}: Player & {by: Player} & InHand) =>
    `Круг ${hand}, взятка ${n}: ${king(who)} попал ${inPile(by)}.`,
  'gsk/turn/push': (
    {by, n, hand, rank: code, ...who}: Player & {by: Player; rank: Rank} & InHand,
    messages,
  ) =>
    `Круг ${hand}, взятка ${n}: спор. Старшее слово: ${rank(code, messages)} (${by.name}), и в этой взятке лежал ${king(who)}.`,
  'gsk/turn/tricks': ({by, n, hand, ...who}: Player & {by: Player} & InHand) =>
    `Круг ${hand}, взято взяток: ${n} (${by.name}). В одной из них лежал ${king(who)}.`,
  'gsk/turn/rout': ({by, n, hand, spot, ...who}: Player & {by: Player; spot: Spot} & InHand) =>
    `Круг ${hand}, взятка ${n}: ${king(who)} ${SPOTS[spot]}, облава (${by.name}) нашла его.`,
  'gsk/turn/rout-drew': ({n, hand, ...who}: Player & InHand) =>
    `Круг ${hand}, взятка ${n}: облава мимо, и за неё вытянут ${king(who)}.`,
  'gsk/turn/challenge-drew': ({n, hand, ...who}: Player & InHand) =>
    `Круг ${hand}, взятка ${n}: проверка, и вытянутая карта — ${king(who)}.`,
  'gsk/turn/flank': ({n, hand, ...who}: Player & InHand) =>
    `Круг ${hand}, взятка ${n}: ${king(who)} лежал на фланге, а фланги открываются.`,

  'gsk/how/ask': () => 'Что было известно?',
  'gsk/how/seen': (
    {cards: codes, left, ...who}: Player & {cards: readonly Card[]; left: number | undefined},
    messages,
  ) =>
    `В этом круге все видели карты масти ${whose(who, 'вашего короля', 'короля')}: ${codes.map((code) => messages.t('rank', {rank: code})).join(', ')}.${
      left === undefined ? '' : ` Король был одной из ${left} оставшихся.`
    }`,
  'gsk/how/guess': (who: Player) =>
    `Карт масти ${whose(who, 'вашего короля', 'короля')} в этом круге никто не видел: это была догадка.`,

  'gsk/side/king-of': ({name, isReader}: Player) => (isReader ? 'Ваш король' : `Король: ${name}`),
  'gsk/side/thirteen': ({name, isReader}: Player) => (isReader ? 'Ваша масть' : `Масть: ${name}`),
  'gsk/side/hand': 'в руке',
  'gsk/side/formation': 'закрыто на столе',
  'gsk/side/pile': (who: Player) => `${whose(who, 'в вашей стопке', 'в стопке')}, закрыто`,
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
  'gsk/side/won-flanks': ({name}: Player) => `${name}, флангами`,
  'gsk/side/won-push': ({name}: Player) => `${name}, спором`,
  'gsk/side/won-fall': ({name}: Player) => `${name}, падением`,
};
