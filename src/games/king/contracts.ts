import type {Card, Suit} from '../../cards/index.js';
import type {Options} from '../../game/index.js';
import type {Contract, Of, Term} from './types.js';

/** The building blocks from which the variants make their contracts. */

/** Tricks, boys (jacks), queens, hearts, the King, the last two tricks, the jumble of all six, Omnibus. */
type Block = 'T' | 'B' | 'Q' | 'H' | 'K' | 'L' | 'X' | 'O';

/** A block with its sign: minus in the "no" form, plus in the "take" form. */
export type Signed = `${'-' | '+'}${Block}`;

/** What each block costs or pays: a trick, a boy, a queen, a heart, the King, either last trick. */
export type Prices = Readonly<Record<'T' | 'B' | 'Q' | 'H' | 'K' | 'L', number>>;

interface Plan {
  readonly minus: string;
  readonly plus: string;
  readonly terms: (sign: number, prices: Prices, boys: boolean) => readonly Term[];
  readonly ban?: Suit;
  readonly forced?: Card;
  readonly slam?: number;
}

const card = (of: Of, pts: number): Term => ({unit: 'card', of, pts});

const HEARTS = {ban: 'H'} as const;
const KING = {ban: 'H', forced: 'KH'} as const;

const BLOCKS: Readonly<Record<Block, Plan>> = {
  T: {
    minus: 'no-tricks',
    plus: 'take-tricks',
    terms: (sign, {T}) => [{unit: 'trick', pts: sign * T}],
  },
  B: {
    minus: 'no-boys',
    plus: 'take-boys',
    // Kings as boys: eight cards at half the price, the sum stays.
    terms: (sign, {B}, boys) =>
      boys ? [card('J', (sign * B) / 2), card('K', (sign * B) / 2)] : [card('J', sign * B)],
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
};

/** Makes a contract of a block; options switch the ban, the duty and the early stop off. */
export function contractOf(signed: Signed, prices: Prices, options: Options): Contract {
  const {minus, plus, terms, ban = null, forced = null, slam = null} = BLOCKS[signed[1] as Block];
  const sign = signed.startsWith('-') ? -1 : 1;
  const paid = terms(sign, prices, options['kingsAreBoys'] === 'on');
  return {
    id: sign < 0 ? minus : plus,
    terms: paid,
    ban: options['heartLeadBan'] === 'off' ? null : ban,
    forced: options['forcedKing'] === 'off' ? null : forced,
    slam,
    stops: options['earlyStop'] !== 'off' && paid.every(({unit}) => unit === 'card'),
  };
}
