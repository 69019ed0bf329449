import type {Card} from '../../../cards/index.js';
import type {GameCatalogue} from '../../../i18n/index.js';

/** What costs, in a contract to avoid. */
const EACH: Readonly<Record<string, string>> = {
  trick: 'Each trick',
  J: 'Each jack',
  Q: 'Each queen',
  H: 'Each heart',
  KH: 'The king of hearts',
};

/** English sentences about choices, shown once when each first comes up; fetched with them. */
export const en = {
  'king/choice/suggested': 'Not sure? A suggestion stands on top',
  'king/choice/suggested/why': 'Press “Why?” for its reason.',

  'king/choice/order': 'You choose what counts in this deal',
  'king/choice/order/why': 'Each button names it, with the price of one.',
  'king/choice/order/costs': ({kind, n}: {kind: string; n: number}) =>
    `${EACH[kind] ?? 'Each of these'} costs its taker ${n}`,
  'king/choice/order/held': ({n}: {n: number}) =>
    n === 0
      ? 'So choose it with low cards, which take nothing.'
      : `You hold ${n === 1 ? 'one' : n}. The player who takes the trick pays.`,
  'king/choice/order/pays': 'The gold buttons pay their taker',
  'king/choice/order/most': 'When all deals are played, most points win.',

  'king/choice/trump': 'A trump beats every card of other suits',
  'king/choice/trump/why': ({card}: {card: Card}, messages) =>
    `As a trump, your ${messages.t('card', {card})} would beat the ace of any other suit.`,
  'king/choice/trump/long': 'A suit of which you hold many is best',
  'king/choice/trump/none': 'With “no trump”, the suit that is led decides.',
  'king/choice/call/last': 'Or let your last card decide',
  'king/choice/call/last/why': 'Its suit will be trump, and all will see it.',

  'king/choice/discard': 'You have taken these two cards',
  'king/choice/discard/why': 'Everybody has seen them.',
  'king/choice/discard/two': 'Two cards of your hand go here',
  'king/choice/discard/two/why': 'They lie face down, and nobody takes them.',
  'king/choice/discard/scores': 'These score in this deal',
  'king/choice/discard/scores/why': 'They may not go while others can.',
  'king/choice/discard/short': ({pays}: {pays: boolean}) =>
    `Best: ${pays ? 'low' : 'high'} cards of a suit you hold few of`,

  'king/choice/bid': 'The highest bid names the suit that costs',
  'king/choice/bid/why': 'Each card of it then costs its taker 1.',
  'king/choice/bid/pays': ({n}: {n: number}) => `A bid of ${n} costs its bidder ${n}`,
  'king/choice/bid/pays/why': 'Only the highest bid is paid. To pass is free.',
  'king/choice/bid/worth': 'Bid if one suit is safe for you',
  'king/choice/bid/worth/why': 'Its cards are low: others usually take them.',
  'king/choice/name': 'Name the suit that costs 1 a card',
  'king/choice/name/why': 'Every player who takes one pays, you too.',
  'king/choice/name/low': 'Low cards are safe for you',
  'king/choice/name/low/why': 'Others usually take the tricks with them.',

  'king/choice/draw': 'You cannot follow: draw',
  'king/choice/draw/why': 'Draw until a card follows; all of them stay in your hand.',
} satisfies GameCatalogue;

/** The type of these messages in every language. */
export type ChoiceLessonMessages = typeof en;
