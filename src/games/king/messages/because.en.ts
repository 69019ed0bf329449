import type {Card} from '../../../cards/index.js';
import {does, whom} from '../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../i18n/index.js';

/** A card that is named. */
type Of = Readonly<Record<'card', Card>>;

/** English: what happened after a card, of which a review says how often. */
export const en = {
  'king/slam-own': 'you took everything that counts',
  'king/slam': (player: Player) => `${does(player, 'take')} everything that counts`,
  'king/came-from': ({card, suit, ...player}: Player & Of & {suit: string}, messages) =>
    `${does(player, 'had', 'had')} no ${messages.t('suit', {suit})}, and the ${messages.t('card', {card})} came at once`,
  'king/came': ({card}: Of, messages) =>
    `the ${messages.t('card', {card})} came at once, and the trick was yours`,
  'king/alone': ({card}: Of, messages) =>
    `you kept the ${messages.t('card', {card})} alone, and it took a trick that costs`,
  'king/kept': ({card}: Of, messages) =>
    `you kept the ${messages.t('card', {card})}, and took it yourself`,
  'king/trumped': (player: Player) => `${does(player, 'trumped', 'trumped')} it`,
  'king/unbeatable': ({own}: {own: string}) => `nobody could beat the ${own} any more`,
  'king/gave': ({card, ...player}: Player & Of, messages) =>
    `the ${messages.t('card', {card})} went to ${whom(player)}`,
  'king/caught': ({card}: Of, messages) => `you took the ${messages.t('card', {card})}`,
  'king/won': ({card}: Of, messages) =>
    `your ${messages.t('card', {card})} took a later trick that pays`,
  'king/low-gone': ({suit}: {suit: string}, messages) =>
    `your low card in ${messages.t('suit', {suit})} was gone, and a higher one took a trick that costs`,
  'king/stayed': 'the lead stayed with you, and you took the next trick, which costs',
  'king/late': ({n}: {n: number}) =>
    n === 1 ? 'you took the last trick' : 'you took the last trick but one',
  'king/takes': 'you took this trick, which pays',
  'king/costs': ({card}: Of, messages) =>
    `your ${messages.t('card', {card})} took a later trick that costs`,
  'king/taken': 'you took this trick, which costs',
  'king/let-go': (player: Player) => `this trick, which pays, went to ${whom(player)}`,
  'king/cards': ({n}: {n: number}) =>
    n === 1 ? 'you took a card that counts' : `you took ${n} or more cards that count`,
  'king/tricks': ({n}: {n: number}) =>
    n === 1 ? 'you took a trick' : `you took ${n} or more tricks`,
} as const satisfies GameCatalogue;
