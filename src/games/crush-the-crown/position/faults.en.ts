import type {Card, Suit} from '../../../cards/index.js';
import {cards, range} from '../../../game/faults.en.js';
import type {Seat} from '../../../game/index.js';
import type {Phase} from '../types.js';

/** Faults of positions other than faults of shape. */

interface OfSeat {
  readonly seat: Seat;
}
interface DueSeat {
  readonly due: Seat;
}
interface InPhase {
  readonly phase: Phase;
}
interface InRange {
  readonly least: number;
  readonly most: number;
}

export const faults = {
  'empty-in': ({phase}: InPhase) => `must be empty in the phase "${phase}"`,
  // Governments
  'government-long': ({most, found}: {most: number; found: number}) =>
    `must have ${cards(most)} or fewer, not ${found}`,
  'government-king': 'must be empty, or begin with a King and the Queen of his suit',
  'place-king': 'must be a King',
  'place-queen': ({queen}: {queen: string}) => `must be ${queen}, the Queen of the King's suit`,
  'place-lower': ({card, spies, dead}: {card: string; spies: readonly string[]; dead: Suit[]}) =>
    `must be ${card}, or a spy: ${spies.join(', ')}, a Queen of ${dead.join(' or ')}, or a Joker`,
  'government-first': ({seat}: OfSeat) =>
    `must have a King and a Queen, since governments[${seat}] has more`,
  'complete-twice': 'must not both be complete, from King to Ace',
  // Phase and seats
  'phase-complete': 'must be "over", since one of governments is complete',
  'phase-kings-none': 'must be "marryFirst", since none of governments has a King',
  'phase-kings-one': 'must be "marrySecond", since only one of governments has a King',
  'phase-kings-both': ({due}: {due: readonly Phase[]}) =>
    `must be one of ${due.join(', ')}, since each of governments has a King`,
  'insert-ace': ({seat}: OfSeat) => `must not be "insert": governments[${seat}] has its Ace`,
  'stall-off':
    'must not be "over" until one of governments is complete, with the option stallTurns: off',
  'seat-unmarried': ({due, seat}: DueSeat & OfSeat) =>
    `must be ${due}, since governments[${seat}] is empty`,
  'seat-dealer': ({due, dealer}: DueSeat & {dealer: Seat}) =>
    `must be ${due}, since dealer is ${dealer}`,
  'seat-complete': ({due, seat}: DueSeat & OfSeat) =>
    `must be ${due}, since governments[${seat}] is complete`,
  'seat-active': ({due, active}: DueSeat & {active: Seat}) =>
    `must be ${due}, since active is ${active}`,
  idle: ({least, most, phase}: InRange & InPhase) =>
    `must be ${range(least, most)} in the phase "${phase}"`,
  'idle-stalled': ({due}: {due: number}) =>
    `must be ${due} in the phase "over", as no Government is complete`,
  extended:
    'must be false except in the phase "build" with the option discoverIsFree: on, idle 0 and a spy to discover',
  'kings-none': 'must be empty when both seats have a King',
  'kings-due': ({kings}: {kings: readonly Card[]}) =>
    `must be the Kings that no Government has: ${kings.join(', ')}`,
  // Tribute
  'owed-hand': ({seat}: OfSeat) => `must not be "tribute": hands[${seat}] is empty`,
  'owed-spies': ({seat}: OfSeat) =>
    `must not be "tribute": governments[${seat}] has no spy, so seat ${seat} owes nothing`,
  'owed-none': ({phase}: InPhase) => `must be 0 in the phase "${phase}", since nobody gives cards`,
  'owed-each': ({least, most, seat}: InRange & OfSeat) =>
    `must be ${range(least, most)} in the phase "tribute", a card for each spy of governments[${seat}]`,
  'owed-all': ({least, most, seat}: InRange & OfSeat) =>
    `must be ${range(least, most)} in the phase "tribute", since hands[${seat}] has ${cards(most)}`,
  // Hands and piles
  'hand-size': ({due, phase, found}: InPhase & {due: number; found: number}) =>
    `must have ${cards(due)} in the phase "${phase}", not ${found}`,
  'hands-many': (of: {most: number; elsewhere: number; all: number; found: number}) =>
    `must have ${cards(of.most)} or fewer, since ${of.elsewhere} of the ${of.all} lie elsewhere, not ${of.found}`,
  'draw-size': ({due, found}: {due: number; found: number}) =>
    `must have ${cards(due)}, all that lie nowhere else, not ${found}`,
  'queen-left': ({seat}: OfSeat) => `must leave a Queen for seat ${seat}, who is to marry`,
  unfilled: 'cannot be filled: the cards left do not fit limits',
  'unfilled-swapped':
    'cannot be filled: the cards left do not fit limits, or only Queens are left for swapped cards',
  'executed-early': 'must be empty until both seats have married',
  'executed-king': ({king}: {king: Card}) => `must hold ${king}, a King that nobody took`,
  'executed-living': ({card}: {card: Card}) =>
    `is ${card}, whose suit reigns; only spies and the two Kings that nobody took are executed`,
  'swapped-size': ({least, most}: InRange) =>
    `must be ${range(least, most)}, as piles.discard has ${cards(most)}`,
  'swapped-queen': ({card}: {card: Card}) =>
    `is ${card}, but it is one of the swapped cards at the bottom, and a Queen is never swapped`,
  // What the seats know
  'shown-elsewhere': ({seat}: OfSeat) => `must be a card of hands[${seat}]`,
  'shown-twice': 'must name each card once',
  'limit-shown': ({seat}: OfSeat) => `must be null: shown has all cards of hands[${seat}]`,
  'limit-held': ({least, seat, held}: OfSeat & {least: number; held: readonly Card[]}) =>
    `must be ${least} or more, since hands[${seat}] has ${held.join(', ')}`,
  'limit-king': ({seat}: OfSeat) => `must be null while governments[${seat}] has no King`,
};
