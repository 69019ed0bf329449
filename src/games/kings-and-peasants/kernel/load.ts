import {type Card, SUITS} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {SEATS, stillIn} from '../rules/seats.js';
import {lackings} from '../rules/trick-winner.js';
import {type Gift, type PeasantsState, RANKS} from '../types.js';
import {codeOf, heightIn, suitCode, suitIn} from './codes.js';
import {powerOf} from './kernel.js';
import type {Kernel} from './position.js';

/** Loads a state or a view into the kernel. */

/** The fields that play depends on, the same in a state and in a view. Unknown cards are `null`. */
export interface PlayFields extends Pick<
  PeasantsState,
  'options' | 'phase' | 'turn' | 'trump' | 'names' | 'ranks' | 'tricks' | 'trick' | 'played'
> {
  readonly hands: readonly (readonly (Card | null)[])[];
  readonly aside: readonly (readonly (Card | null)[])[];
  readonly gifts: readonly Gift<Card | null>[];
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

/** Puts a card into a hand, or among the cards laid aside. */
export const put = (sets: number[], seat: Seat, card: Card): void => {
  const code = codeOf(card);
  sets[seat * SUITS.length + suitIn(code)]! |= 1 << heightIn(code);
};

const putAll = (sets: number[], piles: readonly (readonly (Card | null)[])[]): void =>
  piles.forEach((pile, seat) => {
    for (const card of pile) if (card !== null) put(sets, seat, card);
  });

function loaded(standing: PlayFields): Kernel {
  const {options, phase, turn, hands, aside, played, trick, tricks, gifts} = standing;
  const ranks = (standing.ranks ?? standing.names ?? RANKS).map((rank) => RANKS.indexOf(rank));
  const sets = (): number[] => Array.from({length: SEATS * SUITS.length}, () => 0);
  const [seat = -1] = turn;
  const plays = phase === 'election.play' || phase === 'reign.play';
  const received = phase.startsWith('reign.exchange.to') ? gifts.at(-1)!.card : null;
  const k: Kernel = {
    law: {
      trump: suitCode(standing.trump),
      mustFollow: options['mustFollow'] === 'on',
      strict: options['goodCard'] === 'strict',
      quotas: options['electionMode'] === 'quotas',
    },
    phase,
    turn: seat,
    hands: sets(),
    aside: sets(),
    seen: SUITS.map(() => 0),
    voids: hands.map(() => 0),
    tricks: [...tricks],
    ranks,
    reign: standing.ranks !== null,
    rounds: plays ? hands[seat]!.length : 9,
    still: stillIn(standing).reduce((set, one) => set | (1 << one), 0),
    laid: 0,
    led: 0,
    best: 0,
    power: -1,
    received: received === null ? -1 : codeOf(received),
  };
  putAll(k.hands, hands);
  putAll(k.aside, aside);
  for (const {card} of [...played, trick].flat()) put(k.seen, 0, card);
  for (const {seat: lacking, suit} of lackings([...played, trick]))
    k.voids[lacking]! |= 1 << suitCode(suit);
  for (const play of trick) {
    const code = codeOf(play.card);
    if (k.laid === 0) k.led = suitIn(code);
    const power = powerOf(k, code);
    if (power > k.power) Object.assign(k, {power, best: play.seat});
    k.laid |= 1 << play.seat;
  }
  return k;
}
