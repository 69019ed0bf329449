import {codeOf} from '../kernel/codes.js';
import {type Plan, planOf} from '../kernel/plan.js';
import type {Lack} from '../position/proof.js';
import type {KingView} from '../types.js';
import {packOf, tableOf, type Variant} from '../rules/contracts/columns.js';

/** What a player can know at the table by counting: which cards are out, and who has shown a lack. */
export interface Outlook {
  readonly plan: Plan;
  readonly seats: number;
  /** Own cards, by code. */
  readonly hand: readonly number[];
  /** Codes on the table. */
  readonly trick: readonly number[];
  /** Codes of the cards that the others hold. */
  readonly out: readonly number[];
  /** The other seats: how many cards each holds, and which it has shown not to have. */
  readonly others: readonly Other[];
  /** Tricks to come, this one included. */
  readonly rounds: number;
}

/** Another seat. */
interface Other {
  readonly count: number;
  readonly lack: Lack;
  /** True when it plays to this trick after the one who looks. */
  readonly after: boolean;
}

/** What the seat on turn may know; `lacks` is what play has proven of each hand, if it has. */
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
