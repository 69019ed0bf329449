import {packOf, tableOf, type Variant} from '../rules/contracts/columns.js';
import type {KingView} from '../types.js';
import {stillOut} from './counting.js';

/** How many tricks a deal has had and will have, as far as a view shows. */

/** Whether the deal of this view has been scored. */
export const isScored = ({sheet, deal}: KingView): boolean => sheet.length >= deal;

/** The number of tricks before the first known one: a match may have begun in the middle of a deal. */
export function tricksBefore(view: KingView, variant: Variant): number {
  const {contract, hands, phase, played, trick, tricks} = view;
  if (played.length === 0 && phase !== 'play') return 0;
  if (contract.draws) return tricks.reduce((sum, own) => sum + own, 0) - played.length;
  // The players who have not played yet hold most; a full trick has not been taken.
  const held =
    Math.max(...hands.map((hand) => hand.length)) + (trick.length === view.seats ? 1 : 0);
  return Math.max(0, tableOf(variant, view).hand - held - played.length);
}

/** The number of tricks that have been taken in this deal, known or not. */
export const tricksDone = (view: KingView, variant: Variant): number =>
  tricksBefore(view, variant) + view.played.length;

/**
 * How many tricks a deal has; `undefined` while that is open, as where cards are drawn (the stop of a
 * deal in which nothing is left changes nothing: the tricks that are left out count for nothing).
 */
export function tricksOf(view: KingView, variant: Variant): number | undefined {
  if (!view.contract.draws) return tableOf(variant, view).hand;
  return isScored(view) ? tricksDone(view, variant) : undefined;
}

/** True when no card that counts is left, and tricks count for nothing. */
export const isDecided = (view: KingView, variant: Variant): boolean =>
  view.phase === 'play' &&
  view.contract.terms.every(({unit}) => unit === 'card' || unit === 'spots') &&
  stillOut(view, packOf(tableOf(variant, view))).length === 0;
