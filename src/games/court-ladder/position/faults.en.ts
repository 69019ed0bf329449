import type {Card, Suit} from '../../../cards/index.js';
import {awaited, items} from '../../../game/faults.en.js';
import type {Seat} from '../../../game/index.js';
import type {Phase} from '../types.js';

/** Faults of positions other than faults of shape. */

interface InPhase {
  readonly phase: Phase;
}
interface OfSeat {
  readonly seat: Seat;
}

export const faults = {
  joker: 'must be a joker',
  rising: 'must be in rising order',
  turn: ({due}: {due: readonly Seat[]}) => awaited(due, 'move'),
  'as-step-tells': ({due}: {due: Phase}) => `must be "${due}", as step and bout show`,
  'as-bout-tells': ({due}: {due: Phase}) => `must be "${due}", as bout shows`,
  'empty-in': ({phase}: InPhase) => `must be empty in the phase "${phase}"`,
  'null-in': ({phase}: InPhase) => `must be null in the phase "${phase}"`,
  'false-in': ({phase}: InPhase) => `must be false in the phase "${phase}"`,
  'zero-in': ({phase}: InPhase) => `must be 0 in the phase "${phase}"`,
  'trump-early': 'must be null in the phase "trump": the King is to name it',
  'trump-due': ({phase, suits}: InPhase & {suits: readonly Suit[]}) =>
    `must be one of ${suits.join(', ')} in the phase "${phase}"`,
  'deal-last': ({last}: {last: number}) => `must be ${last}, the last hand, when it is over`,
  endless: 'must not be "over" with the option hands: endless',
  'reigns-range': ({most, found}: {most: number; found: number}) =>
    `must come to 1 to ${most} hands, not ${found}`,
  'reigns-sum': ({deal, found}: {deal: number; found: number}) =>
    `must come to ${deal}, as deal shows, not ${found}`,
  'bouts-begun': 'must be 1 or more when a bout is on',
  'draw-random': 'must be null with the option ranks: random',
  'draw-ranks': ({due, ranks}: {due: readonly Seat[]; ranks: readonly Seat[]}) =>
    `gives the ranks [${due.join()}], but ranks has [${ranks.join()}]`,
  // Cards
  'cards-over': 'must be empty in the phase "over", except for one',
  'cards-sum': (of: {due: number; elsewhere: number; all: number; found: number}) =>
    `must have ${of.due} cards in all, since ${of.elsewhere} of the ${of.all} lie in bout and gone, not ${of.found}`,
  'cards-dealt': ({due, found}: {due: number; found: number}) =>
    `must have ${due} cards in the phase "trump", not ${found}`,
  'cards-none': 'must not all be empty while a bout is on',
  'cards-one': 'must have cards for two seats or more',
  'shown-elsewhere': ({seat}: OfSeat) => `must be a card of hands[${seat}]`,
  // Attacker and defender
  'attacker-king': ({seat}: OfSeat) => `must be ${seat}, the King of ranks, in bout 1`,
  'attacker-empty': 'must be a seat that holds cards',
  'defender-due': ({phase}: InPhase) => `must be the seat that is attacked in the phase "${phase}"`,
  'defender-attacker': 'must not be the attacker',
  'defender-knave': ({seat}: OfSeat) => `must be ${seat}, the last of ranks, in bout 1`,
  'defender-free': ({attacker}: {attacker: Seat}) =>
    `must be null: seat ${attacker} may choose whom to attack`,
  'defender-next': ({seat, attacker}: OfSeat & {attacker: Seat}) =>
    `must be ${seat}, whom seat ${attacker} attacks next`,
  'defender-above': ({seat, attacker}: OfSeat & {attacker: Seat}) =>
    `must be ${seat}, the next seat above seat ${attacker} that holds cards`,
  'defender-empty': 'must be a seat that held cards',
  'knave-empty': 'must not be empty: the King attacks this seat',
  limit: ({least, most}: {least: number; most: number}) =>
    `must be ${least === most ? most : `${least} to ${most}`}, the cards that the defender held, six at most`,
  // Cards of the bout
  'pairs-none': 'must have a card, since the attack has been made',
  'pairs-limit': ({limit, found}: {limit: number; found: number}) =>
    `must have ${items(limit)} or fewer, the limit, not ${found}`,
  'pairs-room': ({most, phase, found}: InPhase & {most: number; found: number}) =>
    `must have ${items(most)} or fewer in the phase "${phase}", not ${found}`,
  'pairs-open': ({phase, found}: InPhase & {found: number}) =>
    `must have one card without beat in the phase "${phase}", not ${found}`,
  'pair-joker': 'is a joker, and a joker does not attack',
  'by-attacker': ({seat}: OfSeat) => `must be ${seat}, the attacker`,
  'by-defender': ({seat}: OfSeat) => `must not be ${seat}, the defender`,
  'beat-early': ({at}: {at: number}) => `must be null, since bout.pairs[${at}] is not beaten`,
  'rank-new': ({card}: {card: Card}) =>
    `is ${card}, but no card of that rank was on the table before`,
  'not-higher': ({beat, card, trump}: {beat: Card; card: Card; trump: Suit | null}) =>
    `is ${beat}, which does not beat ${card} with ${trump} as trump`,
  'taking-open': 'must be true, since a card of bout.pairs has no beat',
  'taking-beaten': 'must be false, since all cards are beaten',
  // Leave and throw-in
  'leave-free-first': 'must be null in bout 1: nobody needs permission',
  'leave-free-option': ({option}: {option: unknown}) =>
    `must be null with the option throwIn: ${String(option)}: nobody needs permission`,
  'leave-unneeded': ({seat}: OfSeat) => `must not name ${seat}, who needs no permission`,
  'leave-nobody': `must not be a phase of leave: nobody needs the King's permission here`,
  'leave-once': 'must be null: the King is asked once',
  'passed-row': ({row}: {row: readonly Seat[]}) =>
    `must begin like [${row.join()}], the seats that may throw in, in this order`,
  'passed-all': ({row}: {row: readonly Seat[]}) =>
    `must leave out the last of [${row.join()}], since somebody is still to be asked`,
};
