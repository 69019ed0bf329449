import type {GameCatalogue} from '../../../i18n/index.js';
import {told} from './told.en.js';

type OneCard = Readonly<Record<'card', string>>;

/** The bot's advice with its reasons, and the coach marks of the first game, in English. */
export const hints = {
  ...told,
  'kingdom/why/choose': ({card}: OneCard, messages) =>
    `The ${messages.t('card', {card})} is your best card for this round.`,
  'kingdom/why/choose-lose': ({card}: OneCard, messages) =>
    `Another point would be one too many; the ${messages.t('card', {card})} is unlikely to score it.`,
  'kingdom/why/fold': 'The card is good enough as it is.',
  'kingdom/why/fold-lose':
    'Another point would be one too many, and this card is unlikely to score it.',
  'kingdom/why/exchange': 'The left neighbour’s card is probably better.',
  'kingdom/why/exchange-known': ({card}: OneCard, messages) =>
    `The left neighbour has the ${messages.t('card', {card})}.`,
  'kingdom/why/cut': 'Most cards in the deck are better than this one.',
  'kingdom/why/cut-known': ({card}: OneCard, messages) =>
    `That is where the ${messages.t('card', {card})} is.`,
  'kingdom/why/change': ({card}: OneCard, messages) =>
    `The ${messages.t('card', {card})} in the hand is better now.`,
  'kingdom/why/use': ({card}: OneCard, messages) =>
    `The ${messages.t('card', {card})} can only improve things.`,

  // the aim, and the coach marks
  'aim/death-over-the-kingdom': ({large}: {large: unknown}) =>
    large === 'on' ? 'Avoid points: the fewest win' : 'Score, but not the most: second place wins',
  'kingdom/tip/goal': 'Round 1 scores the highest card, round 2 the lowest, round 3 those between.',
  'kingdom/tip/card': 'Here you see what a card does; the small number is what it may turn to.',
  'kingdom/tip/colours': 'Red numbers act on your turn; green ones may turn at the end.',
  'kingdom/tip/act': 'One thing a round: keep, swap left, use or change.',
  'kingdom/tip/act-large': 'One thing a round: keep your card, swap it to the left, or use it.',
} satisfies GameCatalogue;
