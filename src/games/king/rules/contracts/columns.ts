import {type Card, pack, type PackPlan} from '../../../../cards/index.js';
import type {OptionRow, Options, Refusal, Seat, Emit} from '../../../../game/index.js';
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
  Scene,
} from '../../types.js';

/** The columns of the table of variants, and what they come to with so many players and options. */

/** What a number of players changes. */
export interface Table {
  readonly pack: PackPlan;
  /** Cards in a hand. */
  readonly hand: number;
  readonly prices: Prices;
}

/** When a match ends: after so many deals, or after a deal with a total at or below a limit. */
export type End = {readonly deals: number} | {readonly limit: number};

/** What some options change in a row. */
interface Form {
  readonly when: Options;
  readonly order?: readonly Signed[];
  readonly tables?: Variant['tables'];
}

/** How a deal begins, and where its cards lie then. */
export interface Opening extends Omit<Piles, 'away'> {
  readonly next: Next;
  readonly declarer: Seat | null;
}

/** A way on from a state; what happens is told. */
type GoOn = (variant: Variant, state: KingState, emit?: Emit<KingState, KingEvent>) => KingState;

/** What is decided, shown or drawn besides the cards that are played. Rows that have none of it do not fetch it. */
export interface Choices {
  opening(
    variant: Variant,
    contract: Contract,
    dealer: Seat,
    agreed: Agreed,
    pack: readonly Card[],
  ): Opening;
  /** When a deal has been laid out whose contract is to be declared. */
  readonly opened: GoOn;
  /** When a card lies in a trick that is not full. */
  readonly laid: GoOn;
  /** When the last trick has been taken, and by whom. */
  ended(state: KingState, winner: Seat, emit?: Emit<KingState, KingEvent>): KingState;
  /** What a card that is offered too early waits for. */
  readonly first: Readonly<Partial<Record<Scene, Refusal>>>;
  legalMoves(variant: Variant, state: KingState, seat: Seat): readonly KingMove[];
  /** Why a move that is no card is not allowed, or `undefined`. */
  refuse(variant: Variant, state: KingState, seat: Seat, claim: Claim): Refusal | undefined;
  apply(
    variant: Variant,
    state: KingState,
    seat: Seat,
    move: KingMove,
    emit?: Emit<KingState, KingEvent>,
  ): KingState;
  /** The safe move that a clock plays. */
  fallback(variant: Variant, state: KingState, seat: Seat): KingMove;
  /** What a seat may know of cards that lie elsewhere than in its own hand. */
  seen(state: KingState, seat: Seat | undefined): Pick<KingView, keyof Piles>;
  /** What a seat learns of an event. */
  redact(event: KingEvent, seat: Seat | undefined): KingEvent;
  formatMove(move: KingMove): string;
  parseMove(text: string): KingMove | undefined;
}

/** What somebody gives out as a move. */
export type Claim = Readonly<Partial<Record<string, unknown>>>;

/** One variant. */
export interface Variant {
  readonly id: string;
  readonly seats: {readonly min: number; readonly max: number; readonly usual?: number};
  /** By number of players. */
  readonly tables: Readonly<Record<number, Table>>;
  /**
   * The contracts in their order, after the last the first again; or, where there is a declarer, all
   * that each player declares once.
   */
  readonly order: readonly Signed[];
  /** Left out where only cards are played. */
  readonly choices?: Choices;
  /** Who chooses the contract, as seen from the dealer. */
  readonly declarer?: 'left' | 'right';
  /** Contracts with a trump have it called by the dealer's left while cards are being dealt. */
  readonly calling?: true;
  /** The contract is named by who wins an auction. */
  readonly auction?: true;
  /** What becomes of cards that are not dealt. */
  readonly rest?: 'talon' | 'stock' | 'last-trick';
  /** How many cards are dealt at a time, 1 when left out. */
  readonly batch?: number;
  /** `declarations`: when everybody has declared everything; `rounds`: option `deals` by each dealer. */
  readonly end: End | 'declarations' | 'rounds';
  /** Settings that are not for the players to choose. */
  readonly fixed?: Options;
  readonly forms?: readonly Form[];
  readonly options: readonly OptionRow[];
}

/** The row of an id; throws when there is none. */
export function rowOf(rows: readonly Variant[], id: string): Variant {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new RangeError(`there is no King variant "${id}"`);
  return found;
}

/** What a match is played with: enough to know its row's columns. */
export interface Agreed {
  readonly seats: number;
  readonly options: Options;
}

/** The form that the options give a column, if any. */
const formOf = ({forms = []}: Variant, options: Options): Form | undefined =>
  forms.find(({when}) => Object.entries(when).every(([name, value]) => options[name] === value));

/** The row's table for so many players. */
export function tableOf(variant: Variant, {seats, options}: Agreed): Table {
  const table = formOf(variant, options)?.tables?.[seats] ?? variant.tables[seats];
  if (!table) throw new RangeError(`${variant.id} is not for ${seats} players`);
  return table;
}

const packs = new WeakMap<Table, readonly Card[]>();

/** The cards that are played with. */
export function packOf(table: Table): readonly Card[] {
  let cards = packs.get(table);
  if (!cards) packs.set(table, (cards = pack(table.pack)));
  return cards;
}

const contracts = new WeakMap<Table, WeakMap<Options, readonly Contract[]>>();

/** All contracts of a match in their order, equal ones as one object; made once for each options object. */
export function contractsOf(variant: Variant, agreed: Agreed): readonly Contract[] {
  const {options} = agreed;
  const table = tableOf(variant, agreed);
  let known = contracts.get(table);
  if (!known) contracts.set(table, (known = new WeakMap()));
  let made = known.get(options);
  if (!made) {
    const order = formOf(variant, options)?.order ?? variant.order;
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

/** The contract with which a deal begins, counted from 1: `open` where it is chosen. */
export function contractOfDeal(variant: Variant, agreed: Agreed, deal: number): Contract {
  if (isOpen(variant)) return OPEN;
  const made = contractsOf(variant, agreed);
  return made[(deal - 1) % made.length]!;
}

/** The contract that was played in a deal, counted from 1; `undefined` when it is not known. */
export function contractPlayed(
  variant: Variant,
  match: Agreed & {readonly ordered: readonly Declaration[]},
  deal: number,
): Contract | undefined {
  if (!isOpen(variant)) return contractOfDeal(variant, match, deal);
  const declared = match.ordered[deal - 1];
  return declared && contractsOf(variant, match).find(({id}) => id === declared.contract);
}

/** When a match ends. */
export function endOf(variant: Variant, agreed: Agreed): End {
  const {end} = variant;
  if (end === 'declarations') return {deals: contractsOf(variant, agreed).length * agreed.seats};
  if (end === 'rounds') return {deals: Number(agreed.options['deals']) * agreed.seats};
  return end;
}
