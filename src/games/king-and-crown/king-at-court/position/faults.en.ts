import {awaited, range} from '../../../../game/faults.en.js';
import type {Seat} from '../../../../game/index.js';
import type {Phase} from '../types.js';

/** Faults of positions other than faults of shape. */

interface OfSeat {
  readonly seat: Seat;
}
interface InPhase {
  readonly phase: Phase;
}
interface DueSeats {
  readonly due: readonly Seat[];
}
interface AtMost {
  readonly most: number;
}
interface InRange extends AtMost {
  readonly least: number;
}
interface Counts {
  readonly due: number;
  readonly found: number;
}
/** A score after the last round. */
interface Last extends OfSeat, InRange {
  readonly round: number;
}

export const faults = {
  'empty-in': ({phase}: InPhase) => `must be empty in the phase "${phase}"`,
  'null-in': ({phase}: InPhase) => `must be null in the phase "${phase}"`,
  turn: ({due}: DueSeats) => awaited(due, 'act'),
  'round-most': ({most}: AtMost) => `must be ${most} or less, as the option rounds says`,
  'round-over': ({last}: {last: number}) => `must be ${last}, the last, in the phase "over"`,
  'king-open': ({phase}: InPhase) => `must name the king, who is face up in the phase "${phase}"`,
  // Talk
  'ready-look': 'must not name all seats in the phase "look", since a seat is still to look',
  'ready-all': ({due, phase}: DueSeats & InPhase) =>
    `must be [${due.join()}], all seats, in the phase "${phase}"`,
  'talk-long': ({most, found}: AtMost & {found: number}) =>
    `must have ${most} lines or fewer, not ${found}`,
  past: ({least, most}: InRange) =>
    `must be ${range(least, most)}, the number of lines in talk before the Witch acted`,
  'saying-king': 'must be something else: everybody knows who is the King',
  'saying-aside': 'must be something else: no seat has the card of this title',
  'saying-self': 'must be about another seat than the one that speaks',
  'saying-seat': 'must be about a seat of this table',
  // Witch and Knight
  'was-peek': ({due}: {due: number}) => `must have ${due} titles in the phase "peek", not 0`,
  'was-three': 'must be empty with 3 seats, which have no Witch',
  'was-size': ({due, found}: Counts) => `must have ${due} titles, one for each seat, not ${found}`,
  'was-twice': 'must name each title once',
  'was-king': 'must be King, as in hands: the King keeps his card',
  'uses-most': ({most}: AtMost) => `must be ${most} or less, as the option witchUses says`,
  'uses-some': 'must be 1 or more, since was shows that the Witch has acted',
  'uses-none': 'must be 0, since was is empty: the Witch has not acted',
  'peek-never': 'must not be "peek" with the option knightSpecial: never',
  'looked-early': 'must be null, since was is empty: the Witch has not acted',
  'looked-never': 'must be null with the option knightSpecial: never',
  'looked-by': ({seat}: OfSeat) => `must be ${seat}, who was the Knight`,
  'looked-at': ({seat}: OfSeat) => `must be another seat than ${seat}, who looked`,
  // Accusation
  'accused-due': ({phase}: InPhase) => `must be a seat in the phase "${phase}"`,
  'accused-king': ({seat}: OfSeat) => `must not be ${seat}, who is the King`,
  'joining-seats': ({seats}: {seats: number}) =>
    `must not be "joining" with ${seats} seats: only 5 have the Beggar`,
  'joined-accused': ({seat}: OfSeat) => `must not be ${seat}, who is accused`,
  'joined-beggar': 'must be the seat that has the beggar in hands',
  'to-answer': ({due}: DueSeats) => awaited(due, 'answer'),
  'answer-none': ({from}: {from: readonly Seat[]}) =>
    `must be null: only [${from.join()}] may answer`,
  'answer-join': 'must be pass or null: only the beggar of hands may join',
  'answers-all': 'must have a null for a seat that is to answer',
  // Scores
  'score-in': ({least, most, round}: InRange & {round: number}) =>
    `must be ${range(least, most)} in round ${round}`,
  'score-won': ({least, most, seat, round}: Last) =>
    `must be ${range(least, most)}, since seat ${seat} has won round ${round}, the last`,
  'score-lost': ({least, most, seat, round}: Last) =>
    `must be ${range(least, most)}, since seat ${seat} has not won round ${round}, the last`,
};
