import {type Card, SUITS} from '../../../cards/index.js';
import {stepOf} from '../rules/phase.js';
import type {LadderOpen} from '../types.js';
import {setOf} from './choices.js';
import {codeOf, suitCode} from './codes.js';
import {awaited} from './kernel.js';
import {freshBout, hold, type Kernel, lie} from './position.js';

/** Loads a state or a view into the kernel. */

/** The fields that play depends on, the same in a state and in a view. Unknown cards are `null`. */
export interface PlayFields extends Pick<
  LadderOpen,
  'seats' | 'options' | 'phase' | 'ranks' | 'trump' | 'bouts' | 'bout'
> {
  readonly hands: readonly (readonly (Card | null)[])[];
}

/**
 * The standing that was last loaded or kept, with its position: most states are played on from at
 * once.
 */
let last: {readonly standing: PlayFields; readonly k: Kernel} | undefined;

/** The position of a state or a view. The kernel keeps it, so play on with a `copy`. */
export function load(standing: PlayFields): Kernel {
  if (last?.standing !== standing) last = {standing, k: loaded(standing)};
  return last.k;
}

/** Keeps the position of a state that was reached by play from another one. */
export function keep(standing: PlayFields, k: Kernel): void {
  last = {standing, k};
}

function loaded(standing: PlayFields): Kernel {
  const {seats, options, ranks, trump, bouts, bout, hands} = standing;
  const k: Kernel = {
    seats,
    throwIn: options['throwIn'],
    step: stepOf(standing),
    turn: -1,
    trump: trump === null ? -1 : suitCode(trump),
    bouts,
    ranks: Uint8Array.from(ranks),
    places: new Uint8Array(seats),
    cards: new Uint16Array(seats * SUITS.length),
    twins: new Uint16Array(seats * SUITS.length),
    triplets: new Uint16Array(seats * SUITS.length),
    jokers: new Uint8Array(seats),
    sizes: new Uint8Array(seats),
    attacker: bout?.attacker ?? -1,
    defender: bout?.defender ?? -1,
    ...freshBout,
    lying: new Uint8Array(12),
    swapped: false,
  };
  ranks.forEach((seat, place) => (k.places[seat] = place));
  hands.forEach((hand, seat) => {
    k.sizes[seat] = hand.length;
    for (const card of hand) if (card !== null) hold(k, seat, codeOf(card));
  });
  if (bout) {
    for (const {card, beat} of bout.pairs) {
      lie(k, codeOf(card));
      if (beat === null) k.open = codeOf(card);
      else lie(k, codeOf(beat));
    }
    k.limit = bout.limit;
    k.pairs = bout.pairs.length;
    k.taking = bout.taking;
    k.allowed = bout.allowed === null ? -1 : setOf(bout.allowed);
    k.passed = setOf(bout.passed);
  }
  k.turn = awaited(k);
  return k;
}
