import type {Seat} from '../../../game/index.js';
import {isAlive} from './standing.js';
import type {Fall, GskMeeting, GskState} from '../types.js';

/** Letters A to D: the pairings (1.4, G-16), and the new letters after a fall. */

type Pair = readonly [Seat, Seat];

/** The pair at the first table and, with four players, the pair at the second. */
export function pairsOf({
  letters,
  round,
}: Pick<GskState, 'letters' | 'round'>): readonly (Pair | null)[] {
  const [a, b, c, d] = letters as readonly [Seat, Seat, Seat?, Seat?];
  if (c === undefined) return [[a, b], null];
  const three: readonly Pair[] = [[a, b], [b, c], [c, a]]; // oxfmt-ignore
  if (d === undefined) return [three[round % 3]!, null];
  // Of "A–B, B–C, C–D, D–A" only the first and third, or the second and fourth, can be played at once
  // (G-16).
  const even = round % 2 === 0;
  return even
    ? [
        [a, b],
        [c, d],
      ]
    : [
        [b, c],
        [d, a],
      ];
}

/**
 * The letters after falls. From four players to three the eliminator becomes C; of the other two, who
 * have just met, the winner becomes A and the loser B (G-17). In all cases that the rules text leaves
 * open the survivors keep their order (1.4).
 */
export function reletter(
  state: GskState,
  falls: readonly Fall[],
  met: readonly (GskMeeting | null)[],
): readonly Seat[] {
  const order = state.letters.filter((seat) => isAlive(state, seat));
  const by = falls.length === 1 ? falls[0]!.by : null;
  if (order.length !== 3 || by === null || !order.includes(by)) return order;
  const others = order.filter((seat) => seat !== by);
  const other = met.find((one) => others.every((seat) => one?.seats.includes(seat)));
  const winner = other?.winner ?? null;
  const ranked = winner === null ? others : [winner, ...others.filter((seat) => seat !== winner)];
  return [...ranked, by];
}
