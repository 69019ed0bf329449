import {cards, items} from '../../../game/faults.en.js';
import type {Seat} from '../../../game/index.js';
import type {Ability} from '../rules/deck.js';
import type {Phase} from '../types.js';

/** Faults of positions other than faults of shape. */

interface OfSeat {
  readonly seat: Seat;
}
interface InPhase {
  readonly phase: Phase;
}
interface Last {
  readonly last: number;
}
interface FoundCount {
  readonly found: number;
}
interface DueCount extends FoundCount {
  readonly due: number;
}
interface AtMost extends FoundCount {
  readonly most: number;
}

const rest = (count: number): string =>
  `${count === 1 ? 'card' : 'cards'} of the deck that ${count === 1 ? 'is' : 'are'} not in hands, areas or discard`;

export const faults = {
  'seats-rising': 'must be different seats in rising order',
  'empty-in': ({phase}: InPhase) => `must be empty in the phase "${phase}"`,
  'null-in': ({phase}: InPhase) => `must be null in the phase "${phase}"`,
  turn: ({due}: {due: readonly Seat[]}) =>
    `must be [${due.join()}], as phase, dealer and deeds show`,
  'choose-last': ({round}: {round: number}) =>
    `must not be "choose" in round ${round}, the last: the only card lays itself`,
  'deal-over': ({last}: Last) => `must be ${last}, the last, in the phase "over"`,
  'round-over': ({last}: Last) => `must be ${last}, the last, in the phase "over"`,
  values: 'must be null, as no position rests while the cards are shown',
  // The table of cards
  'deck-name': 'must be a name of at most 24 letters, digits and hyphens',
  'deck-shows': 'must have 1 character or more, not 0',
  'deck-turn': 'must be given with the ability "turn", as second and condition go together',
  'deck-other': ({ability}: {ability: Ability}) =>
    `must be left out with the ability "${ability}": it goes with "turn"`,
  'deck-long': ({most, found}: AtMost) => `must have ${most} characters or fewer, not ${found}`,
  'deck-twice': ({id, at}: {id: string; at: string}) => `is ${id}, which is also at ${at}`,
  'deck-unknown': ({ids}: {ids: readonly string[]}) =>
    `must be one of ${ids.join(', ')}, the characters of the deck`,
  'deck-short': ({due, seats, found}: DueCount & {seats: number}) =>
    `must have ${cards(due)} or more for ${seats} seats, not ${found}`,
  // Cards
  'card-name': ({names}: {names: readonly string[]}) =>
    `must be one of ${names.join(', ')}, or null`,
  'size-in': ({due, phase, round, found}: DueCount & InPhase & {round: number}) =>
    `must have ${items(due)} in the phase "${phase}" of round ${round}, not ${found}`,
  'discard-many': ({most, elsewhere, all, found}: AtMost & {elsewhere: number; all: number}) =>
    `must have ${cards(most)} or fewer, since ${elsewhere} of the ${all} lie elsewhere, not ${found}`,
  'pile-number': ({due}: {due: number}) => `must be ${due}, the ${rest(due)}`,
  'pile-cards': ({due, found}: DueCount) => `must have the ${due} ${rest(due)}, not ${found}`,
  'pile-look': 'must have a card in the phase "decide": the dealer has looked at one',
  'area-up': ({seat}: OfSeat) => `must be named, since up[${seat}] is true`,
  'area-look': ({lookers, seat}: OfSeat & {lookers: readonly string[]}) =>
    `must be ${lookers.join(' or ')} in the phase "decide": seat ${seat} decides after a look with this card`,
  'up-look': ({seat}: OfSeat) =>
    `must be true in the phase "decide": seat ${seat} decides after a look with this card`,
  'eyes-holder': ({seat}: OfSeat) => `must not name ${seat}, who holds the card`,
  'eyes-up': ({seat}: OfSeat) => `must be "all", since up[${seat}] is true`,
  // What the seats do
  'choice-card': ({seat}: OfSeat) => `must be a card of hands[${seat}], or null`,
  'choices-all': 'must have a null: cards are laid when all have chosen',
  'deeds-all': ({phase}: InPhase) =>
    `must have a null for a seat that is to act in the phase "${phase}"`,
  'deeds-none': ({phase}: InPhase) => `must be null for every seat in the phase "${phase}"`,
  'deed-early': ({seat}: OfSeat) =>
    `must be null, since seat ${seat}, who acts earlier, has a null`,
  'deed-cut': ({dealer}: {dealer: Seat}) =>
    `must not be "cut": only seat ${dealer}, the dealer, cuts`,
  'deed-exchange': ({dealer}: {dealer: Seat}) =>
    `must not be "exchange": seat ${dealer}, the dealer, cuts instead`,
  // Points
  'sheet-deal': ({due, found}: DueCount) => `must have ${items(due)}, as deal shows, not ${found}`,
  'scores-sheet': ({due}: {due: number}) => `must be ${due}, as in the sheet`,
};
