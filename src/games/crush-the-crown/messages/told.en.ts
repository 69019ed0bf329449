import type {Card} from '../../../cards/index.js';
import type {GameCatalogue, Messages} from '../../../i18n/index.js';

/** A sentence about a card. */
const about =
  (text: string) =>
  ({card}: Readonly<Record<'card', Card>>, messages: Messages): string =>
    `The ${messages.t('card', {card})} ${text}.`;

/** Another player's reasons, as far as they follow from the table: the hand stays secret. */
export const told = {
  'crush/told/marry': 'A Queen in hand has to marry; why this one would tell the hand.',
  'crush/told/swap': 'Without a Queen a card has to go; why this one would tell the hand.',
  'crush/told/extend': about('was next in the Government'),
  'crush/told/discover': 'A spy costs a card every turn, so it had to go.',
  'crush/told/spy': about('fits that place, and brings a tribute every turn'),
  'crush/told/spy-wild': 'A wild card fits any place, and brings a tribute every turn.',
  'crush/told/give-suit':
    'A spy costs a card of the suit of its sender; why this one would tell the hand.',
  'crush/told/give-any': 'There was no card of that suit, so any other may be given.',
  'crush/told/fire': 'A fired card brings an unknown one; why this one would tell the hand.',
  'crush/told/fire-useless': about('was no longer of use'),
  'crush/told/fire-rivals': about('helped only the other player'),
} satisfies GameCatalogue;
