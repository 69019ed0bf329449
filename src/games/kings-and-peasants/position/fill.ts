import {
  type Card,
  PACK_36,
  type Rng,
  shuffle,
  type Suit,
  type SuitCard,
  suitOf,
} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {sorted} from '../rules/deal.js';
import {lackings} from '../rules/trick-winner.js';
import {type Ownership, ownerships, type Unknown} from './ownership.js';
import {dealOut} from './deal-out.js';
import type {Gift} from '../types.js';

/** Draws the unknown cards of a position in agreement with everything that has happened. */

/** Every card in its place, and the stream after the draw. */
export interface Filled {
  readonly hands: readonly (readonly Card[])[];
  readonly aside: readonly (readonly Card[])[];
  readonly gifts: readonly Gift<Card>[];
  readonly rng: Rng;
}

/** After this many tries a position counts as impossible. */
const TRIES = 5000;

/** Draws the unknown cards; `undefined` if no draw fits. */
export function fill(position: Unknown, rng: Rng): Filled | undefined {
  const {hands, aside, trick, played} = position;
  const held = hands.map((hand, seat) => [...hand, ...aside[seat]!]);
  const known: readonly (readonly [Card, Seat])[] = [
    ...held.flatMap((cards, seat) =>
      cards.flatMap((card) => (card === null ? [] : [[card, seat] as const])),
    ),
    ...[...played, trick].flat().map(({card, seat}) => [card, seat] as const),
  ];
  const where = new Map(known);
  const pool = PACK_36.filter((card) => !where.has(card));
  const needs = held.map((cards) => cards.filter((card) => card === null).length);
  const lacks = voidsOf(position);
  const mixed = shuffle(rng, PACK_36);
  let tries = TRIES;
  // If tricks are unknown, a card may have been played in one of them.
  const gone = pool.length > needs.reduce((sum, need) => sum + need, 0);
  const free = (seat: Seat, card: Card): boolean => !lacks[seat]!.has(suitOf(card)!);
  const can = (seat: Seat, card: Card): boolean => {
    const owner = where.get(card);
    if (owner !== undefined) return owner === seat;
    return gone || (needs[seat]! > 0 && free(seat, card));
  };
  for (const owned of ownerships(position, mixed.value as readonly SuitCard[], {where, can})) {
    if (known.some(([card, seat]) => !owned.may(seat, card))) continue;
    const may = (seat: Seat, card: Card): boolean => free(seat, card) && owned.may(seat, card);
    const shared = dealOut(pool, needs, may, mixed.rng);
    if (shared) return {...lay(position, owned, shared.hands), rng: shared.rng};
    if (--tries === 0) return undefined;
  }
  return undefined;
}

function lay(
  {hands, aside, gifts}: Unknown,
  owned: Ownership,
  drawn: readonly (readonly Card[])[],
): Omit<Filled, 'rng'> {
  const left = drawn.map((cards) => [...cards]);
  const whole = (cards: readonly (Card | null)[], seat: Seat): readonly Card[] =>
    sorted(cards.map((card) => card ?? left[seat]!.pop()!));
  return {
    hands: hands.map(whole),
    aside: aside.map(whole),
    gifts: gifts.map((gift, at) => ({...gift, card: owned.gifts[at]!})),
  };
}

/** The voids that each seat has shown by not following a lead. */
function voidsOf({options, played, trick, hands}: Unknown): readonly ReadonlySet<Suit>[] {
  const lacks = hands.map(() => new Set<Suit>());
  if (options['mustFollow'] === 'on')
    for (const {seat, suit} of lackings([...played, trick])) lacks[seat]!.add(suit);
  return lacks;
}
