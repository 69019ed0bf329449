import {type Card, pack, type PackPlan} from '../../../../cards/index.js';
import type {
  MoveNotation,
  OptionRow,
  Options,
  Refusal,
  Seat,
  Emit,
} from '../../../../game/index.js';
import {OPEN} from './contract.js';
import {contractOf, type Prices, type Signed} from './contracts.js';
import type {Piles} from '../../position/fill.js';
import type {
  Contract,
  KingMove,
  KingState,
  KingEvent,
  KingView,
  Next,
  Declaration,
  Phase,
} from '../../types.js';

/** The columns of the table of variants, and their values for a number of players and options. */

/** The values that depend on the number of players. */
export interface PlayerCountValues {
  readonly pack: PackPlan;
  /** The number of cards in a hand. */
  readonly hand: number;
  readonly prices: Prices;
  /** The order of the contracts, if it differs for this number. */
  readonly order?: readonly Signed[];
}

/** When a match ends: after a number of deals, or after a deal with a total at or below a limit. */
export type End = {readonly deals: number} | {readonly limit: number};

/** The end of a full match by a limit, and the limit of a short one. */
interface Limits {
  readonly limit: number;
  readonly short: number;
}

/** The changes that some options make to a row. */
interface OptionChanges {
  readonly when: Options;
  readonly order?: readonly Signed[];
  readonly tables?: Variant['tables'];
}

/** The start of a deal, and the piles that its cards are in. */
export interface Opening extends Omit<Piles, 'away'> {
  readonly next: Next;
  readonly declarer: Seat | null;
}

/** Continues from a state, emitting events. */
type GoOn = (variant: Variant, state: KingState, emit?: Emit<KingState, KingEvent>) => KingState;

/**
 * The decisions, reveals and draws other than card play. Rows without them do not fetch this code.
 */
export interface Choices {
  opening(
    variant: Variant,
    contract: Contract,
    dealer: Seat,
    agreed: Agreed,
    pack: readonly Card[],
  ): Opening;
  /** After dealing, if the contract of the deal is to be declared. */
  readonly opened: GoOn;
  /** After a card that does not complete its trick. */
  readonly laid: GoOn;
  /** After the last trick, with its taker. */
  ended(state: KingState, winner: Seat, emit?: Emit<KingState, KingEvent>): KingState;
  /** By phase, the refusal of a card that is played before the decision due. */
  readonly first: Readonly<Partial<Record<Phase, Refusal>>>;
  legalMoves(variant: Variant, state: KingState, seat: Seat): readonly KingMove[];
  /** Why a move other than a card is not allowed, or `undefined`. */
  refuse(variant: Variant, state: KingState, seat: Seat, claim: Claim): Refusal | undefined;
  apply(
    variant: Variant,
    state: KingState,
    seat: Seat,
    move: KingMove,
    emit?: Emit<KingState, KingEvent>,
  ): KingState;
  /** The safe move when time runs out. */
  fallback(variant: Variant, state: KingState, seat: Seat): KingMove;
  /** The knowledge of a seat about cards outside its own hand. */
  seen(state: KingState, seat: Seat | undefined): Pick<KingView, keyof Piles>;
  /** Redacts an event for a seat. */
  redact(event: KingEvent, seat: Seat | undefined): KingEvent;
  /** How the moves of the variant are written, those that play a card too. */
  notationOf(variant: Variant): MoveNotation<KingMove>;
}

/** An untrusted value offered as a move. */
export type Claim = Readonly<Partial<Record<string, unknown>>>;

export interface Variant {
  readonly id: string;
  readonly seats: {readonly min: number; readonly max: number; readonly usual?: number};
  /** By number of players. */
  readonly tables: Readonly<Record<number, PlayerCountValues>>;
  /**
   * The contracts in their order, starting again after the last; with a declarer, all contracts that
   * each player declares once.
   */
  readonly order: readonly Signed[];
  /** Omitted if only cards are played. */
  readonly choices?: Choices;
  /** The seat that chooses the contract, relative to the dealer. */
  readonly declarer?: 'left' | 'right';
  /** The dealer's left calls the trump of contracts that have one, while cards are being dealt. */
  readonly calling?: true;
  /** The winner of an auction names the contract. */
  readonly auction?: true;
  /** The use of cards that are not dealt. */
  readonly rest?: 'talon' | 'stock' | 'last-trick';
  /** The number of cards dealt at a time; 1 by default. */
  readonly batch?: number;
  /**
   * `declarations`: when everybody has declared everything; `rounds`: after option `deals` by each
   * dealer; `order`: after the last contract.
   */
  readonly end: {readonly deals: number} | Limits | 'declarations' | 'rounds' | 'order';
  /** Options that players cannot change. */
  readonly fixed?: Options;
  readonly forms?: readonly OptionChanges[];
  readonly options: readonly OptionRow[];
}

/** The row of an id; throws for an unknown id. */
export function rowOf(rows: readonly Variant[], id: string): Variant {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new RangeError(`there is no King variant "${id}"`);
  return found;
}

/** The settings of a match that determine its row's columns. */
export interface Agreed {
  readonly seats: number;
  readonly options: Options;
}

/** The form that the options select, if any. */
const formOf = ({forms = []}: Variant, options: Options): OptionChanges | undefined =>
  forms.find(({when}) => Object.entries(when).every(([name, value]) => options[name] === value));

/** The row's table for this number of players. */
export function tableOf(variant: Variant, {seats, options}: Agreed): PlayerCountValues {
  const table = formOf(variant, options)?.tables?.[seats] ?? variant.tables[seats];
  if (!table) throw new RangeError(`${variant.id} is not for ${seats} players`);
  return table;
}

const packs = new WeakMap<PlayerCountValues, readonly Card[]>();

export function packOf(table: PlayerCountValues): readonly Card[] {
  let cards = packs.get(table);
  if (!cards) packs.set(table, (cards = pack(table.pack)));
  return cards;
}

const contracts = new WeakMap<PlayerCountValues, WeakMap<Options, readonly Contract[]>>();

/** All contracts of a match in order, equal ones as one object; cached for each options object. */
export function contractsOf(variant: Variant, agreed: Agreed): readonly Contract[] {
  const {options} = agreed;
  const table = tableOf(variant, agreed);
  let known = contracts.get(table);
  if (!known) contracts.set(table, (known = new WeakMap()));
  let made = known.get(options);
  if (!made) {
    const whole = formOf(variant, options)?.order ?? table.order ?? variant.order;
    const order = isOpen(variant) ? whole : orderFor(options, whole);
    const all = new Map<Signed, Contract>();
    for (const signed of order)
      all.set(
        signed,
        all.get(signed) ??
          contractOf(
            signed,
            table.prices,
            {...variant.fixed, ...options},
            variant.rest === 'stock',
          ),
      );
    made = order.map((signed) => all.get(signed)!);
    known.set(options, made);
  }
  return made;
}

/** Whether contracts are chosen, so that a deal begins without one. */
export const isOpen = ({declarer, auction}: Variant): boolean =>
  declarer !== undefined || auction !== undefined;

/** The contract with which a deal begins, counted from 1; `open` if it is chosen later. */
export function contractOfDeal(variant: Variant, agreed: Agreed, deal: number): Contract {
  if (isOpen(variant)) return OPEN;
  const made = contractsOf(variant, agreed);
  return made[(deal - 1) % made.length]!;
}

/** The contract that was played in a deal, counted from 1; `undefined` if unknown. */
export function contractPlayed(
  variant: Variant,
  match: Agreed & {readonly ordered: readonly Declaration[]},
  deal: number,
): Contract | undefined {
  if (!isOpen(variant)) return contractOfDeal(variant, match, deal);
  const declared = match.ordered[deal - 1];
  return declared && contractsOf(variant, match).find(({id}) => id === declared.contract);
}

/**
 * The contracts of a match that is shorter than full: two of each side, or the one deal in which
 * everything counts (K-L1).
 */
function orderFor({length}: Options, whole: readonly Signed[]): readonly Signed[] {
  const wanted = length === 'deal' ? DEAL : length === 'short' ? SIDES : whole;
  const order = wanted.filter((signed) => whole.includes(signed));
  return order.length > 0 ? order : whole;
}
const DEAL: readonly Signed[] = ['-X'];
const SIDES: readonly Signed[] = ['-T', '-X', '+T', '+P', '+X'];

/** The end of a match of the agreed length; in a short one, each player declares or deals once (K-L1). */
export function endOf(variant: Variant, agreed: Agreed): End {
  const {end} = variant;
  const {length} = agreed.options;
  if (length === 'deal') return {deals: 1};
  if (length === 'short') {
    if (typeof end === 'object' && 'short' in end) return {limit: end.short};
    if (end === 'declarations' || end === 'rounds') return {deals: agreed.seats};
    return {deals: contractsOf(variant, agreed).length};
  }
  if (end === 'declarations') return {deals: contractsOf(variant, agreed).length * agreed.seats};
  if (end === 'rounds') return {deals: Number(agreed.options['deals']) * agreed.seats};
  if (end === 'order') return {deals: contractsOf(variant, agreed).length};
  return end;
}
