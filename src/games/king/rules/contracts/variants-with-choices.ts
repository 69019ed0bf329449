import {choices} from '../choices/choices.js';
import {type PlayerCountValues, rowOf, type Variant} from './columns.js';
import type {Prices, Signed} from './contracts.js';
import {
  BAN,
  BOYS,
  FOUR,
  FOURTEEN,
  FULL_PACK,
  KING,
  LENGTH,
  OFF_ON,
  ON_OFF,
  row,
  SHORT,
  STOP,
  TABLE_3,
  TABLE_4,
  TABLES_3_TO_6,
  THIRTY_TWO,
  USUAL,
} from './variant-parts.js';

/** The variants with choices: declaring, showing or drawing in addition to card play. */

const MINSK: Prices = {T: 4, B: 10, Q: 10, H: 5, K: 40, L: 20, P: 8};
const ATOMIC: Prices = {...MINSK, P: 4};

const TALON_3 = (prices: Prices): Variant['tables'] => ({
  3: {pack: THIRTY_TWO, hand: 10, prices},
});

const ATOMIC_SHORT: readonly Signed[] = ['-T', '-Q', '-B', '-H', '-K', '-L', '+P', '+P', '+P'];
// oxfmt-ignore
const ATOMIC_FULL: readonly Signed[] =
  ['-T', '-Q', '-B', '-H', '-K', '-L', '-X', '+P', '+P', '+P', '+P', '+P', '+P', '+X'];

// oxfmt-ignore
const LADY_ORDER: readonly Signed[] = ['-T', '-H', '-B', '-Q', '-L', '-K', '-X', '+P', '+P', '+P', '+P', '+X'];
/**
 * With three players there is a praise fewer, at prices that make a match come to 0 (LP-1 to LP-3).
 */
const LADY_3: PlayerCountValues = {
  ...TABLE_3,
  prices: {T: 3, B: 6, Q: 6, H: 3, K: 24, L: 12, P: 5},
  order: LADY_ORDER.toSpliced(7, 1),
};

/** In the order of the rules text. */
export const WITH_CHOICES: readonly Variant[] = [
  {
    id: 'king-custom',
    seats: {min: 3, max: 4, usual: 4},
    tables: {3: TABLE_3, 4: TABLE_4},
    order: FOURTEEN,
    declarer: 'left',
    end: 'declarations',
    choices,
    options: [
      ...USUAL,
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
    declarer: 'left',
    rest: 'talon',
    end: 'declarations',
    choices,
    options: [
      BAN,
      KING,
      STOP,
      LENGTH,
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
    end: {limit: -31, short: -10},
    fixed: {heartLeadBan: 'off'},
    forms: [
      {
        when: {dominoScoring: 'hearts'},
        order: ['-H'],
        tables: {4: {pack: THIRTY_TWO, hand: 6, prices: {...FOUR, H: 1}}},
      },
    ],
    choices,
    options: [BOYS, KING, STOP, LENGTH, row('dominoScoring', ['schedule', 'hearts'], 'F-4')],
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
    choices,
    options: [
      BAN,
      STOP,
      LENGTH,
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
    end: {limit: -77, short: -25},
    choices,
    options: [
      STOP,
      LENGTH,
      row('bidRounds', ['one', 'until-one'], 'F-5'),
      row('bidderLeads', OFF_ON, 'section 9'),
      row('suitLeadBan', ON_OFF, 'section 9'),
    ],
  },
  {
    id: 'king-atomic',
    seats: {min: 3, max: 3},
    tables: TALON_3(ATOMIC),
    order: ATOMIC_FULL,
    declarer: 'right',
    rest: 'talon',
    end: 'declarations',
    forms: [
      {
        when: {atomicForm: 'short', praisePoints: 8},
        order: ATOMIC_SHORT,
        tables: TALON_3({...ATOMIC, P: 8}),
      },
      {when: {atomicForm: 'short'}, order: ATOMIC_SHORT},
    ],
    choices,
    options: [
      ...USUAL,
      row('mustTrump', OFF_ON, 'section 17'),
      row('onlyOrdererLeadsTrump', OFF_ON, 'section 17'),
      row('callAfterTalon', OFF_ON, 'F-6'),
      row('atomicForm', ['full', 'short'], 'section 11'),
      row('praisePoints', [4, 8], 'section 11'),
    ],
  },
  {
    id: 'king-long',
    seats: {min: 3, max: 6, usual: 4},
    tables: TABLES_3_TO_6,
    order: SHORT,
    declarer: 'left',
    end: 'declarations',
    choices,
    options: [
      ...USUAL,
      row('orderedTrump', ['none', 'winning', 'any'], 'section 13'),
      row('mustTrump', OFF_ON, 'F-6'),
      row('orderBlind', OFF_ON, 'F-6'),
    ],
  },
  {
    id: 'king-preference',
    seats: {min: 3, max: 4, usual: 4},
    tables: {3: LADY_3, 4: {...TABLE_4, prices: {...FOUR, P: 3}}},
    order: LADY_ORDER,
    calling: true,
    batch: 2,
    end: 'order',
    forms: [
      {
        when: {threeHandPack: 'sevens'},
        tables: {3: {...LADY_3, pack: {low: '7', out: ['7S', '7C']}}},
      },
    ],
    choices,
    options: [
      ...USUAL,
      row('mustTrump', ON_OFF, 'section 14'),
      row('threeHandPack', ['aces', 'sevens'], 'LP-1'),
    ],
  },
];

/** The row of an id; throws for any other id. */
export const variantWithChoices = (id: string): Variant => rowOf(WITH_CHOICES, id);
