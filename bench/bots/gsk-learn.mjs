// Learns a table. A match is played; at some of the learner's decisions each way is played out to the
// end, and the way's weight grows by its gain over the usual one. Weights are logits that are drawn back
// to their beginning all the time (mirror descent with a magnet), which keeps every choice mixed and
// lets the last strategy settle where regrets alone would go round in circles.
import {mixedPlayer} from '../../src/games/god-save-the-king/bot/mixed-player.js';
import {CHOICES} from '../../src/games/god-save-the-king/bot/rows.js';
import {chanceFrom} from './gsk-chance.mjs';
import {playOut, shareIn} from './gsk-match.mjs';
import {begin, dealOf, DEALS, living, STATE} from './gsk-state.mjs';

/** How often the learner tries any way, so that all rows occur. */
const STRAY = 0.03;
/** The decisions of a match that are played out. */
const LOOKS = 8;
/** By the part of training that is done: the pull back, the least step, what counts for the table. */
const pullAt = ([from, to], part) => from * (to / from) ** Math.min(1, part / 0.8);
const stepAt = (part) => 0.1 * 0.04 ** part;
const countAt = (part) => part ** 10;
/** Logits beyond this make no difference. */
const MOST = 30;

/** A table of numbers for all ways of all rows. */
export const tableOf = (numberOf) =>
  Object.fromEntries(
    Object.entries(CHOICES).map(([name, {ways, rows}]) => [
      name,
      Float64Array.from({length: ways * rows}, (_, at) => numberOf(name, at % ways, at)),
    ]),
  );

const isOne = (ways) => (ways & (ways - 1)) === 0;

/** The ways whose bits are set. */
const listOf = (ways) =>
  [...Array(32 - Math.clz32(ways)).keys()].filter((way) => (ways >> way) & 1);

/** One of the allowed ways by its weight; any of them when all weigh nothing. */
function wayBy(weights, from, ways, chance) {
  let sum = 0;
  for (let way = 0; ways >> way; way++) if ((ways >> way) & 1) sum += weights[from + way];
  if (sum === 0) return anyOf(ways, chance);
  let at = chance() * sum;
  let last = 0;
  for (let way = 0; ways >> way; way++) {
    if (!((ways >> way) & 1)) continue;
    last = way;
    at -= weights[from + way];
    if (at < 0) return way;
  }
  return last;
}

function anyOf(ways, chance) {
  const list = listOf(ways);
  return list[Math.floor(chance() * list.length)];
}

/** The player of a table of weights. */
export const playerOf = (table) =>
  mixedPlayer((what, row, ways, chance) =>
    isOne(ways)
      ? 31 - Math.clz32(ways)
      : wayBy(table[what], row * CHOICES[what].ways, ways, chance),
  );

/**
 * A player of these weights that notes some of its decisions while `trunk` is played, each with the
 * state and its choice just before, all equally likely; and that can be told its next choice.
 */
function notingPlayer(weights, trunk, isLearnt) {
  const looks = Array.from({length: LOOKS}, () => ({state: new Int8Array(STATE)}));
  let [met, made, script, stray] = [0, [], [], undefined];
  const note = (what, row, ways) => {
    const at = met < LOOKS ? met : Math.floor(stray() * (met + 1));
    met++;
    if (at >= LOOKS) return;
    looks[at].state.set(trunk);
    Object.assign(looks[at], {what, row, ways, before: [...made]});
  };
  const choose = (what, row, ways, chance) => {
    if (script.length > 0) return script.shift();
    const one = isOne(ways);
    if (stray && !one && isLearnt(what, row)) note(what, row, ways);
    const way = one
      ? 31 - Math.clz32(ways)
      : stray && stray() < STRAY
        ? anyOf(ways, stray)
        : wayBy(weights[what], row * CHOICES[what].ways, ways, chance);
    made.push(way);
    return way;
  };
  const decisions = Object.entries(mixedPlayer(choose)).map(([name, decide]) => [
    name,
    (outlook, chance) => {
      made = [];
      return decide(outlook, chance);
    },
  ]);
  return {
    player: Object.fromEntries(decisions),
    begin(chance) {
      [met, stray] = [0, chance];
    },
    /** The decisions noted since `begin`. */
    end() {
      stray = undefined;
      return looks.slice(0, Math.min(met, LOOKS));
    },
    follow(ways) {
      script = ways;
    },
  };
}

/**
 * The value of a hand as it begins, learnt on the way: decisions are played out to the end of their hand
 * only, which takes less time and tells more.
 */
function dealsOf() {
  const worth = Float64Array.from({length: DEALS}, (_, deal) => (Math.floor(deal / 9) % 27) / 26);
  const met = new Uint32Array(DEALS);
  return {
    of: (state, player) => (living(state).includes(player) ? worth[dealOf(state, player)] : 0),
    learn(deal, won) {
      worth[deal] += Math.max(0.002, 1 / (++met[deal] + 10)) * (won - worth[deal]);
    },
  };
}

/**
 * Learns a table in a number of matches.
 * @param seatsOf the number of seats of a match
 * @param rivalsOf the player on the other seats; it is given the learner, without its strays
 * @param tell receives the learner's wins against that rival
 * @param base the table that the learner begins with and is drawn back to
 * @param isLearnt the rows that change
 * @param pull how strongly weights are drawn back, in the beginning and in the end
 */
export function learn({
  matches,
  seed,
  seatsOf = () => 2,
  rivalOf,
  tell = () => undefined,
  base = tableOf(() => 1),
  isLearnt = () => true,
  pull: pulls,
}) {
  const [logits, sums, visits] = [tableOf(() => 0), tableOf(() => 0), tableOf(() => 0)];
  const weights = tableOf((name, _, at) => base[name][at]);
  const self = playerOf(weights);
  const [trunk, copy] = [new Int8Array(STATE), new Int8Array(STATE)];
  const noting = notingPlayer(weights, trunk, isLearnt);
  const deals = dealsOf();
  for (let match = 0; match < matches; match++) {
    const stray = chanceFrom(Math.imul(seed, 1299709) - match);
    const seats = seatsOf(match);
    const rival = rivalOf(self, stray, seats);
    const own = match % seats;
    const players = Array.from({length: seats}, (_, seat) =>
      seat === own ? noting.player : rival,
    );
    begin(trunk, seats);
    noting.begin(stray);
    const path = [];
    const winners = playOut(trunk, players, chanceFrom(Math.imul(seed, 104729) + match), () => {
      for (const player of living(trunk))
        if (player === own || rival === self) path.push([dealOf(trunk, player), player]);
    });
    const looks = noting.end();
    tell(rival, shareIn(winners, own), seats);
    for (const [deal, player] of path) deals.learn(deal, shareIn(winners, player));
    const part = match / matches;
    const pull = pullAt(pulls, part);
    for (const {state, what, row, ways, before} of looks) {
      const from = row * CHOICES[what].ways;
      const again = Math.floor(stray() * 2 ** 31);
      const list = listOf(ways);
      const results = list.map((way) => {
        copy.set(state);
        noting.follow([...before, way]);
        const won = playOut(copy, players, chanceFrom(again), () => true);
        return won ? shareIn(won, own) : deals.of(copy, own);
      });
      const now = list.map((way) => weights[what][from + way]);
      const all = now.reduce((sum, weight) => sum + weight, 0);
      const mean = results.reduce((sum, result, at) => sum + result * now[at], 0) / all;
      const step = Math.max(stepAt(part), 1 / (pull * (++visits[what][from] + 20)));
      list.forEach((way, at) => {
        sums[what][from + way] += countAt(part) * (now[at] / all);
        const old = logits[what][from + way];
        const next = old + step * (results[at] - mean - pull * old);
        logits[what][from + way] = next;
        weights[what][from + way] =
          base[what][from + way] * Math.exp(Math.max(-MOST, Math.min(MOST, next)));
      });
    }
  }
  return tableOf((name, way, at) => (visits[name][at - way] > 0 ? sums : base)[name][at]);
}
