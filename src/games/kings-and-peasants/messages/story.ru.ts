import type {Card} from '../../../cards/index.js';
import {listed, whom} from '../../../i18n/russian.js';
import type {LocaleOf, Player} from '../../../i18n/index.js';
import type {story as english} from './story.en.js';

type Ranked = Readonly<Record<'king' | 'soldier' | 'peasant', Player>>;
type Turn = Player & Readonly<{at: number; winner: Player; card: Card}>;
type CardLost = Omit<Turn, 'winner'> & Readonly<{lost: Card}>;
type Decided = Omit<Turn, 'winner' | 'card'> & Readonly<Record<'n' | 'next', number>>;

/** The coronation and the end, in Russian. */
export const story: LocaleOf<typeof english> = {
  'peasants/go-crown': 'Коронация',
  'peasants/brings/gets': 'получает козыри',
  'peasants/brings/pays': 'платит козырь',
  'peasants/meaning/king': ({soldier, peasant}: Ranked) =>
    `${soldier.name} и ${peasant.name} платят вам по козырю; вы даёте карту взамен.`,
  'peasants/meaning/prince': 'Вы не платите и не получаете.',
  'peasants/meaning/soldier': 'С вас старший козырь королю; взамен хорошая карта.',
  'peasants/meaning/peasant': 'С вас козырь королю; взамен любая карта.',
  'peasants/meaning/all': ({soldier, peasant}: Ranked) =>
    `${soldier.name} и ${whom(peasant)} платят королю по козырю; взамен карта.`,
  'peasants/one-more': 'Ещё взятка, и вы вне игры до правления',
  'peasants/limit': ({n}: {n: number}) =>
    n === 9
      ? 'У вас нет предела: берите всё'
      : `Ваш предел ${n}: дальше вы не играете до правления`,
  'peasants/others-play': 'Остальные доигрывают',

  'peasants/end/reign': ({name, isReader}: Player) =>
    isReader ? 'Вы выиграли правление' : `Правление выигрывает ${name}`,
  'peasants/end/session': ({
    n,
    players,
    won,
    games,
  }: Readonly<{n: number; players: readonly Player[]; won: number; games: number}>) =>
    n === 1
      ? players[0]!.isReader
        ? `Победа ваша: партий ${won} из ${games}`
        : `Побеждает ${listed(players)}: партий ${won} из ${games}`
      : `Победу делят ${listed(players)}`,
  'peasants/turn/takes': ({at, card, ...who}: Turn, messages) =>
    `Взятка ${at}: ${messages.t('card', {card})} выводит вперёд (${whom(who)}).`,
  'peasants/turn/other': ({at, winner, card, ...who}: Turn, messages) =>
    `Взятка ${at}: ${messages.t('card', {card})} (${whom(who)}), и впереди остаётся ${whom(winner)}.`,
  'peasants/turn/fell': ({at, name, lost, card}: CardLost, messages) =>
    `Взятка ${at}: ${messages.t('card', {card})} (${name}) бьёт вашу карту: ${messages.t('card', {card: lost})}.`,
  'peasants/turn/decided': ({at, n, next, ...who}: Decided) =>
    `После взятки ${at} отрыв не догнать: впереди ${whom(who)}, ${n} против ${next}.`,
  'peasants/turn/last': ({n, next, ...who}: Decided) =>
    `Всё решает последняя взятка: впереди ${whom(who)}, ${n} против ${next}.`,
};
