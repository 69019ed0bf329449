import type {Card} from '../../../cards/index.js';
import type {GameCatalogue} from '../../../i18n/index.js';

/** The sentences of the game in English. */
export const en = {
  'game/high-card': 'High Card',
  'option/cards': 'Cards each',

  'high-card/goal': 'Most tricks win',
  'high-card/lead': 'Your lead',
  'high-card/follow': 'Your turn',
  'high-card/any': 'Any card may be played',
  'high-card/dealt': ({n}: {n: number}) => `${n} cards each. The game begins.`,

  'high-card/why/take': ({card}: {card: Card}, messages) =>
    `The ${messages.t('card', {card})} may take the trick.`,
  'high-card/why/throw': ({card}: {card: Card}, messages) =>
    `This trick is lost, so the ${messages.t('card', {card})} may go.`,
} satisfies GameCatalogue;

/** Keys of these sentences, and the values that they take. */
export type OwnMessages = typeof en;
