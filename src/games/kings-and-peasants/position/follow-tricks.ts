import type {Suit} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {isReign} from './read-ranking.js';
import {faults} from './throw-faults.js';
import {zeros} from '../rules/deal.js';
import {inAfter, isOut, stillIn} from '../rules/seats.js';
import {bestOf, countTricks} from '../rules/trick-winner.js';
import {LIMITS, type PeasantsState, type Trick} from '../types.js';

/** Follows the tricks of a position from the deal to the seat on turn. */

/** The parts of a position that are read before its deal. */
export type SessionFields = Pick<
  PeasantsState,
  'options' | 'phase' | 'dealer' | 'names' | 'ranks' | 'won'
> & {readonly trump: Suit};

/** The total of these seats' tricks. */
export const sum = (counts: readonly number[]): number => counts.reduce((all, own) => all + own, 0);

/** The state of a deal after its tricks. */
export interface Course {
  /** The number of cards in each hand, without the effects of the exchange. */
  readonly left: readonly number[];
  /** The number of cards laid aside by each seat; `undefined` if it cannot be known. */
  readonly aside: readonly (number | undefined)[];
  /** The seat on turn; `undefined` if it follows from the highest trump. */
  readonly next: Seat | undefined;
}

/**
 * Follows the tricks of the deal: each must hold one card of every seat that was in, in the order of
 * play.
 */
export function follow(
  session: SessionFields,
  deal: number,
  tricks: readonly number[],
  played: readonly Trick[],
  trick: Trick,
  said: Seat | undefined,
): Course {
  const {phase, dealer, names, ranks} = session;
  const counted = countTricks(session, played);
  const before = tricks.map((own, seat) => own - counted[seat]!);
  let now = {names, ranks, tricks: before};
  const reign = isReign(phase);
  const early = deal > 1 ? 0 : sum(before);
  const players = deal > 1 ? stillIn(now) : zeros.map((_, seat) => seat);
  faults.need(players.includes(dealer), 'dealer', 'seat-done');
  faults.need(players.length > 1, 'tricks', 'alone');
  const size = 36 / players.length;
  const last = size - early - played.length;
  faults.need(last >= 0, 'tricks', 'deal-tricks', {most: size, found: size - last});
  const left = zeros.map((_, seat): number => (stillIn(now).includes(seat) ? size - early : 0));
  const aside = zeros.map((_, seat) =>
    players.includes(seat) && isOut(now, seat) ? undefined : 0,
  ) as (number | undefined)[];
  let leader: Seat | undefined =
    early > 0 || reign ? (played[0] ?? trick)[0]?.seat : inAfter(now, dealer)[0];
  const blame = (path: string, seat: Seat, at: number, index: number): never =>
    index === 0 && at === 0
      ? faults.fail(path, 'left-of', {seat, dealer})
      : faults.fail(path, index > 0 ? 'next' : 'leads', {seat});
  [...played, trick].forEach((plays, at) => {
    const full = at < played.length;
    const path = full ? `played[${at}]` : 'trick';
    const due = stillIn(now);
    const order =
      leader === undefined
        ? due
        : [leader, ...inAfter(now, leader).filter((seat) => seat !== leader)];
    if (leader !== undefined && plays.length > 0)
      faults.need(due.includes(leader), `${path}[0].seat`, 'seat-done');
    const {length: found} = plays;
    const most = due.length - 1;
    if (full) faults.need(found === due.length, path, 'trick-all', {due: due.length, found});
    else faults.need(found <= most, path, 'trick-full', {most, found});
    plays.forEach(({seat}, index) => {
      if (seat !== order[index]) blame(`${path}[${index}].seat`, order[index]!, at, index);
      left[seat]!--;
    });
    if (!full) return;
    const {seat} = bestOf(session, plays)!;
    now = {...now, tricks: now.tricks.map((own, owner) => (owner === seat ? own + 1 : own))};
    leader = seat;
    if (!isOut(now, seat)) return;
    leader = inAfter(now, seat)[0];
    aside[seat] = left[seat]!;
    left[seat] = 0;
  });
  if (names && !reign)
    tricks.forEach((own, seat) => {
      const rank = names[seat]!;
      const most = LIMITS[rank];
      faults.need(own <= most, `tricks[${seat}]`, 'tricks-limit', {most, rank});
    });
  if (phase === 'election.play' || phase === 'reign.play') {
    faults.need(stillIn(now).length > 1, 'tricks', 'alone');
    const path = early > 0 ? 'tricks' : 'played';
    faults.need(last > 0, path, 'phase-tricks', {most: size - 1, phase, found: size});
  } else {
    faults.need(trick.length === 0, 'trick', 'empty-in', {phase});
    const none = phase === 'over' || last === 9;
    if (played.length > 0) faults.need(none, 'played', 'empty-in', {phase});
    faults.need(none, 'tricks', 'zeros-in', {phase});
  }
  const next =
    trick.length > 0
      ? inAfter(now, trick.at(-1)!.seat)[0]
      : (leader ?? said ?? (early > 0 ? stillIn(now)[0] : undefined));
  const open = stillIn(now);
  if (next !== undefined) faults.need(open.includes(next), 'turn[0]', 'still-in', {seats: open});
  return {left, aside, next};
}
