// In a process of its own: matches of one bot against others of another level.
import {rngFrom} from '../../src/cards/rng.js';
import {levelIn} from '../../src/bots/levels.js';
import {botOf} from '../../src/embed/bot-of.js';
import {catalogue, entryOf} from '../../src/embed/catalogue.js';
import {defaultOptions} from '../../src/game/options.js';
import {spent} from '../bots/spent.mjs';

/** The mean of some figures and its standard error; `undefined` of fewer than two. */
function meanOf(list) {
  if (list.length < 2) return undefined;
  const mean = list.reduce((sum, one) => sum + one, 0) / list.length;
  const variance = list.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (list.length - 1);
  return {mean, error: Math.sqrt(variance / list.length)};
}

/**
 * Plays one match; what the measured seat has won, how many points it has more than the others, and
 * its place, 1 for the best. `undefined` where the time is up before the end.
 */
async function match(rules, seats, seed, own, bots, times, until) {
  let state = rules.setup(defaultOptions(rules.options, seats), seats, rngFrom(seed));
  for (let number = 0; ; number++) {
    if (Date.now() > until) return undefined;
    const [seat] = rules.turn(state);
    if (seat === undefined) break;
    const moves = rules.legalMoves(state, seat);
    let [move] = moves;
    if (moves.length > 1) {
      const rng = rngFrom(`${seed}/${seat}/${number}`);
      const question = {view: rules.view(state, seat), moves, rng, budget: 0, why: false};
      const before = spent();
      ({move} = await bots[seat === own ? 0 : 1].choose(question));
      if (seat === own) times.push(spent() - before);
    }
    state = rules.apply(state, seat, move);
  }
  const {winners, scores, places} = rules.outcome(state);
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

/** The figures of a row; `null` where both levels are the same bot. */
async function row({game, level, rival, deals, seconds}) {
  const entry = entryOf(game);
  const [played, other] = [level, rival].map((one) => levelIn(one, entry));
  if (played === other) return null;
  const rules = await entry.rules();
  const bots = [await botOf(entry, level), await botOf(entry, rival)];
  const seats = entry.seats.usual;
  const times = [];
  const won = [];
  const more = [];
  const place = [];
  const last = [];
  const until = Date.now() + seconds * 1000;
  for (let deal = 0; deal < deals; deal++) {
    const ends = [];
    for (let own = 0; own < seats && ends.length === own; own++) {
      const end = await match(rules, seats, `arena ${deal}`, own, bots, times, until);
      if (end) ends.push(end);
    }
    if (ends.length < seats) break;
    // The same cards in every seating make one figure.
    won.push(meanOf(ends.map((end) => end.won)).mean);
    if (ends[0].more !== undefined) more.push(meanOf(ends.map((end) => end.more)).mean);
    if (ends[0].place === undefined) continue;
    place.push(meanOf(ends.map((end) => end.place)).mean);
    last.push(meanOf(ends.map((end) => (end.place === seats ? 1 : 0))).mean);
  }
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.floor((times.length - 1) * part)] ?? 0;
  return {
    won: meanOf(won),
    even: 1 / seats,
    more: meanOf(more),
    place: meanOf(place),
    last: meanOf(last),
    half: at(0.5),
    p95: at(0.95),
    matches: won.length * seats,
  };
}

process.on('message', async (asked) => {
  process.send(asked.games ? catalogue.map(({id}) => id) : await row(asked));
});
process.send('ready');
