import type {Suit, SuitCard} from '../../../cards/index.js';
import {awaited, cards, items} from '../../../game/faults.en.js';
import type {Seat} from '../../../game/index.js';
import type {TrickStep} from '../types.js';

/** Faults of positions other than faults of shape. */

interface OfSeat {
  readonly seat: Seat;
}
interface DueSeats {
  readonly due: readonly Seat[];
}
interface OfPair {
  readonly seats: readonly Seat[];
}
interface InStep {
  readonly step: TrickStep;
}
/** A step of the match with this index. */
interface InMatch extends InStep {
  readonly match: number;
}
interface King extends OfSeat {
  readonly king: SuitCard;
}
interface OfCard {
  readonly card: SuitCard;
}
interface AtMost {
  readonly most: number;
  readonly found: number;
}

const LAID = 'an object with left, centre and right';

export const faults = {
  'to-choose': ({due}: DueSeats) => awaited(due, 'choose'),
  alive: ({due}: {due: readonly boolean[]}) => `must be [${due.join()}], as fallen shows`,
  ended: ({due}: {due: string}) => `must be "${due}", as fallen and result show`,
  phase: ({due}: {due: string}) => `must be "${due}", as matches and formations show`,
  // Cards
  suit: ({card, seats, suits}: OfCard & {seats: number; suits: readonly Suit[]}) =>
    `is ${card}, but ${seats} seats play with the suits ${suits.join(', ')}`,
  'hand-out': ({seat}: OfSeat) => `must be empty: seat ${seat} is out, as fallen shows`,
  'hand-short': ({least, found}: {least: number; found: number}) =>
    `must have ${cards(least)} or more for a formation, not ${found}`,
  'hands-due': 'must be given when formations or piles have unknown cards',
  'hands-sum': (of: {due: number; elsewhere: number; all: number; found: number}) =>
    `must have ${cards(of.due)} in all, since ${of.elsewhere} of the ${of.all} lie elsewhere, not ${of.found}`,
  'hands-room': ({elsewhere, all}: {elsewhere: number; all: number}) =>
    `cannot be filled: formations, piles and aside have ${cards(elsewhere)}, more than the ${all} of the match`,
  'king-held': ({king, seat}: King) =>
    `must not hold ${king}, the King of seat ${seat}, who is still in`,
  'king-out': ({king, seat}: King) => `must hold ${king}, the King of seat ${seat}, who is out`,
  'king-open': ({king}: {king: SuitCard}) =>
    `is ${king}, which lies open: a King that is seen puts its player out`,
  'open-named': 'must be named: it lies open',
  // Formations
  'formation-due': ({seat}: OfSeat) => `must be ${LAID}, since formations[${seat}] is one`,
  'formation-in': ({step, match}: InMatch) =>
    `must be ${LAID} in the step "${step}" of matches[${match}]`,
  'formation-none': ({step, match}: InMatch) =>
    `must be null in the step "${step}" of matches[${match}]`,
  'formation-alone': ({seat}: OfSeat) =>
    `must be null: seat ${seat} meets nobody, as letters and round show`,
  'formation-out': ({seat}: OfSeat) => `must be null: seat ${seat} is out`,
  turned: ({due, step, match}: InMatch & {due: boolean}) =>
    `must be ${due} in the step "${step}" of matches[${match}]`,
  'spots-twice': 'must name each place once',
  // Matches
  'matches-many': ({most, found}: AtMost) => `must have ${items(most)} or fewer, not ${found}`,
  'matches-wait': 'must have one that is not in the step "waiting"',
  'match-second': 'must be null: only four players meet in two matches',
  'match-seats': ({due}: DueSeats) =>
    `must be [${due.join()}], the seats that meet, as letters and round show`,
  'step-rout': 'must not be "rout" with the option routWindows: afterFlip',
  'step-won': ({step, seat}: InStep & OfSeat) =>
    `must not be "${step}": seat ${seat} has won the trick by the flanks`,
  'winner-null': ({step}: InStep) => `must be null in the step "${step}"`,
  'winner-meets': ({seats}: OfPair) => `must be ${seats.join(' or ')}, the seats that meet here`,
  'winner-higher': ({seat}: OfSeat) => `must be ${seat}, who declared the higher value`,
  'declared-many': ({most, found}: AtMost) => `must have ${items(most)} or fewer, not ${found}`,
  'declared-none': ({step}: InStep) => `must be empty in the step "${step}"`,
  'declared-size': ({least, most, step, found}: InStep & AtMost & {least: number}) =>
    `must have ${least === most ? '' : `${least} to `}${items(most)} in the step "${step}", not ${found}`,
  'declared-equal': 'must be two equal values: different ones end the step "declare"',
  'declared-different': 'must be two different values, which begin the step "challenge"',
  'tokens-due': ({seats, step, match}: OfPair & InMatch) =>
    `must be true for seat ${seats.join(' or ')} in the step "${step}" of matches[${match}]`,
  'token-used': ({seat}: OfSeat) =>
    `must be false: seat ${seat} has routed, since its rival's formation has a card in shown`,
  // Choices
  'choice-seat': 'must be the seat whose choice is given',
  'choice-none': ({seat}: OfSeat) => `must be null: seat ${seat} has nothing to choose now`,
  'choice-nobody': 'must be null: nobody has anything to choose now',
  'choice-others': ({from}: {from: readonly Seat[]}) =>
    `must be null: only [${from.join()}] may choose now`,
  'choice-legal': ({seat, like}: OfSeat & {like: string}) =>
    `must be a legal move of seat ${seat}, such as ${like}`,
  'choices-all': 'must have a null: cards are shown when all have chosen',
  // The past
  'letters-alive': ({alive}: {alive: readonly Seat[]}) =>
    `must name each of the seats ${alive.join(', ')}, who are still in`,
  'letters-out': ({seat}: OfSeat) => `must not name ${seat}, who is out, as fallen shows`,
  'moment-fall': ({due, seat}: OfSeat & {due: number}) =>
    `must be ${due}, the moment when seat ${seat} fell, since that seat still has a letter`,
  'fall-by': ({seat}: OfSeat) => `must be another seat than ${seat}, who fell`,
  'fall-twice': ({at}: {at: number}) => `must be named once, but is also at fallen[${at}]`,
  'fall-moment': ({least}: {least: number}) =>
    `must be ${least} or more, the moment of the fall before`,
  'push-seats': 'must be two different seats',
  'push-winner': ({seats}: OfPair) => `must be ${seats.join(' or ')}, the seats that met`,
  'passage-twice': ({hand}: {hand: number}) => `must be named once for hand ${hand}`,
  'passage-aside': ({card}: OfCard) => `is ${card}, which is not in aside, where it went`,
  'passage-pile': ({card, seat}: OfCard & OfSeat) =>
    `is ${card}, which is not in piles[${seat}], where it went`,
  'unseen-aside': ({most, found}: AtMost) =>
    `must name at most ${most} unknown cards that went to aside, all that it has, not ${found}`,
  'unseen-pile': ({most, found, seat}: AtMost & OfSeat) =>
    `must name at most ${most} unknown cards that went to piles[${seat}], all that it has, not ${found}`,
  result: ({alive}: {alive: readonly Seat[]}) =>
    `must be {"winners": […], "reason": "…"} when the match is over, since the seats ${alive.join(', ')} are still in`,
  winners: 'must have 1 item or more, not 0',
};
