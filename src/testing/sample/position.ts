import {type Card, isCard, isRng, PACK_32, type Rng, shuffle} from '../../cards/index.js';
import {InvalidPositionError, resolveOptions, type Seat} from '../../game/index.js';
import {OPTIONS, setup} from './play.js';
import type {State} from './types.js';

type Fields = Readonly<Record<string, unknown>>;
type Known = Card | null;

const SEATS = {min: 2, max: 4};

function need(right: boolean, path: string, fault: string): asserts right {
  if (!right) throw new InvalidPositionError(path, fault);
}

const listAt = (value: unknown, path: string): readonly unknown[] => {
  need(Array.isArray(value), path, 'must be a list');
  return value;
};
const seatAt = (value: unknown, seats: number, path: string): Seat => {
  need(Number.isInteger(value), path, 'must be a seat');
  need((value as number) >= 0 && (value as number) < seats, path, 'is not a seat of this table');
  return value as Seat;
};
const cardAt = (value: unknown, path: string): Card => {
  need(isCard(value) && PACK_32.includes(value), path, 'must be a card of this pack');
  return value;
};
const pilesAt = <Item>(
  value: unknown,
  seats: number,
  path: string,
  item: (value: unknown, path: string) => Item,
): Item[][] => {
  const piles = listAt(value, path);
  need(piles.length === seats, path, `must have ${seats} lists, one for each seat`);
  return piles.map((pile, seat) =>
    listAt(pile, `${path}[${seat}]`).map((card, at) => item(card, `${path}[${seat}][${at}]`)),
  );
};

/**
 * Builds a state from a position: fields left out are as at the start; `null` is an unknown card,
 * which is drawn at random like the stock. A view is such a position.
 */
export function stateOf(position: unknown, rng: Rng): State {
  need(
    typeof position === 'object' && position !== null && !Array.isArray(position),
    'position',
    'must be an object',
  );
  const {seats = SEATS.min, ...given} = position as Fields;
  need(
    Number.isInteger(seats) && (seats as number) >= SEATS.min && (seats as number) <= SEATS.max,
    'seats',
    `must be from ${SEATS.min} to ${SEATS.max}`,
  );
  const options = optionsOf(given['options']);
  const start = setup(options, seats as number, rng);
  const fields: Fields = {...start, ...given};
  const leader = seatAt(fields['leader'], start.seats, 'leader');
  const known = (value: unknown, path: string): Known =>
    value === null ? null : cardAt(value, path);
  const hands = pilesAt(fields['hands'], start.seats, 'hands', known);
  const tricks = pilesAt(fields['tricks'], start.seats, 'tricks', cardAt);
  const trick = listAt(fields['trick'], 'trick').map((play, at) => {
    const path = `trick[${at}]`;
    need(typeof play === 'object' && play !== null, path, 'must be a seat and a card');
    const {seat, card} = play as Fields;
    const due = (leader + at) % start.seats;
    need(seat === due, `${path}.seat`, `must be ${due}, since ${leader} leads`);
    return {seat: due, card: cardAt(card, `${path}.card`)};
  });
  need(trick.length < start.seats, 'trick', 'is full and must have been taken');
  const rounds = tricks.flat().length / start.seats;
  need(Number.isInteger(rounds), 'tricks', 'hold a part of a trick');
  tricks.forEach((cards, seat) =>
    need(cards.length % start.seats === 0, `tricks[${seat}]`, 'holds a part of a trick'),
  );
  hands.forEach((hand, seat) => {
    const played = trick.some((play) => play.seat === seat) ? 1 : 0;
    const due = Number(options['cards']) - rounds - played;
    need(hand.length === due, `hands[${seat}]`, `must hold ${due} cards`);
  });
  const seen = [...hands.flat(), ...tricks.flat(), ...trick.map((play) => play.card)];
  const twice = seen.find((card, at) => card !== null && seen.indexOf(card) !== at);
  need(twice === undefined, 'hands', `and tricks hold ${twice ?? ''} twice`);
  const pool = shuffle(
    rng,
    PACK_32.filter((card) => !seen.includes(card)),
  );
  const unseen = [...pool.value];
  const filled = hands.map((hand) => hand.map((card) => card ?? unseen.shift()!));
  const stock =
    given['stock'] === undefined ? unseen : stockOf(given['stock'], unseen, filled.flat());
  const after = given['rng'] ?? pool.rng;
  need(isRng(after), 'rng', 'must be four whole numbers of 32 bits');
  return {options, seats: start.seats, rng: after, hands: filled, stock, trick, tricks, leader};
}

const optionsOf = (given: unknown): State['options'] => {
  try {
    return resolveOptions(OPTIONS, given);
  } catch (error) {
    throw new InvalidPositionError('options', String(error));
  }
};

const stockOf = (given: unknown, unseen: readonly Card[], hands: readonly Card[]): Card[] => {
  const stock = listAt(given, 'stock').map((card, at) => cardAt(card, `stock[${at}]`));
  need(
    stock.length === unseen.length && new Set(stock).size === stock.length,
    'stock',
    `must hold the ${unseen.length} cards that lie nowhere else`,
  );
  need(!stock.some((card) => hands.includes(card)), 'stock', 'holds a card of a hand');
  return stock;
};
