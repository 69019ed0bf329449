import type {Card, Suit} from '../../../cards/index.js';
import type {GameCatalogue} from '../../../i18n/index.js';

type OfSuit = Readonly<Record<'suit', Suit>>;
type OneCard = Readonly<Record<'card', Card>>;

/** The bot's advice with its reasons, and the coach marks of the first game, in English. */
export const hints = {
  'ladder/why/only': 'Nothing else is allowed.',
  'ladder/why/trump': ({suit}: OfSuit, messages) =>
    `${messages.lookup('ladder/suit', {suit})}: your strongest suit.`,
  'ladder/why/attack': 'Your cheapest card goes first.',
  'ladder/why/attack-many': 'Cheap, and more of its rank can follow.',
  'ladder/why/target': 'If the next below you takes, you attack again.',
  'ladder/why/beat': ({card}: OneCard, messages) =>
    `The cheapest card that beats it: ${messages.t('card', {card})}.`,
  'ladder/why/beat-trump': 'Your rank is worth a small trump.',
  'ladder/why/take-dear': 'Beating costs too much; taking from the King costs no rank.',
  'ladder/why/take-must': 'Nothing you hold beats it.',
  'ladder/why/throw': 'Low cards go while they can.',
  'ladder/why/throw-last': 'Few cards are left: get rid of them.',
  'ladder/why/throw-taken': 'Cards are being taken: add your low ones.',
  'ladder/why/pass-keep': 'The cards that fit are worth keeping.',
  'ladder/why/pass-none': 'You hold no rank on the table.',
  'ladder/why/allow': 'Against a rival everybody may help.',
  'ladder/why/deny': 'They would add cards against you.',
  'ladder/why/joker-beats': ({suit}: OfSuit, messages) =>
    `With ${messages.t('suit', {suit})} as trump you can beat it.`,
  'ladder/why/joker-strong': ({suit}: OfSuit, messages) =>
    `${messages.lookup('ladder/suit', {suit})} would be a better trump for you.`,
  'ladder/why/joker-last': 'Play the joker, or your hand cannot run out.',
  'ladder/why/trump-long': ({suit}: OfSuit, messages) =>
    `${messages.lookup('ladder/suit', {suit})}: the suit you hold most of.`,
  'ladder/why/attack-low': 'The lowest card goes first.',
  'ladder/why/beat-low': ({card}: OneCard, messages) =>
    `The lowest card that beats it: ${messages.t('card', {card})}.`,
  'ladder/why/throw-fits': 'It fits, so it can go.',
  'ladder/why/deny-all': 'Attacker and defender fight alone.',

  // the aim, and the coach marks
  'aim/court-ladder': 'Beat attacks to climb; the last with cards goes to the bottom',
  'ladder/tip/stake': 'This line says what the attack is for.',
  'ladder/tip/beat': 'A higher card of its suit or a trump beats it; what you take, you keep',
  'ladder/tip/ladder': 'A player who takes changes places with the attacker.',
  'ladder/tip/trump': 'Name your strongest suit: it will beat the three others',
  'ladder/tip/attack': 'Attack with a low card, and keep your trumps',
  'ladder/tip/attack/why': 'Change places with a player above you who takes.',
  'ladder/tip/attack/king': 'From above it moves nobody; you get rid of cards.',
  'ladder/tip/target': 'Choose a rung: you may attack anyone',
  'ladder/tip/target/why': 'No places change. If the next below you takes, you attack again.',
  'ladder/tip/leave': 'Let all add cards against a rival, and nobody against yourself',
  'ladder/tip/throw': 'Add a card you do not need, or pass: the defender must beat it too',
  'ladder/tip/throw/taken': 'Add a card you do not need, or pass: the defender takes it too',
  'ladder/tip/joker': 'A joker names a new trump; it neither attacks nor beats',
} satisfies GameCatalogue;
