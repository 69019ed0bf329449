import type {KingEvent, KingView} from '../../types.js';
import type {KingContext} from '../context.js';
import {readerOf} from './places.js';

/** The price of the queen of spades in Omnibus. */
const QUEEN = -13;

/** The queens that a seat has taken in the known part of a match. */
const queensOf = (seat: number, {log = []}: KingContext): number =>
  (log as readonly KingEvent[]).filter(
    (event) =>
      event.type === 'trick taken' &&
      event.seat === seat &&
      event.trick.some(({card}) => card === 'QS'),
  ).length;

/** The deal without which the seat would have won alone, and that cost it most; its index, or -1. */
function dealThatCost({sheet, scores}: KingView, own: number): number {
  let found = -1;
  for (const [deal, row] of sheet.entries()) {
    const left = scores.map((score, seat) => score - row[seat]!);
    const wins = left.every((score, seat) => seat === own || score < left[own]!);
    if (wins && (found < 0 || row[own]! < sheet[found]![own]!)) found = deal;
  }
  return found;
}

/**
 * What the reader lost the match to, in a sentence that the log or the sheet proves: without it the
 * reader would have won. `undefined` for a winner, and where no single thing decided.
 */
export function whyLost(view: KingView, ctx: KingContext): string | undefined {
  const {messages} = ctx;
  const own = readerOf(ctx);
  if (own === undefined) return undefined;
  const {contract, scores, sheet} = view;
  const behind = Math.max(...scores) - scores[own]!;
  if (behind === 0) return undefined;
  const queens = contract.id === 'omnibus' ? queensOf(own, ctx) : 0;
  if (-QUEEN * queens > behind)
    return messages.t('king/lost-to-queens', {n: queens, points: QUEEN * queens});
  const deal = dealThatCost(view, own);
  return deal < 0
    ? undefined
    : messages.t('king/lost-in-deal', {deal: deal + 1, points: sheet[deal]![own]!});
}
