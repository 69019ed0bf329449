import type {Card, Suit} from '../../../cards/index.js';
import {cards, items} from '../../../game/faults.en.js';
import type {Seat} from '../../../game/index.js';
import type {Phase, Rank} from '../types.js';

/** Faults of positions other than faults of shape. */

interface OfSeat {
  readonly seat: Seat;
}
interface OfCard {
  readonly card: Card;
}
interface OfTrump {
  readonly trump: Suit;
}
interface DueCount {
  readonly due: number;
}
interface FoundCount {
  readonly found: number;
}
interface InPhase {
  readonly phase: Phase;
}
interface AtMost {
  readonly most: number;
}
interface Limit extends AtMost {
  readonly rank: Rank;
}
interface Ranks {
  readonly due: readonly Rank[];
}

export const faults = {
  'empty-in': ({phase}: InPhase) => `must be empty in the phase "${phase}"`,
  'zeros-in': ({phase}: InPhase) => `must be [0,0,0,0] in the phase "${phase}"`,
  'null-in': ({phase}: InPhase) => `must be null in the phase "${phase}"`,
  // The session
  'phase-scene': ({due}: {readonly due: unknown}) =>
    `must be ${JSON.stringify(due)}, as scene shows`,
  'naming-lot': ({found}: {readonly found: string}) =>
    `must not be "${found}" with the option naming: lot`,
  'games-most': ({most}: AtMost) => `must be ${most} or less, as the option games says`,
  'games-over': ({most}: AtMost) => `must be ${most} in the phase "over", as the option games says`,
  'won-over': ({due, found}: DueCount & FoundCount) =>
    `must have ${items(due)}, one for each game that is over, not ${found}`,
  'won-before': ({due, game, found}: DueCount & FoundCount & {readonly game: number}) =>
    `must have ${items(due)}, one for each game before game ${game}, not ${found}`,
  'score-won': ({due}: DueCount) => `must be ${due}, as won shows`,
  'dealer-peasant': ({seat}: OfSeat) => `must be ${seat}, the peasant of ranks`,
  'dealer-winner': ({seat}: OfSeat) => `must be ${seat}, who won the game before, as won shows`,
  winner: ({seat}: OfSeat) => `must be ${seat}, who has won with these tricks and ranks`,
  // Names, election and ranks
  'ranks-none': 'must be ranks that an election with these names can give',
  'ranks-elected': ({due}: Ranks) =>
    `must be ${JSON.stringify(due)}, since the most tricks of elected make the king`,
  'ranks-names': ({due}: Ranks) => `must be ${JSON.stringify(due)}, as elected and names show`,
  'elected-sum': ({due, found}: DueCount & FoundCount) =>
    `must come to ${due}, the tricks of an election, not ${found}`,
  'elected-limit': ({most, rank}: Limit) => `must be ${most} or fewer for the ${rank} of names`,
  'elected-quotas': ({numbers}: {readonly numbers: readonly number[]}) =>
    `must be the numbers of names, ${numbers.join(', ')}, for all seats but one`,
  // Tricks
  alone: 'must leave two seats or more that have not reached their numbers',
  'seat-done': 'must be a seat that has not reached its number',
  'deal-first': 'must be 1: only an election with the option electionMode: quotas has more deals',
  'deal-tricks': ({most, found}: AtMost & FoundCount) =>
    `must come to ${most} or fewer in this deal, not ${found}`,
  'deal-later': ({deal, found}: FoundCount & {readonly deal: number}) =>
    `must come to 9 or more in deal ${deal}, not ${found}`,
  'phase-tricks': ({most, phase, found}: AtMost & InPhase & FoundCount) =>
    `must come to ${most} or fewer in the phase "${phase}", not ${found}`,
  'tricks-over': ({due, found}: DueCount & FoundCount) =>
    `must come to ${due} in the phase "over", not ${found}`,
  'tricks-limit': ({most, rank}: Limit) => `must be ${most} or fewer, the number of the ${rank}`,
  'tricks-played': ({least}: {readonly least: number}) =>
    `must be ${least} or more, as played shows`,
  'trick-all': ({due, found}: DueCount & FoundCount) =>
    `must have ${cards(due)}, one of each seat that is in, not ${found}`,
  'trick-full': ({most, found}: AtMost & FoundCount) =>
    `must have 0 to ${cards(most)}, not ${found}: a full trick belongs to played`,
  next: ({seat}: OfSeat) => `must be ${seat}, who is next`,
  'next-in': ({seat, phase}: OfSeat & InPhase) =>
    `must be ${seat}, who is next in the phase "${phase}"`,
  leads: ({seat}: OfSeat) => `must be ${seat}, who leads after the trick before`,
  'left-of': ({seat, dealer}: OfSeat & {readonly dealer: Seat}) =>
    `must be ${seat}, left of dealer ${dealer}`,
  'still-in': ({seats}: {readonly seats: readonly Seat[]}) =>
    `must be one of ${seats.join(', ')}, who are still in`,
  // Cards
  'hand-count': ({due, found}: DueCount & FoundCount) =>
    `must have ${cards(due)}, as tricks, played, trick and gifts show, not ${found}`,
  'aside-count': ({due, seat, found}: DueCount & OfSeat & FoundCount) =>
    `must have ${cards(due)}, those left when seat ${seat} reached its number, not ${found}`,
  'most-cards': ({most, found}: AtMost & FoundCount) =>
    `must have ${cards(most)} or fewer, not ${found}`,
  void: ({
    card,
    seat,
    suit,
    trick,
  }: OfCard & OfSeat & {readonly suit: Suit; readonly trick: string}) =>
    `is ${card}, but seat ${seat} has shown in ${trick} to have no card of ${suit}`,
  'trump-shown': ({suit}: {readonly suit: Suit}) => `must be ${suit}, the suit of shown`,
  'shown-dealer': ({card, seat}: OfCard & OfSeat) =>
    `is ${card}, the shown card, which belongs to seat ${seat}, the dealer`,
  'shown-peasant': ({card, seat}: OfCard & OfSeat) =>
    `is ${card}, the shown card, which belongs to seat ${seat}, the peasant, who dealt`,
  'hold-dealer': ({card, seat}: OfCard & OfSeat) =>
    `must hold ${card}, the shown card, since seat ${seat} is the dealer`,
  'hold-peasant': ({card, seat}: OfCard & OfSeat) =>
    `must hold ${card}, the shown card, since seat ${seat} is the peasant, who dealt`,
  'ace-led': ({card, seat}: OfCard & OfSeat) =>
    `is ${card}, whose holder leads to the first trick, but seat ${seat} led`,
  'ace-turn': ({card, seat}: OfCard & OfSeat) =>
    `is ${card}, whose holder leads to the first trick, but turn is [${seat}]`,
  'hold-ace-led': ({card, seat}: OfCard & OfSeat) =>
    `must hold ${card}, whose holder leads to the first trick, since seat ${seat} led`,
  'hold-ace-turn': ({card, seat}: OfCard & OfSeat) =>
    `must hold ${card}, whose holder leads to the first trick, since turn is [${seat}]`,
  fill: 'cannot be filled: no cards for null agree with gifts, shown and the tricks',
  // The exchange
  'gifts-count': ({due, phase, found}: DueCount & InPhase & FoundCount) =>
    `must have ${items(due)} in the phase "${phase}", not ${found}`,
  'gifts-skipped': ({
    due,
    less,
    phase,
    found,
  }: DueCount & InPhase & FoundCount & {readonly less: number}) =>
    `must have ${items(due)} in the phase "${phase}", or ${less} if the soldier had no trump, not ${found}`,
  'gift-seat': ({seat, rank}: OfSeat & {readonly rank: Rank}) => `must be ${seat}, the ${rank}`,
  'gift-trump': ({trump}: OfTrump) => `must be a trump, a card of ${trump}`,
  'gift-highest': ({seat, card}: OfSeat & OfCard) =>
    `must be the highest trump of seat ${seat}, who holds ${card}`,
  'gift-good': ({card}: OfCard) =>
    `must be a good card, a ten or higher or a trump, such as ${card}`,
  'soldier-trump': ({trump, phase}: OfTrump & InPhase) =>
    `must have a trump, a card of ${trump}, in the phase "${phase}"`,
};
