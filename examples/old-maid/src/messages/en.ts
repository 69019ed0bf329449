import {type Card, english, type GameCatalogue, type Player} from 'gstk/kit';

const {does, whom, whose} = english;

type Draw = Player & Readonly<{other: Player}>;
type DrawOf = Draw & Readonly<{card: Card}>;
type Pair = Player & Readonly<{cards: readonly Card[]}>;

/** The sentences of the game in English. A further language is a file like this one. */
export const en = {
  'game/gstk-examples/old-maid': 'Old Maid',
  'aim/gstk-examples/old-maid': 'Lay down pairs; do not keep the odd queen',
  'option/pack': 'Cards',
  'option/queen': 'Queen left out',
  'option/queen/clubs': 'Clubs',
  'option/queen/spades': 'Spades',
  'option/queen/hearts': 'Hearts',
  'option/queen/diamonds': 'Diamonds',

  'old-maid/pairs': ({n}: {n: number}, messages) =>
    `${messages.count(n, {one: 'pair', other: 'pairs'})} laid down`,
  'old-maid/draw-from': ({other}: {other: Player}) => `Draw a card from ${whom(other)}`,
  'old-maid/cards-of': (owner: Player) => `${whose(owner, 'Your')} cards`,
  'old-maid/place': ({n}: {n: number}) => `Card ${n}, face down`,
  'old-maid/pile': 'Laid down last',
  'old-maid/why-draw': ({n}: {n: number}, messages) =>
    `${messages.count(n, {one: 'card', other: 'cards'})}, shuffled`,
  'old-maid/drawing': ({other, ...player}: Draw) => `${does(player, 'draw')} from ${whom(other)}`,
  'old-maid/safe': 'You are out, and safe',
  'old-maid/no-such-card': 'there is no card at this place',

  'old-maid/say/dealt': ({n}: {n: number}) => `All ${n} cards are dealt.`,
  'old-maid/say/first-pairs': ({n}: {n: number}, messages) =>
    `${messages.count(n, {one: 'pair is', other: 'pairs are'})} laid down.`,
  'old-maid/say/drawn': ({other, ...player}: Draw) =>
    `${does(player, 'draw')} a card from ${whom(other)}.`,
  'old-maid/say/drawn-card': ({other, card, ...player}: DrawOf, messages) =>
    `${does(player, 'draw')} the ${messages.t('card', {card})} from ${whom(other)}.`,
  'old-maid/say/pair': ({cards, ...player}: Pair, messages) =>
    `${does(player, 'lay')} down the ${cards.map((card) => messages.t('card', {card})).join(' and the ')}.`,
  'old-maid/say/kept': (player: Player) => `${does(player, 'keep')} the card.`,
  'old-maid/say/out': (player: Player) => `${does(player, 'are', 'is')} out of cards, and safe.`,
  'old-maid/title': (player: Player) => `${does(player, 'hold')} the odd queen`,
  'old-maid/end': ({card}: {card: Card}, messages) =>
    `The ${messages.t('card', {card})} has no partner. Everybody else wins.`,
  'old-maid/odd-queen': 'The odd queen',

  'old-maid/key/pile': 'pair laid down last',
  'old-maid/key/pairs': 'pairs laid down',
  'old-maid/tip/draw': 'Choose any card. A pair is laid down by itself.',
  'old-maid/why/guess': ({n}: {n: number}) =>
    n === 1 ? 'It is the only card.' : 'One card is as good as another.',
} satisfies GameCatalogue;

/** Keys of these sentences, and the values that they take. */
export type OwnMessages = typeof en;
