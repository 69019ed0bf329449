import type {Seat} from '../../../../game/index.js';
import {holderOf} from '../rules/round.js';
import type {CourtMove, CourtView} from '../types.js';

/** What may be told about another player's move: the odds only when they tell nothing new. */
type PublicFacts = Readonly<{
  /** Whether the odds of the bot may be told with its reason. */
  open: boolean;
}>;

/** Moves that show a player's thoughts; the others are not worth a sentence. */
const TOLD: ReadonlySet<CourtMove['type']> = new Set(['say', 'witch', 'end', 'look', 'accuse', 'join']); // oxfmt-ignore

/**
 * The facts about a move that may be told, or `undefined` while none may be: a reason tells the side of
 * its player, which is known when all cards are up. Only the King's is known before, and he has
 * nothing but the talk to judge by; his odds are told once he has accused.
 */
export function publicFactsOf(
  move: CourtMove,
  seat: Seat,
  then: CourtView,
  view: CourtView,
): PublicFacts | undefined {
  if (!TOLD.has(move.type) || then.round !== view.round) return undefined;
  if (view.phase === 'verdict' || view.phase === 'over') return {open: true};
  if (move.type === 'look') return {open: false};
  const isKing = then.phase !== 'look' && holderOf(then, 'king') === seat;
  return isKing ? {open: view.accused !== null} : undefined;
}
