import type {AnyMove, AnyState, Rules} from '../game/index.js';

/**
 * Counts the lines of play of `depth` moves from a state. The first awaited seat moves first, with
 * all its legal moves; a line that ends earlier counts as one. Random draws continue the state's
 * stream.
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
