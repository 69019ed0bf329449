import {
  type Card,
  cardOf,
  cardOrNull,
  type Faults,
  faultsOf,
  fillHands,
  type GivenFields,
  readBasics,
  readEach,
  readPiles,
  readRng,
  readSeat,
  readSeatCount,
  readSeats,
  type Rng,
  shape,
  takingFrom,
} from 'gstk/kit';
import {faults} from './faults.en.js';
import {BASICS, holderFrom, isPair, packOf, pairsIn, phase, setup, turn} from './play.js';
import {unknownCards} from './unknown-cards.js';
import type {State} from './types.js';

/** Throws the faults of this game's positions. */
const say: Faults<typeof faults> = /* @__PURE__ */ faultsOf('game', faults);

/** The fields of a position, in addition to those that all games have. */
const FIELDS = ['hands', 'laid', 'active'];

type Hands = readonly (readonly (Card | null)[])[];

/** Reads the hands: none holds a pair, and no card lies in two places. */
function readHands(value: unknown, seats: number, cards: readonly Card[]): Hands {
  const hands = readPiles(value, 'hands', seats, cardOrNull(cards));
  const take = takingFrom(cards);
  for (const [seat, hand] of hands.entries()) {
    hand.forEach((card, at) => card && take(card, `hands[${seat}][${at}]`));
    const [one, other] = pairsIn(hand.filter((card) => card !== null));
    if (one && other) say.fail(`hands[${seat}]`, 'pair', {cards: [one, other]});
  }
  return hands;
}

/** Reads the pairs laid down, which with the hands are the whole pack. */
function readLaid(value: unknown, hands: Hands, cards: readonly Card[]): readonly Card[] {
  const laid = readEach(value, 'laid', cardOf(cards));
  say.need(pairsIn(laid).length === laid.length, 'laid', 'pairs');
  const [due, count] = [cards.length, hands.flat().length + laid.length];
  say.need(count === due, 'hands', 'count', {due, count});
  return laid;
}

/** The seat that draws: the given one, the one whose turn the position says it is, or the first. */
function readActive({active, turn: given}: GivenFields, hands: Hands, seats: number) {
  const [next] = given === undefined ? [] : readSeats(given, 'turn', seats);
  const seat =
    active === undefined ? (next ?? holderFrom(hands, 0)) : readSeat(active, 'active', seats);
  say.need(hands[seat]!.length > 0, active === undefined ? 'turn' : 'active', 'holds');
  return seat;
}

/**
 * Builds a state from a position. Without hands they are as at the start; `null` in them is drawn at
 * random from the cards that lie nowhere else. Pairs left out are all other cards, so a position needs
 * nothing but hands. A view is such a position.
 */
export function stateOf(position: unknown, rng: Rng): State {
  const {given, options} = readBasics(position, FIELDS, BASICS);
  const seats = readSeatCount(given, ['hands'], BASICS.seats);
  const cards = packOf(options);
  say.need(given['hands'] !== undefined || given['laid'] === undefined, 'hands', 'alone');
  const start = given['hands'] === undefined ? setup(options, seats, rng) : undefined;
  const hands = start?.hands ?? readHands(given['hands'], seats, cards);
  const known =
    start?.laid ??
    (given['laid'] === undefined ? undefined : readLaid(given['laid'], hands, cards));
  const drawn = known ? {laid: known, rng: start?.rng ?? rng} : unknownCards(cards, hands, rng);
  if (!drawn) return say.fail('hands', 'left');
  const {laid} = drawn;
  const mayHold = (card: Card, _: number, others: readonly Card[]): boolean =>
    !others.some((other) => isPair(card, other));
  const filled = fillHands(cards, hands, laid, drawn.rng, mayHold);
  const active = readActive(given, filled.hands, seats);
  const piles = {hands: filled.hands, laid, active};
  const state: State = {options, seats, rng: readRng(given['rng']) ?? filled.rng, ...piles};
  shape.needDerived(given, {turn: turn(state), phase: phase(state)}, 'due');
  return state;
}
