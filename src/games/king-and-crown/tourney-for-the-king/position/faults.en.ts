import {awaited} from '../../../../game/faults.en.js';
import type {Seat} from '../../../../game/index.js';
import type {CourtCard} from '../../rules/deck.js';
import type {Phase} from '../types.js';

/** Faults of positions other than faults of shape. */

interface DueSeats {
  readonly due: readonly Seat[];
}
interface Numbers {
  readonly due: readonly number[];
}

export const faults = {
  'hands-rounds': ({due}: {readonly due: readonly (readonly CourtCard[])[]}) =>
    `must be ${JSON.stringify(due)}, as rounds shows`,
  'scores-rounds': ({due}: Numbers) => `must be [${due.join()}], the rounds won, as rounds shows`,
  'phase-rounds': ({due}: {readonly due: Phase}) => `must be "${due}", as rounds and sheet show`,
  'to-choose': ({due}: DueSeats) => awaited(due, 'choose'),
  'round-late': 'must be left out: the rounds before it end the match',
  'card-used': ({cards, seat}: {readonly cards: readonly CourtCard[]; readonly seat: Seat}) =>
    `must be one of ${cards.join(', ')}, which seat ${seat} has left`,
  'round-last': 'must have 3 items or fewer, or all 5, not 4: the last round is played by itself',
  'row-many': ({most, found}: {readonly most: number; readonly found: number}) =>
    `must come to ${most} rounds or fewer, not ${found}`,
  'row-late': 'must be left out: the rows before it end the game',
  'rounds-of': ({at}: {readonly at: number}) =>
    `must be those of sheet[${at}], which ends the game`,
  'rounds-decide': 'must not decide the match: then the next one begins, without rounds',
  'row-rounds': ({due}: Numbers) => `must be [${due.join()}], as rounds shows`,
  'none-over': 'must be null in the phase "over"',
  'both-chosen': 'must have a null: cards are shown when both have chosen',
};
