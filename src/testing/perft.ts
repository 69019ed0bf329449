import type {AnyMove, AnyState, Rules} from '../game/index.js';

/**
 * Counts the ways to play `depth` moves from a state: each awaited seat in turn, the first of them
 * first, all its legal moves. A way that ends earlier counts as one. Chance goes on by the stream.
 */
export function perft<State extends AnyState, Move extends AnyMove>(
  rules: Pick<Rules<State, Move>, 'turn' | 'legalMoves' | 'apply'>,
  state: State,
  depth: number,
): number {
  const [seat] = rules.turn(state);
  if (depth === 0 || seat === undefined) return 1;
  const moves = rules.legalMoves(state, seat);
  if (depth === 1) return moves.length;
  return moves.reduce(
    (sum, move) => sum + perft(rules, rules.apply(state, seat, move), depth - 1),
    0,
  );
}
