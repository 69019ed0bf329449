import {codeOf} from '../kernel/codes.js';
import {planOf} from '../kernel/plan.js';
import {contractsLeft} from '../rules/choices/declaring.js';
import {packOf, tableOf, type Variant} from '../rules/contracts/columns.js';
import type {Contract, KingView} from '../types.js';

/**
 * The price of an order: a contract can be ordered once, so what it would have brought with another
 * hand is lost. The figures are parts of what all players together win or lose in the deal, above an
 * equal share.
 */

interface Yield {
  /** The standard deviation, over hands, of the contract's result for its orderer. */
  readonly spread: number;
  /** The value of naming a trump that the orderer may expect. */
  readonly trump: number;
}

/** By the part of a contract's id that tells what counts; made with `bench/king-policy/orders.mjs`. */
const YIELDS: Readonly<Record<string, Yield>> = {
  tricks: {spread: 0.125, trump: 0.12},
  boys: {spread: 0.14, trump: 0.14},
  girls: {spread: 0.14, trump: 0.12},
  hearts: {spread: 0.15, trump: 0.16},
  king: {spread: 0.2, trump: 0.31},
  'last-two': {spread: 0.16, trump: 0.33},
  jumble: {spread: 0.125, trump: 0.15},
  praise: {spread: 0.1, trump: 0.12},
  'winning-back': {spread: 0.11, trump: 0.12},
};
/** The value of taking a talon that the orderer may expect. */
const TALON = 0.075;
/**
 * Waiting for the best of n hands brings about √(2 ln n) standard deviations more; this part of it is
 * left if the others wait as well.
 */
const PATIENCE = 0.4;

/** The price of a contract for the view's seat that orders it, in points. */
export function orderPrice(variant: Variant, view: KingView, contract: Contract): number {
  const left = contractsLeft(variant, view, view.seat!);
  const alike = left.filter(({id}) => id === contract.id).length;
  const {spread, trump} = YIELDS[contract.id.replace(/^(no|take|negative|positive)-/, '')]!;
  const usual = (variant.rest === 'talon' ? TALON : 0) + (contract.trump ? trump : 0);
  const waiting = PATIENCE * spread * Math.sqrt(2 * Math.log(left.length / alike));
  return Math.abs(totalOf(variant, view, contract)) * (usual + waiting);
}

/** The points of a whole deal, for all seats together. */
export function totalOf(variant: Variant, view: KingView, contract: Contract): number {
  const {points, trick, lastTwo} = planOf(contract);
  const table = tableOf(variant, view);
  const cards = packOf(table).reduce((sum, card) => sum + points[codeOf(card)]!, 0);
  return cards + trick * table.hand + lastTwo * 2;
}
