// The shared random streams: every engine plays the same deals and makes the same choices. A match
// has a seed, its deals come from the stream of that seed exactly as src/games/king deals them, and
// its choices from a second stream: with `n` legal cards, 2 or more, in the order hearts, spades,
// diamonds, clubs and low to high, the next draw, times `n`, divided by 2 to the 32 and rounded down,
// chooses one; one legal card takes no draw.
import {rngFrom, step} from '../../src/cards/rng.js';

/** The seed of a match. */
export const seedOf = (match) => `bench ${match}`;

/** The stream of a match's choices, to be advanced in place. */
export const choicesOf = (match) => [...rngFrom(`choices ${match}`)];

/** One of a list that is not empty. */
export const choose = (stream, list) =>
  list.length === 1 ? list[0] : list[Math.floor(step(stream) * list.length * 2 ** -32)];

/** Eight integers a match: the stream of its deals, then that of its choices. */
export function streamsOf(matches) {
  const streams = new Int32Array(matches * 8);
  for (let match = 0; match < matches; match++)
    streams.set([...rngFrom(seedOf(match)), ...choicesOf(match)], match * 8);
  return streams;
}

/** Adds a deal's points to the checksum. */
export function addDeal(tally, points) {
  for (const one of points) tally.hash = Math.imul(tally.hash ^ one, 0x01000193);
}
