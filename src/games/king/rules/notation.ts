import {type Card, readCard, writeCard} from '../../../cards/index.js';
import {type MoveForm, moveForm, moveNotation, type WordKind} from '../../../game/index.js';
import {CARD, numberTo, SUIT} from '../../../game/move-words.js';
import {sorted} from '../kernel/codes.js';
import {type KingMove, type TrumpName, TRUMPS} from '../types.js';
import {MOST_BID} from './choices/auction.js';
import type {Variant} from './contracts/columns.js';

/** The id of a contract of the variant. */
const CONTRACT: WordKind<string> = {
  name: 'contract',
  read: (text) => (/^[a-z-]+$/i.test(text) ? text.toLowerCase() : undefined),
  write: String,
};

const trumpOr = <More extends string>(...more: readonly More[]): WordKind<TrumpName | More> => ({
  name: 'trump',
  values: [...TRUMPS, ...more],
  read: (text) =>
    [...more, 'none' as const].find((word) => word === text.toLowerCase()) ?? SUIT.read(text),
  write: String,
});

/** Cards in any order, with commas or spaces between. */
const CARDS: WordKind<readonly Card[]> = {
  name: 'cards with commas between',
  pattern: '.+',
  read(text) {
    const cards = text.split(/[\s,]+/).map(readCard);
    return cards.every((card) => card !== undefined) ? sorted(cards) : undefined;
  },
  write: (cards) => sorted(cards).map(writeCard).join(),
};

/** The forms of the choices that a variant has, by its columns. */
const choiceForms = ({declarer, calling, auction, rest}: Variant): readonly MoveForm[] => [
  ...(declarer
    ? [
        moveForm('order:{contract}', {contract: CONTRACT}),
        moveForm('order:{contract}:{trump}', {contract: CONTRACT, trump: trumpOr()}),
      ]
    : []),
  ...(calling ? [moveForm('trump:{trump}', {trump: trumpOr('last')})] : []),
  ...(auction
    ? [
        moveForm('bid:{points}', {points: numberTo('points', MOST_BID)}),
        moveForm('fold'),
        moveForm('name:{suit}', {suit: SUIT}),
      ]
    : []),
  ...(rest === 'talon' ? [moveForm('away:{cards}', {cards: CARDS}, {type: 'discard'})] : []),
  ...(rest === 'stock' ? [moveForm('draw')] : []),
];

/**
 * How the moves of a variant with choices are written: `QH`; `order:no-tricks`, `order:praise:S`;
 * `trump:last`; `away:7S,8D`; `draw`; `bid:5`; `fold`; `name:S`.
 */
export const notationOf = (variant: Variant): ReturnType<typeof moveNotation<KingMove>> =>
  moveNotation<KingMove>([
    moveForm('{card}', {card: CARD}, {type: 'play'}),
    ...choiceForms(variant),
  ]);
