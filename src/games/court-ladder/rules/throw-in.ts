import {type Card, isJoker, rankOf} from '../../../cards/index.js';
import type {Refusal, Seat} from '../../../game/index.js';
import {holds, kingOf, knaveOf} from './ladder.js';
import type {Bout, LadderState} from '../types.js';

/**
 * Who may throw in, in which order, and which cards (rule 5, L-2). Of hands only their size counts.
 */

/** The fields that these rights depend on; a state and a view have them alike. */
export interface Table extends Pick<LadderState, 'options' | 'ranks' | 'bouts'> {
  readonly hands: readonly (readonly unknown[])[];
}

/** True in the King's first attack on the lowest, when everybody may throw in. */
const isOpening = ({bouts}: Table): boolean => bouts === 1;

/** True when the King is asked for leave at all. */
const needsLeave = (table: Table): boolean =>
  table.options['throwIn'] === 'king' && !isOpening(table);

/** Seats that need the King's leave to throw in, ascending; seats without cards are left out. */
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

/** Seats that are asked, in this order: the attacker, the lowest, the others from the King down. */
export function throwers(table: Table, bout: Bout): readonly Seat[] {
  const order = new Set([bout.attacker, knaveOf(table), ...table.ranks]);
  return [...order].filter(
    (seat) => seat !== bout.defender && holds(table, seat) && mayThrow(table, bout, seat),
  );
}

/** The next seat to ask; `undefined` when all have passed in a row. */
export const nextThrower = (table: Table, bout: Bout): Seat | undefined =>
  throwers(table, bout).find((seat) => !bout.passed.includes(seat));

/** Why a card may not be thrown in, whoever holds it. */
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
