import {does, whom} from '../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../i18n/index.js';

const TRICKS = {one: 'trick', other: 'tricks'};

/** English sentences of the deal that teaches Kings and Peasants; fetched with it. */
export const en = {
  'peasants/learn/goal': 'This election makes a King: most tricks win it',
  'peasants/learn/goal/why': 'As Peasant you may take three tricks, and have two.',
  'peasants/learn/follow': 'Clubs were led: you must play one',
  'peasants/learn/follow/why': 'The first card of a trick decides its suit.',
  'peasants/learn/highest': 'The highest club takes the trick',
  'peasants/learn/highest/why': (who: Player) => `${does(who, 'lead')} the next one.`,
  'peasants/learn/trump': 'You have no club: a spade takes the trick',
  'peasants/learn/trump/why': 'Spades are trump, and beat all other suits.',
  'peasants/learn/out': 'Your third trick: you are out',
  'peasants/learn/out/why': 'The others play on. On equal tricks the lower name wins.',
  'peasants/learn/soldier': (who: Player) =>
    `${does(who, 'pay')} you a trump: give a good card back`,
  'peasants/learn/soldier/why': 'Good is a ten or higher, or a trump. Give what you can spare.',
  'peasants/learn/peasant': (who: Player) => `${does(who, 'pay')} you a trump: give any card back`,
  'peasants/learn/peasant/why': 'Your worst one is enough.',
  'peasants/learn/reign': 'Now take most of the nine tricks',
  'peasants/learn/reign/why': 'They win the game. No limit stops you any more.',
  'peasants/learn/won': ({n}: {n: number}, messages) =>
    `You win with ${messages.count(n, TRICKS)} of nine`,
  'peasants/learn/won/why': 'A match begins earlier: the dealer names the four players.',
  'peasants/learn/lost': ({n, own, ...who}: Player & {n: number; own: number}, messages) =>
    `${does(who, 'win')} with ${messages.count(n, TRICKS)}; you took ${own}`,
  'peasants/learn/tied': (who: Player) => `On equal tricks the lower rank wins: ${whom(who)}.`,
  'peasants/learn/lost/why': 'Take each trick with the lowest card that wins it.',
  'peasants/learn/lost/low': 'The King gets trumps: win the election next time.',
} satisfies GameCatalogue;

/** The type of these messages in every language. */
export type FirstDealMessages = typeof en;
