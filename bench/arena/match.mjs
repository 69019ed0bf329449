// One match between bots, and its result for one seat.
import {rngFrom} from '../../src/cards/rng.js';
import {defaultOptions} from '../../src/game/options.js';

/**
 * Plays a match to its end; `choose(seat, question)` answers with a move wherever there is a choice.
 * `undefined` if the time is up before the end, or `enough()` has been played.
 */
export async function playMatch(rules, {seats, seed, until, enough}, choose) {
  let state = rules.setup(defaultOptions(rules.options, seats), seats, rngFrom(seed));
  for (let number = 0; ; number++) {
    if (Date.now() > until || enough?.()) return undefined;
    const [seat] = rules.turn(state);
    if (seat === undefined) return rules.outcome(state);
    const moves = rules.legalMoves(state, seat);
    let [move] = moves;
    if (moves.length > 1) {
      const rng = rngFrom(`${seed}/${seat}/${number}`);
      move = await choose(seat, {view: rules.view(state, seat), moves, rng, budget: 0, why: false});
    }
    state = rules.apply(state, seat, move);
  }
}

/** A seat's share of the win, its lead over the others in points, and its place, 1 for the best. */
export function resultOf({winners, scores, places}, own, seats) {
  const others = scores ? scores.reduce((sum, one) => sum + one, 0) - scores[own] : 0;
  return {
    won: winners.includes(own) ? 1 / winners.length : 0,
    more: scores && scores[own] - others / (seats - 1),
    place: places && placeIn(places, own),
  };
}

/** The mean of the places that a seat shares with those it has tied with. */
function placeIn(places, seat) {
  const at = places.findIndex((tied) => tied.includes(seat));
  const better = places.slice(0, at).flat().length;
  return better + (1 + places[at].length) / 2;
}
