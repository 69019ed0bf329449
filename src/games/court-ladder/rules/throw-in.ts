import type {Refusal, Seat} from '../../../game/index.js';
import {load, type PlayFields} from '../kernel/load.js';
import type {Kernel} from '../kernel/position.js';
import {
  mayThrow,
  petitioners as petitionersIn,
  throwers as throwersIn,
} from '../kernel/throw-in.js';
import type {LadderOpen} from '../types.js';
import {holds} from './ladder.js';

/** The players who may throw in, in order (rule 5, L-2). Only the sizes of hands matter. */

/** Seats that need the King's leave to throw in, ascending; seats without cards are left out. */
export const petitioners = (table: PlayFields): readonly Seat[] => petitionersOf(load(table));

/** The seats that need the King's leave, from a kernel. */
export function petitionersOf(k: Kernel): readonly Seat[] {
  const set = petitionersIn(k);
  return Array.from(k.sizes, (_, seat) => seat).filter((seat) => (set >> seat) & 1);
}

/** The seats that are asked, in order: the attacker, the lowest, the others from the King down. */
export const throwers = (table: PlayFields): readonly Seat[] => throwersIn(load(table));

/** Why a seat that is not asked now may not throw in. */
export function refuseThrower(
  table: PlayFields & {readonly bout: NonNullable<LadderOpen['bout']>},
  seat: Seat,
): Refusal {
  const {bout, options} = table;
  if (seat === bout.defender) return 'ladder/defender-throws-nothing';
  if (!holds(table, seat)) return 'ladder/stabilized';
  if (!mayThrow(load(table), seat))
    return options['throwIn'] === 'attacker' ? 'ladder/attacker-alone' : 'ladder/no-leave';
  return bout.passed.includes(seat) ? 'ladder/has-passed' : 'game/not-your-turn';
}
