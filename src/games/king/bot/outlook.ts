import {codeOf} from '../kernel/codes.js';
import {type Plan, planOf} from '../kernel/plan.js';
import type {Lack} from '../position/proof.js';
import type {KingView} from '../types.js';
import {packOf, tableOf, type Variant} from '../rules/contracts/columns.js';

/** A player's knowledge from counting: the cards still out, and the proven voids. */
export interface Outlook {
  readonly plan: Plan;
  readonly seats: number;
  /** The player's own cards, by code. */
  readonly hand: readonly number[];
  /** The codes of the cards on the table. */
  readonly trick: readonly number[];
  /** The codes of the cards that the others hold. */
  readonly out: readonly number[];
  /** The other seats: the size of each hand, and the cards that it has been proven not to hold. */
  readonly others: readonly Other[];
  /** The remaining tricks, including the current one. */
  readonly rounds: number;
}

interface Other {
  readonly count: number;
  readonly lack: Lack;
  /** Whether the seat plays to this trick after the observing player. */
  readonly after: boolean;
}

/** The outlook of the seat on turn; `lacks` are the proven voids of each hand, if known. */
export function outlookOf(variant: Variant, view: KingView, lacks?: readonly Lack[]): Outlook {
  const {contract, hands, played, seats, trick} = view;
  const seat = view.seat!;
  const own = hands[seat]!.filter((card) => card !== null);
  const seen = new Set([...own, ...[...played, trick].flat().map(({card}) => card)]);
  return {
    plan: planOf(contract),
    seats,
    hand: own.map(codeOf),
    trick: trick.map(({card}) => codeOf(card)),
    out: packOf(tableOf(variant, view))
      .filter((card) => !seen.has(card))
      .map(codeOf),
    others: Array.from({length: seats - 1}, (_, at) => {
      const other = (seat + 1 + at) % seats;
      return {
        count: hands[other]!.length,
        lack: lacks?.[other] ?? {low: 0, high: 0},
        after: at < seats - 1 - trick.length,
      };
    }),
    rounds: own.length,
  };
}
