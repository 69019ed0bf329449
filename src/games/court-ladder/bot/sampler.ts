import {mix, SUITS} from '../../../cards/index.js';
import {missingFrom} from '../position/determinize.js';
import {stepOf} from '../rules/phase.js';
import type {LadderView} from '../types.js';
import {codeOf, copy, freshBout, lie, put, suitCode, type World} from './world.js';

/** Draws worlds that look the same to the seat of a view. */

const setOf = (seats: readonly number[]): number =>
  seats.reduce((set, seat) => set | (1 << seat), 0);

/** The cards that a seat knows of, as a world. */
export function startOf(view: LadderView): World {
  const {seats, options, ranks, trump, bouts, bout, hands, turn} = view;
  const world: World = {
    seats,
    throwIn: options['throwIn'],
    step: stepOf(view),
    turn: turn[0]!,
    trump: trump === null ? -1 : suitCode(trump),
    bouts,
    ranks: Uint8Array.from(ranks),
    places: Uint8Array.from(ranks, (_, seat) => ranks.indexOf(seat)),
    cards: new Uint16Array(seats * SUITS.length),
    twins: new Uint16Array(seats * SUITS.length),
    jokers: new Uint8Array(seats),
    sizes: new Uint8Array(seats),
    attacker: bout?.attacker ?? -1,
    defender: bout?.defender ?? -1,
    ...freshBout,
    lying: new Uint8Array(12),
  };
  hands.forEach((hand, seat) =>
    hand.forEach((card) => {
      if (card !== null) put(world, seat, codeOf(card));
    }),
  );
  if (!bout) return world;
  const {limit, pairs, taking, allowed, passed} = bout;
  for (const {card, beat} of pairs) {
    lie(world, codeOf(card));
    if (beat === null) world.open = codeOf(card);
    else lie(world, codeOf(beat));
  }
  return Object.assign(world, {
    limit,
    pairs: pairs.length,
    taking,
    allowed: allowed === null ? -1 : setOf(allowed),
    passed: setOf(passed),
  });
}

/** A function that draws worlds: what nobody has seen may lie in any hand. */
export function samplerOf(view: LadderView): (stream: number[]) => World {
  const start = startOf(view);
  const pool = missingFrom(view).map(codeOf);
  const places = view.hands.flatMap((hand, seat) =>
    hand.flatMap((card) => (card === null ? seat : [])),
  );
  return (stream) => {
    const world = copy(start);
    mix(stream, pool);
    places.forEach((seat, at) => put(world, seat, pool[at]!));
    return world;
  };
}
