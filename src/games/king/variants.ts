import {type Card, pack, type PackPlan} from '../../cards/index.js';
import type {OptionRow, Options} from '../../game/index.js';
import {contractOf, type Prices, type Signed} from './contracts.js';
import type {Contract} from './types.js';

/** The variants of King, each a row: what differs between them stands here and nowhere else. */

/** What a number of players changes. */
export interface Table {
  readonly pack: PackPlan;
  /** Cards in a hand. */
  readonly hand: number;
  readonly prices: Prices;
}

/** One variant. */
export interface Variant {
  readonly id: string;
  readonly seats: {readonly min: number; readonly max: number; readonly usual?: number};
  /** By number of players. */
  readonly tables: Readonly<Record<number, Table>>;
  /** The contracts in their order; after the last the first comes again. */
  readonly order: readonly Signed[];
  /** The match ends after so many deals, or after a deal in which a total is at or below a limit. */
  readonly end: {readonly deals: number} | {readonly limit: number};
  readonly options: readonly OptionRow[];
}

const row = (name: string, values: OptionRow['values'], ruling: string): OptionRow => ({
  name,
  values,
  ruling,
});
const ON_OFF = ['on', 'off'] as const;

const FOUR: Prices = {T: 2, B: 4, Q: 4, H: 2, K: 16, L: 8};

/** All variants, in the order of the rules text. */
export const VARIANTS: readonly Variant[] = [
  {
    id: 'king-simple',
    seats: {min: 4, max: 4},
    tables: {4: {pack: {low: '7'}, hand: 8, prices: FOUR}},
    // prettier-ignore
    order: ['-T', '-B', '-Q', '-H', '-K', '-L', '-X', '+T', '+B', '+Q', '+H', '+K', '+L', '+X'],
    end: {deals: 14},
    options: [
      row('kingsAreBoys', ['off', 'on'], 'section 17'),
      row('heartLeadBan', ON_OFF, 'G6'),
      row('forcedKing', ON_OFF, 'G7'),
      row('earlyStop', ON_OFF, 'G8'),
    ],
  },
  {
    id: 'king-omnibus',
    seats: {min: 3, max: 4, usual: 4},
    tables: {
      3: {pack: {low: '2', out: ['2C']}, hand: 17, prices: FOUR},
      4: {pack: {low: '2'}, hand: 13, prices: FOUR},
    },
    order: ['-O'],
    end: {limit: -100},
    options: [row('earlyStop', ON_OFF, 'G8')],
  },
];

/** The row of an id; throws when there is none. */
export function variantOf(id: string): Variant {
  const variant = VARIANTS.find((candidate) => candidate.id === id);
  if (!variant) throw new RangeError(`there is no King variant "${id}"`);
  return variant;
}

/** The row's table for so many players. */
export function tableOf(variant: Variant, seats: number): Table {
  const table = variant.tables[seats];
  if (!table) throw new RangeError(`${variant.id} is not for ${seats} players`);
  return table;
}

const packs = new WeakMap<Table, readonly Card[]>();

/** The cards that are dealt. */
export function packOf(table: Table): readonly Card[] {
  let cards = packs.get(table);
  if (!cards) packs.set(table, (cards = pack(table.pack)));
  return cards;
}

const contracts = new WeakMap<Table, WeakMap<Options, readonly Contract[]>>();

/** All contracts of a match in their order; made once for each options object. */
export function contractsOf(
  variant: Variant,
  {seats, options}: {readonly seats: number; readonly options: Options},
): readonly Contract[] {
  const table = tableOf(variant, seats);
  let known = contracts.get(table);
  if (!known) contracts.set(table, (known = new WeakMap()));
  let made = known.get(options);
  if (!made) {
    made = variant.order.map((signed) => contractOf(signed, table.prices, options));
    known.set(options, made);
  }
  return made;
}

/** The contract of a deal, counted from 1. */
export function contractOfDeal(
  variant: Variant,
  match: {readonly seats: number; readonly options: Options},
  deal: number,
): Contract {
  const made = contractsOf(variant, match);
  return made[(deal - 1) % made.length]!;
}
