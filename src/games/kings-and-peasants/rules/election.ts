import {type Rng, roll, shuffle} from '../../../cards/index.js';
import type {Options, Seat, Emit} from '../../../game/index.js';
import {isElected} from '../kernel/kernel.js';
import type {Kernel} from '../kernel/position.js';
import {dealOut, zeros} from './deal.js';
import {beginReign} from './exchange.js';
import {byTricks, inAfter, stillIn} from './seats.js';
import {countTricks} from './trick-winner.js';
import {type PeasantsState, type PeasantsEvent, type Rank, RANKS} from '../types.js';

/** Stage 1: names, and the ranks that follow from them. */

type Hear = Emit<PeasantsState, PeasantsEvent>;

/** Begins the first game with a dealer drawn by lot. */
export function setup(options: Options, seats: number, rng: Rng, emit?: Hear): PeasantsState {
  const lot = roll(rng, seats);
  return beginElection({options, seats, rng: lot.rng, game: 1, won: []}, lot.value, emit);
}

/** Deals the first cards of a game; the names are given by the dealer or by lot (P-2). */
export function beginElection(
  session: Pick<PeasantsState, 'options' | 'seats' | 'rng' | 'game' | 'won'>,
  dealer: Seat,
  emit?: Hear,
): PeasantsState {
  const lot = session.options['naming'] === 'lot';
  const before = {...session, names: null, elected: null, ranks: null, tricks: zeros};
  const dealt = dealOut(before, 1, dealer, 'election.naming', () => (lot ? [] : [dealer]), emit);
  if (!lot) return dealt;
  const drawn = shuffle(dealt.rng, RANKS);
  return giveNames({...dealt, rng: drawn.rng}, null, drawn.value, emit);
}

/** Every player has a name, and the first after the dealer leads. */
export function giveNames(
  state: PeasantsState,
  by: Seat | null,
  ranks: readonly Rank[],
  emit?: Hear,
): PeasantsState {
  const named: PeasantsState = {...state, names: ranks, phase: 'election.play'};
  const ready = {...named, turn: inAfter(named, state.dealer).slice(0, 1)};
  emit?.({type: 'names given', by, ranks}, ready);
  return ready;
}

/** Ends the deal: ranks are given, or with quotas (P-1) the remaining players get a new deal. */
export function endDeal(state: PeasantsState, k: Kernel, emit?: Hear): PeasantsState {
  if (isElected(k)) return giveRanks(state, emit);
  const dealer = nextDealer(state);
  emit?.({type: 'deal ended', dealer}, state);
  const leader = inAfter(state, dealer).slice(0, 1);
  return dealOut(state, state.deal + 1, dealer, 'election.play', () => leader, emit);
}

/**
 * The next dealer: the remaining player with most tricks in this deal; of equal ones, the lower name
 * (P-3).
 */
function nextDealer(state: PeasantsState): Seat {
  const {deal, played, names, tricks} = state;
  // A position need not list the first tricks of a first deal, but it counts them.
  const taken = deal === 1 ? tricks : countTricks(state, played);
  const left = stillIn(state);
  return byTricks(taken, names!).find((seat) => left.includes(seat))!;
}

function giveRanks(state: PeasantsState, emit?: Hear): PeasantsState {
  const {tricks, names} = state;
  const order = byTricks(tricks, names!);
  const ranks = tricks.map((_, seat) => RANKS[order.indexOf(seat)]!);
  const given: PeasantsState = {...state, elected: tricks, ranks, tricks: zeros};
  emit?.({type: 'ranks given', ranks, tricks}, given);
  return beginReign(given, emit);
}
