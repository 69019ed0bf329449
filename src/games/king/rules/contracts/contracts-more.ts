import type {Suit} from '../../../../cards/index.js';
import {type Blocks, card, HEARTS} from './contracts.js';

/** The contracts that only some variants have: trumps, jokers, suits that are named. */

type Plan = NonNullable<Blocks['P']>;

/** Tricks with a trump of somebody's choice. */
const praise = (id: string): Plan => ({
  minus: id,
  plus: id,
  terms: (sign, {P = 0}) => [{unit: 'trick', pts: sign * P}],
  trump: true,
});

/** Every card of a suit costs one; it is under the lead ban of "no hearts". */
const named = (id: string, suit: Suit): Plan => ({
  minus: id,
  plus: id,
  terms: (sign) => [card(suit, sign)],
  ban: suit,
});

/** The blocks of the rows in `variants-more.ts`. */
export const MORE_BLOCKS: Blocks = {
  P: praise('praise'),
  W: praise('winning-back'),
  J: {
    minus: 'hearts-and-jokers',
    plus: 'hearts-and-jokers',
    terms: (sign) => [{unit: 'spots', of: 'H', pts: sign}, card('*', sign * 20)],
    ...HEARTS,
  },
  NS: named('no-spades', 'S'),
  NH: named('no-hearts', 'H'),
  ND: named('no-diamonds', 'D'),
  NC: named('no-clubs', 'C'),
};
