import type {GameCatalogue} from '../../../i18n/index.js';

type OneCard = Readonly<Record<'card', string>>;

/** The bot's advice and its reasons in English. */
export const hints = {
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
} satisfies GameCatalogue;
