import type {Suit} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {need} from '../../../game/read.js';
import {isReign} from './read-ranking.js';
import {zeros} from '../rules/deal.js';
import {inAfter, isOut, stillIn} from '../rules/seats.js';
import {bestOf, countTricks} from '../rules/taken.js';
import {LIMITS, type PeasantsState, type Trick} from '../types.js';

/** Follows the tricks of a position from the deal to the seat on turn. */

/** The parts of a position that are read before its deal. */
export type Session = Pick<
  PeasantsState,
  'options' | 'phase' | 'dealer' | 'names' | 'ranks' | 'won'
> & {readonly trump: Suit};

/** All tricks of these seats. */
export const sum = (counts: readonly number[]): number => counts.reduce((all, own) => all + own, 0);

const ALONE = 'must leave two seats or more that have not reached their numbers';

/** Where the tricks of a deal have led. */
export interface Course {
  /** The number of cards in each hand, without the effects of the exchange. */
  readonly left: readonly number[];
  /** The number of cards laid aside by each seat; `undefined` when it cannot be known. */
  readonly aside: readonly (number | undefined)[];
  /** The seat on turn; `undefined` when it follows from the highest trump. */
  readonly next: Seat | undefined;
}

/**
 * Follows the tricks of the deal: each must hold cards of the seats that were in, in their order.
 */
export function follow(
  session: Session,
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
  need(players.includes(dealer), 'dealer', 'must be a seat that has not reached its number');
  need(players.length > 1, 'tricks', ALONE);
  const size = 36 / players.length;
  const last = size - early - played.length;
  need(last >= 0, 'tricks', `must come to ${size} or fewer in this deal, not ${size - last}`);
  const left = zeros.map((_, seat): number => (stillIn(now).includes(seat) ? size - early : 0));
  const aside = zeros.map((_, seat) =>
    players.includes(seat) && isOut(now, seat) ? undefined : 0,
  ) as (number | undefined)[];
  let leader: Seat | undefined =
    early > 0 || reign ? (played[0] ?? trick)[0]?.seat : inAfter(now, dealer)[0];
  const why = (at: number, index: number): string =>
    index > 0
      ? 'who is next'
      : at > 0
        ? 'who leads after the trick before'
        : `left of dealer ${dealer}`;
  [...played, trick].forEach((plays, at) => {
    const full = at < played.length;
    const path = full ? `played[${at}]` : 'trick';
    const due = stillIn(now);
    const order =
      leader === undefined
        ? due
        : [leader, ...inAfter(now, leader).filter((seat) => seat !== leader)];
    if (leader !== undefined && plays.length > 0)
      need(
        due.includes(leader),
        `${path}[0].seat`,
        'must be a seat that has not reached its number',
      );
    need(
      full ? plays.length === due.length : plays.length < due.length,
      path,
      full
        ? `must have ${due.length} cards, one of each seat that is in, not ${plays.length}`
        : `must have 0 to ${due.length - 1} cards, not ${plays.length}: a full trick belongs to played`,
    );
    plays.forEach(({seat}, index) => {
      need(
        seat === order[index],
        `${path}[${index}].seat`,
        `must be ${order[index]}, ${why(at, index)}`,
      );
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
      const most = LIMITS[names[seat]!];
      need(
        own <= most,
        `tricks[${seat}]`,
        `must be ${most} or fewer, as the ${names[seat]} has it`,
      );
    });
  if (phase === 'election.play' || phase === 'reign.play') {
    need(stillIn(now).length > 1, 'tricks', ALONE);
    const most = `must come to ${size - 1} or fewer in the phase "${phase}", not ${size}`;
    need(last > 0, early > 0 ? 'tricks' : 'played', most);
  } else {
    need(trick.length === 0, 'trick', `must be empty in the phase "${phase}"`);
    need(
      phase === 'over' || last === 9,
      played.length > 0 ? 'played' : 'tricks',
      `must be ${played.length > 0 ? 'empty' : '[0,0,0,0]'} in the phase "${phase}"`,
    );
  }
  const next =
    trick.length > 0
      ? inAfter(now, trick.at(-1)!.seat)[0]
      : (leader ?? said ?? (early > 0 ? stillIn(now)[0] : undefined));
  const open = stillIn(now);
  if (next !== undefined)
    need(open.includes(next), 'turn[0]', `must be one of ${open.join(', ')}, who are still in`);
  return {left, aside, next};
}
