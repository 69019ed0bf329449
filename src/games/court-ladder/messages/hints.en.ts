import type {Card, Suit} from '../../../cards/index.js';
import type {GameCatalogue} from '../../../i18n/index.js';

type Named = Readonly<Record<'suit', Suit>>;
type One = Readonly<Record<'card', Card>>;

/** The bot's advice and its reasons in English. */
export const hints = {
  'ladder/why/only': 'Nothing else is allowed.',
  'ladder/why/trump': ({suit}: Named, messages) =>
    `${messages.lookup('ladder/suit', {suit})}: your strongest suit.`,
  'ladder/why/attack': 'Your cheapest card goes first.',
  'ladder/why/attack-many': 'Cheap, and more of its rank can follow.',
  'ladder/why/target': 'If the next below you takes, you attack again.',
  'ladder/why/beat': ({card}: One, messages) =>
    `The cheapest that beats: ${messages.t('card', {card})}.`,
  'ladder/why/beat-trump': 'A small trump is worth your place.',
  'ladder/why/take-dear': 'Beating is dear, and from the King you lose no rank.',
  'ladder/why/take-must': 'Nothing you hold beats it.',
  'ladder/why/throw': 'Low cards go while they can.',
  'ladder/why/throw-last': 'Few cards are left: be rid of them.',
  'ladder/why/throw-taken': 'Cards are being taken: give your low ones along.',
  'ladder/why/pass-keep': 'What fits is worth keeping.',
  'ladder/why/pass-none': 'You hold no rank that lies there.',
  'ladder/why/allow': 'Against a rival everybody may help.',
  'ladder/why/deny': 'It would be against yourself.',
  'ladder/why/joker-beats': ({suit}: Named, messages) =>
    `With ${messages.t('suit', {suit})} as trump you can beat it.`,
  'ladder/why/joker-strong': ({suit}: Named, messages) =>
    `${messages.lookup('ladder/suit', {suit})} would be a better trump for you.`,
  'ladder/why/joker-last': 'A joker must go before your hand can run out.',
  'ladder/why/trump-long': ({suit}: Named, messages) =>
    `${messages.lookup('ladder/suit', {suit})}: most cards of the hand.`,
  'ladder/why/attack-low': 'The lowest card goes first.',
  'ladder/why/beat-low': ({card}: One, messages) =>
    `The lowest that beats: ${messages.t('card', {card})}.`,
  'ladder/why/throw-fits': 'What fits may go.',
  'ladder/why/deny-all': 'The attack is left to the two who fight it.',
} satisfies GameCatalogue;
