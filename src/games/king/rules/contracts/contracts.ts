import type {Card, Suit} from '../../../../cards/index.js';
import type {Options} from '../../../../game/index.js';
import type {Contract, PaidCards, Term} from '../../types.js';

/** The building blocks of the variants' contracts. */

/**
 * Tricks, boys (jacks), queens, hearts, the King, the last two tricks, the jumble of all six; praise
 * and winning back (tricks with a trump); hearts and jokers; a suit that is named; Omnibus.
 */
type Block =
  | 'T'
  | 'B'
  | 'Q'
  | 'H'
  | 'K'
  | 'L'
  | 'X'
  | 'O'
  | 'P'
  | 'W'
  | 'J'
  | 'NS'
  | 'NH'
  | 'ND'
  | 'NC';

/** A block with its sign: minus in the "no" form, plus in the "take" form. */
export type Signed = `${'-' | '+'}${Block}`;

/**
 * The price of each block: a trick, a boy, a queen, a heart, the King, either of the last two tricks.
 */
export type Prices = Readonly<Record<'T' | 'B' | 'Q' | 'H' | 'K' | 'L', number>> & {
  /** A trick of a praise or of winning back. */
  readonly P?: number;
};

/** The meaning of a block. */
interface Plan {
  readonly minus: string;
  readonly plus: string;
  readonly terms: (sign: number, prices: Prices, boys: boolean) => readonly Term[];
  readonly ban?: Suit;
  readonly forced?: Card;
  readonly slam?: number;
  /** A trump is always chosen. */
  readonly trump?: true;
}

/** Pays for every card of a kind. */
const card = (of: PaidCards, pts: number): Term => ({unit: 'card', of, pts});

/** The lead ban of "no hearts". */
const HEARTS = {ban: 'H'} as const;
const KING = {ban: 'H', forced: 'KH'} as const;

/** Tricks with a trump that a player chooses. */
const praise = (id: string): Plan => ({
  minus: id,
  plus: id,
  terms: (sign, {P = 0}) => [{unit: 'trick', pts: sign * P}],
  trump: true,
});

/** Every card of a suit costs one point; the suit has the lead ban of "no hearts". */
const named = (id: string, suit: Suit): Plan => ({
  minus: id,
  plus: id,
  terms: (sign) => [card(suit, sign)],
  ban: suit,
});

const BLOCKS: Readonly<Record<Block, Plan>> = {
  T: {
    minus: 'no-tricks',
    plus: 'take-tricks',
    terms: (sign, {T}) => [{unit: 'trick', pts: sign * T}],
  },
  B: {
    minus: 'no-boys',
    plus: 'take-boys',
    // With kings as boys, eight cards at half the price keep the sum; an odd price cannot be halved.
    terms: (sign, {B}, boys) =>
      boys && B % 2 === 0
        ? [card('J', (sign * B) / 2), card('K', (sign * B) / 2)]
        : [card('J', sign * B)],
  },
  Q: {minus: 'no-girls', plus: 'take-girls', terms: (sign, {Q}) => [card('Q', sign * Q)]},
  H: {
    minus: 'no-hearts',
    plus: 'take-hearts',
    terms: (sign, {H}) => [card('H', sign * H)],
    ...HEARTS,
  },
  K: {
    minus: 'no-king',
    plus: 'take-king',
    terms: (sign, {K}) => [card('KH', sign * K)],
    ...KING,
  },
  L: {
    minus: 'no-last-two',
    plus: 'take-last-two',
    terms: (sign, {L}) => [{unit: 'last2', pts: sign * L}],
  },
  X: {
    minus: 'negative-jumble',
    plus: 'positive-jumble',
    terms: (...by) =>
      (['T', 'B', 'Q', 'H', 'K', 'L'] as const).flatMap((b) => BLOCKS[b].terms(...by)),
    ...KING,
  },
  O: {
    minus: 'omnibus',
    plus: 'omnibus',
    terms: () => [card('H', -1), card('QS', -13), card('TD', 10)],
    slam: 26,
  },
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

/**
 * Makes the contract of a block; options switch bans, duties and the early stop. `draws`: the variant
 * has a stock.
 */
export function contractOf(
  signed: Signed,
  prices: Prices,
  options: Options,
  draws: boolean,
): Contract {
  const block = BLOCKS[signed.slice(1) as Block];
  const {minus, plus, terms, ban = null, forced = null, slam = null} = block;
  const sign = signed.startsWith('-') ? -1 : 1;
  const paid = terms(sign, prices, options['kingsAreBoys'] === 'on');
  const free = options['heartLeadBan'] === 'off' || options['suitLeadBan'] === 'off';
  const {orderedTrump} = options;
  const trump =
    block.trump === true || orderedTrump === 'any' || (orderedTrump === 'winning' && sign > 0);
  return {
    id: sign < 0 ? minus : plus,
    terms: paid,
    ban: free ? null : ban,
    forced: options['forcedKing'] === 'off' ? null : forced,
    slam,
    stops:
      options['earlyStop'] !== 'off' && paid.every(({unit}) => unit === 'card' || unit === 'spots'),
    trump,
    mustTrump: trump && options['mustTrump'] === 'on',
    ordererTrumps: trump && options['onlyOrdererLeadsTrump'] === 'on',
    draws,
  };
}
