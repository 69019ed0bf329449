import type {Seat} from '../../../../game/index.js';
import type {Phase} from '../types.js';

const quoted = (phases: readonly Phase[]): string =>
  phases.map((phase) => `"${phase}"`).join(' or ');

/** Faults of positions other than faults of shape. */
export const faults = {
  card: ({cards}: {readonly cards: readonly string[]}) =>
    `must be null or one of ${cards.join(', ')}`,
  'row-laid': ({most, found}: {most: number; found: number}) =>
    `must have ${most} cards or fewer in the phase "shuffle", not ${found}`,
  'row-length': ({due, found}: {due: number; found: number}) =>
    `must have ${due} cards, not ${found}`,
  'open-unnamed': ({place}: {place: number}) =>
    `is ${place}, but row[${place}] is not named: an open card is seen by all`,
  'open-many': ({found}: {found: number}) => `must have 2 places or fewer, not ${found}`,
  'open-twice': 'must name each place once',
  'open-no-knight': ({place, card}: {place: number; card: string}) =>
    `must have 1 place, not 2: row[${place}] is ${card}, and a second card is picked only after the knight`,
  'phase-none-open': ({fits}: {fits: readonly Phase[]}) =>
    `must be ${quoted(fits)}, since open is empty`,
  'phase-not-arranged': ({fits}: {fits: readonly Phase[]}) =>
    `must be ${quoted(fits)}, as "shuffle" comes only with the option lordArranges: on`,
  'phase-last-open': ({fits, card}: {fits: readonly Phase[]; card: string}) =>
    `must be ${quoted(fits)}, since the last card of open is ${card}`,
  'wins-decided': ({most, seat}: {most: number; seat: number}) =>
    `must be ${most}, as open says that seat ${seat} has won`,
  'wins-lost': ({most, seat}: {most: number; seat: number}) =>
    `must be less than ${most}, as open says that seat ${seat} has won`,
  'wins-too-many': ({most, phase}: {most: number; phase: Phase}) =>
    `must be less than ${most} in the phase "${phase}"`,
  'wins-scores': ({due}: {due: readonly number[]}) => `must be ${JSON.stringify(due)}, as in wins`,
  'turn-over': ({due}: {due: readonly Seat[]}) => `must be [${due.join()}], as the game is over`,
  'turn-lord': ({due}: {due: readonly Seat[]}) => `must be [${due.join()}], the lord`,
  'turn-vassal': ({due}: {due: readonly Seat[]}) =>
    `must be [${due.join()}], the vassal of the lord`,
};
