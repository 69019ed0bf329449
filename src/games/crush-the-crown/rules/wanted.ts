import type {Rank, Suit, SuitCard} from '../../../cards/index.js';
import {nextRank, suitOfGovernment} from './government.js';
import {rivalOf} from './knowledge.js';
import type {CrushView} from '../types.js';

/** What would be right in a position: for the table to show, and for a refusal to name. */

type Table = Pick<CrushView, 'governments'>;
/** A view and whoever is looking; an onlooker looks with the player whose turn it is. */
export type Asked = Readonly<Record<'view', CrushView>>;

/** The own card of the next place in a Government; `undefined` before the marriage and after the Ace. */
export function wantedCard({governments}: Table, seat: number): SuitCard | undefined {
  const government = governments[seat] ?? [];
  const [suit, rank] = [suitOfGovernment(government), nextRank(government)];
  return suit && rank && `${rank}${suit}`;
}

/** The card that is next in the Government of whoever is asked. */
export const ownNext = ({view}: Asked): SuitCard | undefined =>
  wantedCard(view, view.seat ?? view.active);

/** The rank that a spy would take now. */
export const rivalsNext = ({view}: Asked): Rank | undefined =>
  nextRank(view.governments[rivalOf(view.seat ?? view.active)] ?? []);

/** The suit that goes first in a tribute. */
export const dutySuit = ({view}: Asked): Suit | undefined =>
  suitOfGovernment(view.governments[view.active] ?? []);
