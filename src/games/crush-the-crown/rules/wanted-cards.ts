import type {Rank, Suit, SuitCard} from '../../../cards/index.js';
import {nextRank, suitOfGovernment} from './government.js';
import {rivalOf} from './knowledge.js';
import type {CrushView} from '../types.js';

/** The cards that fit into a position; the table shows them and refusals name them. */

type WithGovernments = Pick<CrushView, 'governments'>;
/** A view; for an onlooker the answers are those for the player on turn. */
export type WithView = Readonly<Record<'view', CrushView>>;

/**
 * The card for the next place of a Government; `undefined` before the marriage and after the Ace.
 */
export function wantedCard({governments}: WithGovernments, seat: number): SuitCard | undefined {
  const government = governments[seat] ?? [];
  const [suit, rank] = [suitOfGovernment(government), nextRank(government)];
  return suit && rank && `${rank}${suit}`;
}

/** The next card for the Government of the seat. */
export const ownNext = ({view}: WithView): SuitCard | undefined =>
  wantedCard(view, view.seat ?? view.active);

/** The rank that a spy would take now. */
export const rivalsNext = ({view}: WithView): Rank | undefined =>
  nextRank(view.governments[rivalOf(view.seat ?? view.active)] ?? []);

/** The suit that must be given first in a tribute. */
export const dutySuit = ({view}: WithView): Suit | undefined =>
  suitOfGovernment(view.governments[view.active] ?? []);
