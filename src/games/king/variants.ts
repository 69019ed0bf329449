import type {OptionRow} from '../../game/index.js';
import type {Prices, Signed} from './contracts.js';
import type {Table, Variant} from './columns.js';

/** The variants of King, each a row: what differs between them stands here and nowhere else. */

const row = (name: string, values: OptionRow['values'], ruling: string): OptionRow => ({
  name,
  values,
  ruling,
});
const ON_OFF = ['on', 'off'] as const;
const OFF_ON = ['off', 'on'] as const;

const BOYS = row('kingsAreBoys', ['off', 'on'], 'section 17');
const BAN = row('heartLeadBan', ON_OFF, 'G6');
const KING = row('forcedKing', ON_OFF, 'G7');
const STOP = row('earlyStop', ON_OFF, 'G8');

const FOUR: Prices = {T: 2, B: 4, Q: 4, H: 2, K: 16, L: 8};
const THREE: Prices = {T: 2, B: 5, Q: 5, H: 2, K: 20, L: 10};
const MINSK: Prices = {T: 4, B: 10, Q: 10, H: 5, K: 40, L: 20, P: 8};
const ATOMIC: Prices = {...MINSK, P: 4};

/** Thirty cards, so that three, five and six can share them. */
const THIRTY = {low: '7', out: ['AS', 'AC']} as const;
const THIRTY_TWO = {low: '7'} as const;

const TABLE_3: Table = {pack: THIRTY, hand: 10, prices: THREE};
const TABLE_4: Table = {pack: THIRTY_TWO, hand: 8, prices: FOUR};
const TABLES_3_TO_6 = {
  3: TABLE_3,
  4: TABLE_4,
  5: {pack: THIRTY, hand: 6, prices: FOUR},
  6: {pack: THIRTY, hand: 5, prices: FOUR},
};
const TALON_3 = (prices: Prices): Variant['tables'] => ({
  3: {pack: THIRTY_TWO, hand: 10, prices},
});
const FULL_PACK = {
  3: {pack: {low: '2', out: ['2C']}, hand: 17, prices: FOUR},
  4: {pack: {low: '2'}, hand: 13, prices: FOUR},
} as const;

// prettier-ignore
const FOURTEEN: readonly Signed[] =
  ['-T', '-B', '-Q', '-H', '-K', '-L', '-X', '+T', '+B', '+Q', '+H', '+K', '+L', '+X'];

// prettier-ignore
const SHORT: readonly Signed[] =
  ['-T', '-Q', '-B', '-H', '-K', '-L', '-X', '+T', '+B', '+Q', '+H', '+K', '+L', '+X'];
const ATOMIC_SHORT: readonly Signed[] = ['-T', '-Q', '-B', '-H', '-K', '-L', '+P', '+P', '+P'];

// prettier-ignore
const ATOMIC_FULL: readonly Signed[] =
  ['-T', '-Q', '-B', '-H', '-K', '-L', '-X', '+P', '+P', '+P', '+P', '+P', '+P', '+X'];

/** All variants, in the order of the rules text. */
export const VARIANTS: readonly Variant[] = [
  {
    id: 'king-simple',
    seats: {min: 4, max: 4},
    tables: {4: TABLE_4},
    order: FOURTEEN,
    end: {deals: 14},
    options: [BOYS, BAN, KING, STOP],
  },
  {
    id: 'king-threesome',
    seats: {min: 3, max: 3},
    tables: {3: TABLE_3},
    order: FOURTEEN,
    end: {deals: 14},
    options: [BAN, KING, STOP],
  },
  {
    id: 'king-custom',
    seats: {min: 3, max: 4, usual: 4},
    tables: {3: TABLE_3, 4: TABLE_4},
    order: FOURTEEN,
    orderer: 'left',
    end: 'orders',
    options: [
      BOYS,
      BAN,
      KING,
      STOP,
      row('orderedTrump', ['winning', 'none', 'any'], 'section 5'),
      row('mustTrump', OFF_ON, 'section 5'),
      row('orderBlind', OFF_ON, 'F-6'),
    ],
  },
  {
    id: 'king-minsk',
    seats: {min: 3, max: 3},
    tables: TALON_3(MINSK),
    order: ['-T', '-L', '-Q', '-B', '-K', '-H', '+W', '+W', '+W'],
    orderer: 'left',
    rest: 'talon',
    end: 'orders',
    options: [
      BAN,
      KING,
      STOP,
      row('mustTrump', OFF_ON, 'section 17'),
      row('onlyOrdererLeadsTrump', OFF_ON, 'section 6'),
      row('callAfterTalon', OFF_ON, 'F-6'),
    ],
  },
  {
    id: 'king-domino',
    seats: {min: 4, max: 4},
    tables: {4: {pack: THIRTY_TWO, hand: 6, prices: FOUR}},
    order: FOURTEEN,
    rest: 'stock',
    end: {limit: -31},
    fixed: {heartLeadBan: 'off'},
    forms: [
      {
        when: {dominoScoring: 'hearts'},
        order: ['-H'],
        tables: {4: {pack: THIRTY_TWO, hand: 6, prices: {...FOUR, H: 1}}},
      },
    ],
    options: [BOYS, KING, STOP, row('dominoScoring', ['schedule', 'hearts'], 'F-4')],
  },
  {
    id: 'king-jokers',
    seats: {min: 3, max: 4, usual: 4},
    tables: {
      3: {pack: {low: '2', out: ['2C', '3C'], jokers: 2}, hand: 17, prices: FOUR},
      4: {pack: {low: '2', out: ['2C'], jokers: 1}, hand: 13, prices: FOUR},
    },
    order: ['-J'],
    rest: 'last-trick',
    end: 'rounds',
    forms: [
      {
        when: {threeHandJokers: 1},
        tables: {3: {pack: {low: '2', out: ['2C', '3C'], jokers: 1}, hand: 17, prices: FOUR}},
      },
    ],
    options: [
      BAN,
      STOP,
      row('deals', [2, 1, 3, 4, 5, 6, 7, 8, 9, 10], 'section 8'),
      row('threeHandJokers', [2, 1], 'section 8'),
    ],
  },
  {
    id: 'king-trade',
    seats: {min: 3, max: 4, usual: 4},
    tables: FULL_PACK,
    order: ['-NS', '-NH', '-ND', '-NC'],
    auction: true,
    end: {limit: -77},
    options: [
      STOP,
      row('bidRounds', ['one', 'until-one'], 'F-5'),
      row('bidderLeads', OFF_ON, 'section 9'),
      row('suitLeadBan', ON_OFF, 'section 9'),
    ],
  },
  {
    id: 'king-omnibus',
    seats: {min: 3, max: 4, usual: 4},
    tables: FULL_PACK,
    order: ['-O'],
    end: {limit: -100},
    options: [STOP],
  },
  {
    id: 'king-atomic',
    seats: {min: 3, max: 3},
    tables: TALON_3(ATOMIC),
    order: ATOMIC_FULL,
    orderer: 'right',
    rest: 'talon',
    end: 'orders',
    forms: [
      {
        when: {atomicForm: 'short', praisePoints: 8},
        order: ATOMIC_SHORT,
        tables: TALON_3({...ATOMIC, P: 8}),
      },
      {when: {atomicForm: 'short'}, order: ATOMIC_SHORT},
    ],
    options: [
      BOYS,
      BAN,
      KING,
      STOP,
      row('mustTrump', OFF_ON, 'section 17'),
      row('onlyOrdererLeadsTrump', OFF_ON, 'section 17'),
      row('callAfterTalon', OFF_ON, 'F-6'),
      row('atomicForm', ['full', 'short'], 'section 11'),
      row('praisePoints', [4, 8], 'section 11'),
    ],
  },
  {
    id: 'king-short',
    seats: {min: 3, max: 6, usual: 4},
    tables: TABLES_3_TO_6,
    order: SHORT,
    end: {deals: 14},
    options: [BOYS, BAN, KING, STOP],
  },
  {
    id: 'king-long',
    seats: {min: 3, max: 6, usual: 4},
    tables: TABLES_3_TO_6,
    order: SHORT,
    orderer: 'left',
    end: 'orders',
    options: [
      BOYS,
      BAN,
      KING,
      STOP,
      row('orderedTrump', ['none', 'winning', 'any'], 'section 13'),
      row('mustTrump', OFF_ON, 'F-6'),
      row('orderBlind', OFF_ON, 'F-6'),
    ],
  },
  {
    id: 'king-preference',
    seats: {min: 4, max: 4},
    tables: {4: {...TABLE_4, prices: {...FOUR, P: 3}}},
    order: ['-T', '-H', '-B', '-Q', '-L', '-K', '-X', '+P', '+P', '+P', '+P', '+X'],
    calling: true,
    batch: 2,
    end: {deals: 12},
    options: [BOYS, BAN, KING, STOP, row('mustTrump', ON_OFF, 'section 14')],
  },
];

/** The row of an id; throws when there is none. */
export function variantOf(id: string): Variant {
  const variant = VARIANTS.find((candidate) => candidate.id === id);
  if (!variant) throw new RangeError(`there is no King variant "${id}"`);
  return variant;
}
