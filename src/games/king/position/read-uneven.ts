import type {Seat} from '../../../game/index.js';
import type {Cards} from './read-cards.js';
import {faults} from './throw-faults.js';
import type {Standing} from './standing.js';
import type {Trick} from '../types.js';

/** Checks positions with unequal hands: which seats are out, and which seats play to which trick. */

/**
 * The number of cards that each seat held before each trick, the last one being that on the table, if
 * hands are unequal. Exactly the seats that hold cards play to a trick.
 */
export function heldBy(
  {hands, played, trick, draws}: Cards,
  {seats, over}: Standing,
): readonly (readonly number[])[] {
  const tricks: readonly Trick[] = [...played, trick];
  let after = hands.map((hand) => hand.length);
  const before: (readonly number[])[] = [];
  for (let at = tricks.length - 1; at >= 0; at--) {
    const own: readonly number[] = after;
    after = own.map((count, seat) => {
      const plays = tricks[at]!.some((play) => play.seat === seat) ? 1 : 0;
      const drawn = draws.find((one) => one.trick === at && one.seat === seat)?.cards ?? 0;
      const held = count + plays - drawn;
      faults.need(held >= (plays || drawn ? 1 : 0), `hands[${seat}]`, 'hand-few');
      return held;
    });
    const path = at < played.length ? `played[${at}]` : 'trick';
    let seat = tricks[at]![0]?.seat ?? 0;
    tricks[at]!.forEach((play, place) => {
      if (place > 0) seat = nextHolder(after, (seat + 1) % seats);
      faults.need(play.seat === seat, `${path}[${place}].seat`, 'next-holder', {seat});
    });
    const holders = after.filter((count) => count > 0).length;
    const {length} = tricks[at]!;
    const onTable = at === played.length;
    faults.need(onTable || length === holders, path, 'trick-all');
    faults.need(!onTable || over || holders > 1, 'hands', 'hands-two');
    faults.need(!onTable || length < Math.max(1, holders), 'trick', 'trick-done');
    before.unshift(after);
  }
  return before;
}

/** The first seat that holds cards, from this one on. */
export const nextHolder = (held: readonly number[], from: Seat): Seat => {
  const round = held.map((_, at) => (from + at) % held.length);
  return round.find((seat) => held[seat]! > 0) ?? from;
};
