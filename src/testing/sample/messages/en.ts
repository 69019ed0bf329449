import type {Card, Suit} from '../../../cards/index.js';
import type {GameCatalogue} from '../../../i18n/index.js';

/** The sentences of the game in English. */
export const en = {
  'game/high-card': 'High Card',

  'option/cards': 'Cards each',
  'option/trump': 'Trump',
  'option/trump/none': 'None',
  'option/trump/S': 'Spades',
  'option/trump/H': 'Hearts',
  'option/trump/D': 'Diamonds',
  'option/trump/C': 'Clubs',

  'high-card/goal': 'Most tricks win',
  'high-card/trump': ({suit}: {suit: Suit}, messages) => `Trump: ${messages.t('suit', {suit})}`,
  'high-card/left': ({n}: {n: number}, messages) =>
    messages.count(n, {one: 'trick left', other: 'tricks left'}),

  'high-card/lead': 'Your lead',
  'high-card/follow': 'Your turn',
  'high-card/any': 'Any card may be played',
  'high-card/to-play': ({name}: {name: string}) => `${name} to play`,
  'high-card/trick-to': ({name}: {name: string}, messages) =>
    name === messages.t('you') ? 'Trick to you' : `Trick to ${name}`,
  'high-card/won': ({names, one}: {names: string; one: boolean}, messages) =>
    names === messages.t('you') ? 'You win' : one ? `${names} wins` : `Shared: ${names}`,

  'high-card/say/dealt': ({n}: {n: number}, messages) =>
    `${messages.count(n, {one: 'card', other: 'cards'})} each. The game begins.`,
  'high-card/say/nothing': 'Nothing lies on the table.',
  'high-card/tricks': ({n}: {n: number}, messages) =>
    messages.count(n, {one: 'trick', other: 'tricks'}),

  'high-card/why/lead': ({card}: {card: Card}, messages) =>
    `The ${messages.t('card', {card})} is the highest card of the hand.`,
  'high-card/why/take': ({card}: {card: Card}, messages) =>
    `The ${messages.t('card', {card})} takes the trick, and nothing lower does.`,
  'high-card/why/throw': ({card}: {card: Card}, messages) =>
    `This trick is lost, so the ${messages.t('card', {card})} may go.`,

  'high-card/rules':
    'Each player in turn lays one card down. The highest card of the suit led takes the trick, or ' +
    'the highest trump where there is one; its player leads the next. Any card may be played at ' +
    'any time. Most tricks win.',
} satisfies GameCatalogue;

/** Keys of these sentences, and the values that they take. */
export type OwnMessages = typeof en;
