import type {OptionRow} from '../../../../game/index.js';
import type {Prices, Signed} from './contracts.js';
import type {PlayerCountValues} from './columns.js';

/** Parts that several rows share: options, prices, packs, orders of contracts. */

export const row = (name: string, values: OptionRow['values'], ruling: string): OptionRow => ({
  name,
  values,
  ruling,
});
export const ON_OFF = ['on', 'off'] as const;
export const OFF_ON = ['off', 'on'] as const;

/** Options that most variants offer. */
export const BOYS = row('kingsAreBoys', OFF_ON, 'section 17');
export const BAN = row('heartLeadBan', ON_OFF, 'G6');
export const KING = row('forcedKing', ON_OFF, 'G7');
export const STOP = row('earlyStop', ON_OFF, 'G8');
/** How long a match is, see `shortOrder` and `endOf`. */
export const LENGTH: OptionRow = {
  ...row('length', ['full', 'short', 'deal'], 'K-L1'),
  isLater: true,
};
/** The options that most variants have. */
export const USUAL = [BOYS, BAN, KING, STOP, LENGTH];

/** The prices for four players, also used with other numbers if they share the table. */
export const FOUR: Prices = {T: 2, B: 4, Q: 4, H: 2, K: 16, L: 8};
const THREE: Prices = {T: 2, B: 5, Q: 5, H: 2, K: 20, L: 10};

/** Thirty cards, so that three, five and six can share them equally. */
const THIRTY = {low: '7', out: ['AS', 'AC']} as const;
export const THIRTY_TWO = {low: '7'} as const;

/** By number of players. */
export const TABLE_3: PlayerCountValues = {pack: THIRTY, hand: 10, prices: THREE};
export const TABLE_4: PlayerCountValues = {pack: THIRTY_TWO, hand: 8, prices: FOUR};
export const TABLES_3_TO_6 = {
  3: TABLE_3,
  4: TABLE_4,
  5: {pack: THIRTY, hand: 6, prices: FOUR},
  6: {pack: THIRTY, hand: 5, prices: FOUR},
};
export const FULL_PACK = {
  3: {pack: {low: '2', out: ['2C']}, hand: 17, prices: FOUR},
  4: {pack: {low: '2'}, hand: 13, prices: FOUR},
} as const;

/** Every block in the "no" form, then in the "take" form. */
// oxfmt-ignore
export const FOURTEEN: readonly Signed[] =
  ['-T', '-B', '-Q', '-H', '-K', '-L', '-X', '+T', '+B', '+Q', '+H', '+K', '+L', '+X'];
// oxfmt-ignore
export const SHORT: readonly Signed[] =
  ['-T', '-Q', '-B', '-H', '-K', '-L', '-X', '+T', '+B', '+Q', '+H', '+K', '+L', '+X'];
