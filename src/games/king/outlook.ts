import {codeOf, halfOf} from './codes.js';
import {type Plan, planOf} from './plan.js';
import type {Lack} from './proof.js';
import type {KingView} from './types.js';
import {packOf, tableOf, type Variant} from './columns.js';

/** What a player can know at the table by counting: which cards are out, and who has shown a lack. */
export interface Outlook {
  readonly plan: Plan;
  readonly seats: number;
  /** Own cards, by code. */
  readonly hand: readonly number[];
  /** Codes on the table. */
  readonly trick: readonly number[];
  /** Cards that the others hold. */
  readonly outLow: number;
  readonly outHigh: number;
  /** The other seats: how many cards each holds, and which it has shown not to have. */
  readonly others: readonly Other[];
  /** Tricks to come, this one included. */
  readonly rounds: number;
}

/** Another seat. */
interface Other {
  readonly count: number;
  readonly cannotLow: number;
  readonly cannotHigh: number;
  /** True when it plays to this trick after the one who looks. */
  readonly after: boolean;
}

/** What the seat on turn may know; `lacks` is what play has proven of each hand, if it has. */
export function outlookOf(variant: Variant, view: KingView, lacks?: readonly Lack[]): Outlook {
  const {contract, hands, played, seats, trick} = view;
  const seat = view.seat!;
  const own = hands[seat]!.filter((card) => card !== null);
  const pack = packOf(tableOf(variant, view));
  const seen = [...own, ...played.flat().map(({card}) => card), ...trick.map(({card}) => card)];
  const others = Array.from({length: seats - 1}, (_, at) => {
    const other = (seat + 1 + at) % seats;
    const {low, high} = lacks?.[other] ?? {low: 0, high: 0};
    return {
      count: hands[other]!.length,
      cannotLow: low,
      cannotHigh: high,
      after: at < seats - 1 - trick.length,
    };
  });
  return {
    plan: planOf(contract),
    seats,
    hand: own.map(codeOf),
    trick: trick.map(({card}) => codeOf(card)),
    outLow: halfOf(pack, 0) & ~halfOf(seen, 0),
    outHigh: halfOf(pack, 1) & ~halfOf(seen, 1),
    others,
    rounds: own.length,
  };
}

/** The cards of one suit in a set: sixteen bits. */
export const suitIn = (low: number, high: number, suit: number): number =>
  ((suit & 2 ? high : low) >> ((suit & 1) * 16)) & 0xffff;
