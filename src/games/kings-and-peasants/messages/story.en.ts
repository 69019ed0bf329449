import type {Card} from '../../../cards/index.js';
import {does, listed, whom, whose} from '../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../i18n/index.js';

type Ranked = Readonly<Record<'king' | 'soldier' | 'peasant', Player>>;
type Turn = Player & Readonly<{at: number; winner: Player; card: Card}>;
type CardLost = Omit<Turn, 'winner'> & Readonly<{lost: Card}>;
type Decided = Omit<Turn, 'winner' | 'card'> & Readonly<Record<'n' | 'next', number>>;

/** The coronation and the end, in English. */
export const story = {
  'peasants/go-crown': 'Coronation',
  'peasants/brings/gets': 'gets trumps',
  'peasants/brings/pays': 'pays a trump',
  'peasants/meaning/king': ({soldier, peasant}: Ranked) =>
    `${soldier.name} and ${peasant.name} each owe you a trump; you give each a card back.`,
  'peasants/meaning/prince': 'You pay nothing and get nothing.',
  'peasants/meaning/soldier': ({king}: Ranked) =>
    `You owe ${king.name} your highest trump, and get a good card back.`,
  'peasants/meaning/peasant': ({king}: Ranked) =>
    `You owe ${king.name} a trump, and get any card back.`,
  'peasants/meaning/all': ({king, soldier, peasant}: Ranked) =>
    `${soldier.name} and ${peasant.name} each owe ${whom(king)} a trump, for a card back.`,
  'peasants/one-more': 'One more trick, and you are out until the reign',
  'peasants/limit': ({n}: {n: number}) =>
    n === 9
      ? 'You have no limit: take what you can'
      : `With ${n} tricks you are out until the reign`,
  'peasants/others-play': 'The others play on',

  'peasants/end/reign': (who: Player) => `${does(who, 'win')} the reign`,
  'peasants/end/session': ({
    n,
    players,
    won,
    games,
  }: Readonly<{n: number; players: readonly Player[]; won: number; games: number}>) =>
    n === 1
      ? `${does(players[0]!, 'win')} ${won} of ${games} games`
      : `${won} games each: ${listed(players)}`,
  'peasants/turn/takes': ({at, card, ...who}: Turn, messages) =>
    `Trick ${at}: ${whom(who)} moved ahead with the ${messages.t('card', {card})}.`,
  'peasants/turn/other': ({at, winner, card, ...who}: Turn, messages) =>
    `Trick ${at}: ${whose(who)} ${messages.t('card', {card})} kept ${whom(winner)} ahead.`,
  'peasants/turn/fell': ({at, name, lost, card}: CardLost, messages) =>
    `Trick ${at}: your ${messages.t('card', {card: lost})} fell to ${name}’s ${messages.t('card', {card})}.`,
  'peasants/turn/decided': ({at, n, next, ...who}: Decided) =>
    `After trick ${at} nobody could catch ${whom(who)} any more: ${n} to ${next}.`,
  'peasants/turn/last': ({n, next, ...who}: Decided) =>
    `The last trick decided: ${whom(who)} ahead, ${n} to ${next}.`,
} satisfies GameCatalogue;
