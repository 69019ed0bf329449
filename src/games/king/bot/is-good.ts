import type {Card} from '../../../cards/index.js';
import type {Fact} from '../../../game/index.js';
import {codeOf} from '../kernel/codes.js';
import {type Plan, planOf} from '../kernel/plan.js';
import type {KingView} from '../types.js';

/** Tricks that cost, or cards that pay and were given away. */
const BAD: readonly string[] = [
  'came-from', 'came', 'alone', 'kept', 'low-gone', 'stayed', 'costs', 'taken', 'gave', 'let-go',
]; // oxfmt-ignore
const GOOD: readonly string[] = ['won', 'takes'];

/** Whether a fact is good for the seat of a view in its deal; `undefined` where that depends. */
export function isGood({kind, card}: Fact, {contract}: KingView): boolean | undefined {
  const name = kind.replace('king/', '');
  if (BAD.includes(name)) return false;
  if (GOOD.includes(name)) return true;
  const plan = planOf(contract);
  switch (name) {
    case 'slam-own':
      return plan.slam > 0;
    case 'slam':
      return plan.slam < 0;
    case 'caught':
      return plan.points[codeOf(card as Card)]! > 0;
    case 'late':
      return plan.lastTwo > 0;
    case 'trumped': {
      const pays = signOf(plan);
      return pays === undefined ? undefined : !pays;
    }
    default:
      return signOf(plan); // tricks and cards are taken
  }
}

/** Whether all that counts in a deal pays; `undefined` in a deal in which some costs and some pays. */
function signOf({points, trick, lastTwo}: Plan): boolean | undefined {
  const prices = [...points, trick, lastTwo].filter((price) => price !== 0);
  if (prices.every((price) => price > 0)) return true;
  return prices.every((price) => price < 0) ? false : undefined;
}
