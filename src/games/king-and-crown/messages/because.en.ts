import {does} from '../../../i18n/english.js';
import type {GameCatalogue, Player} from '../../../i18n/index.js';
import type {CourtCard} from '../rules/deck.js';
import {CARDS} from './en.js';

type OneCard = Readonly<Record<'card', CourtCard>>;
type Count = Readonly<Record<'n', number>>;

/** English: what happened after a move, of which a review says how often. */
export const en = {
  'crown/because/thwarted': ({card}: OneCard) => `the ${CARDS[card]} thwarted your card`,
  'crown/because/thwarts': ({card}: OneCard) => `your card thwarted the ${CARDS[card]}`,
  'crown/because/match': 'you won this match',
  'crown/because/game': 'you won the game',
  'find/because/another': 'the Knight allowed another card',
  'find/because/found': 'the King was found',
  'find/because/opened': ({card}: OneCard) => `the card that was turned was the ${CARDS[card]}`,
  'find/because/turned': ({n}: Count) =>
    n === 1 ? 'a card was turned' : `${n} or more cards were turned`,
  'defend/because/out': 'you were out at once',
  'defend/because/others-out': 'another player was out, and you were not',
  'defend/because/returned': 'all cards went back, and nobody was out',
  'support/because/total': ({n}: Count) => `the total was ${n}`,
  'support/because/lord': 'you were the next lord',
  'tourney/because/round': 'you won this round',
  'tourney/because/lost': 'you lost this round',
  'tourney/because/later': ({n}: Count) =>
    n === 1 ? 'you won a later round' : `you won ${n} or more later rounds`,
  'court/because/shown': ({card}: OneCard) => `the accused was the ${CARDS[card]}`,
  'court/because/joined': 'the Beggar joined',
  'court/because/team': ({team}: {team: string}) =>
    `the ${team === 'wise' ? 'Wise' : 'Wicked'} won the round`,
  'court/because/round': 'you won the round',
  'court/because/accused': (who: Player) => `${does(who, 'were', 'was')} accused`,
  'court/because/game': 'you won the game',
} as const satisfies GameCatalogue;
