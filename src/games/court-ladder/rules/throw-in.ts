import {type Card, isJoker, rankOf} from '../../../cards/index.js';
import type {Refusal, Seat} from '../../../game/index.js';
import {holds, kingOf, knaveOf} from './ladder.js';
import type {Bout, LadderState} from '../types.js';

/** Who may throw in, in which order, and what (rule 5, L-2). Hands count only by how many they hold. */

/** What these rights depend on; state and view have it alike. */
export interface Table extends Pick<LadderState, 'options' | 'ranks' | 'bouts'> {
  readonly hands: readonly (readonly unknown[])[];
}

/** True in the King's first attack on the lowest, when everybody may throw in. */
const isOpening = ({bouts}: Table): boolean => bouts === 1;

/** True where the King is asked for leave at all. */
const needsLeave = (table: Table): boolean =>
  table.options['throwIn'] === 'king' && !isOpening(table);

/** Seats that may throw in only with the King's leave, ascending; those without cards do not ask. */
export const petitioners = (table: Table, {attacker, defender}: Bout): readonly Seat[] => {
  const free = [attacker, defender, kingOf(table), knaveOf(table)];
  return needsLeave(table)
    ? table.hands.flatMap((_, seat) => (holds(table, seat) && !free.includes(seat) ? [seat] : []))
    : [];
};

function mayThrow(table: Table, {attacker, allowed}: Bout, seat: Seat): boolean {
  if (seat === attacker) return true;
  if (table.options['throwIn'] === 'attacker') return false;
  const atWill = seat === kingOf(table) || seat === knaveOf(table);
  return atWill || !needsLeave(table) || allowed?.includes(seat) === true;
}

/** Who is asked, in this order: the attacker, the lowest, the others from the King down. */
export function throwers(table: Table, bout: Bout): readonly Seat[] {
  const order = new Set([bout.attacker, knaveOf(table), ...table.ranks]);
  return [...order].filter(
    (seat) => seat !== bout.defender && holds(table, seat) && mayThrow(table, bout, seat),
  );
}

/** The next who is asked; `undefined` when all have passed in a row. */
export const nextThrower = (table: Table, bout: Bout): Seat | undefined =>
  throwers(table, bout).find((seat) => !bout.passed.includes(seat));

/** Why this card may not be thrown in, whoever has it. */
export function refuseRank(card: Card, {pairs}: Bout): Refusal | undefined {
  if (isJoker(card)) return 'ladder/joker-names-trump';
  const lying = pairs.flatMap(({card: attack, beat}) => (beat ? [attack, beat] : [attack]));
  return lying.some((one) => rankOf(one) === rankOf(card)) ? undefined : 'ladder/rank-not-there';
}

/** Why a seat that is not asked now may not throw in. */
export function refuseThrower(table: Table, bout: Bout, seat: Seat): Refusal {
  if (seat === bout.defender) return 'ladder/defender-throws-nothing';
  if (!holds(table, seat)) return 'ladder/stabilized';
  if (!mayThrow(table, bout, seat))
    return table.options['throwIn'] === 'attacker' ? 'ladder/attacker-alone' : 'ladder/no-leave';
  return bout.passed.includes(seat) ? 'ladder/has-passed' : 'game/not-your-turn';
}
