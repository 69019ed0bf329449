// Learns a table. A match is played; at some of the learner's decisions each way is played out to the
// end, and the way's weight grows by what it brings beyond the usual. Weights are logits that are
// drawn back to zero all the time (mirror descent with a magnet), which keeps every choice mixed and
// lets the last strategy settle where regrets alone would go round in circles.
import {mixedPlayer} from '../../src/games/god-save-the-king/bot/mixed.js';
import {CHOICES} from '../../src/games/god-save-the-king/bot/rows.js';
import {chanceFrom} from './gsk-chance.mjs';
import {playOut} from './gsk-duel.mjs';
import {begin, dealOf, DEALS, STATE} from './gsk-state.mjs';

/** How often the learner tries any way, so that all rows are met. */
const STRAY = 0.03;
/** The decisions of a match that are played out. */
const LOOKS = 8;
/** Shares of training so far: the pull to equal weights, the least step, what counts for the table. */
const pullAt = (part) => 0.1 * 0.12 ** Math.min(1, part / 0.8);
const stepAt = (part) => 0.1 * 0.04 ** part;
const countAt = (part) => part ** 10;
/** Logits beyond this make no difference. */
const MOST = 30;

const names = Object.keys(CHOICES);

/** Numbers for all ways of all rows. */
const blank = () =>
  Object.fromEntries(
    names.map((name) => [name, new Float64Array(CHOICES[name].ways * CHOICES[name].rows)]),
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
 * state and what it chose just before, all equally likely; and that can be told what to choose next.
 */
function notingPlayer(weights, trunk) {
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
    if (stray && !one) note(what, row, ways);
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
 * What a hand is worth as it begins, learnt on the way: decisions are played out to the end of their
 * hand only, which takes less time and tells more.
 */
function dealsOf() {
  const worth = Float64Array.from({length: DEALS}, (_, deal) => Math.floor(deal / 9) / 26);
  const met = new Uint32Array(DEALS);
  return {
    of: (state, player) => worth[dealOf(state, player)],
    learn(deal, won) {
      worth[deal] += Math.max(0.002, 1 / (++met[deal] + 10)) * (won - worth[deal]);
    },
  };
}

/**
 * Learns for a number of matches; `rivalOf(self, chance)` is the rival of a match, and `tell` hears
 * the learner's result against it.
 */
export function learn({matches, seed, rivalOf, tell = () => undefined}) {
  const [logits, weights, sums] = [blank(), blank(), blank()];
  for (const name of names) weights[name].fill(1);
  const visits = Object.fromEntries(
    names.map((name) => [name, new Uint32Array(CHOICES[name].rows)]),
  );
  const self = playerOf(weights);
  const [trunk, copy] = [new Int8Array(STATE), new Int8Array(STATE)];
  const noting = notingPlayer(weights, trunk);
  const deals = dealsOf();
  for (let match = 0; match < matches; match++) {
    const stray = chanceFrom(Math.imul(seed, 1299709) - match);
    const rival = rivalOf(self, stray);
    const seat = match % 2;
    const own = (result) => (seat === 0 ? result : 1 - result);
    const players = seat === 0 ? [noting.player, rival] : [rival, noting.player];
    begin(trunk);
    noting.begin(stray);
    const path = [];
    const won = playOut(trunk, players, chanceFrom(Math.imul(seed, 104729) + match), (state) => {
      path.push([dealOf(state, 0), 0], [dealOf(state, 1), 1]);
    });
    const looks = noting.end();
    tell(rival, own(won));
    for (const [deal, player] of path)
      if (rival === self || player === seat) deals.learn(deal, player === 0 ? won : 1 - won);
    const part = match / matches;
    const pull = pullAt(part);
    for (const {state, what, row, ways, before} of looks) {
      const from = row * CHOICES[what].ways;
      const again = Math.floor(stray() * 2 ** 31);
      const list = listOf(ways);
      const results = list.map((way) => {
        copy.set(state);
        noting.follow([...before, way]);
        return own(playOut(copy, players, chanceFrom(again), (then) => own(deals.of(then, seat))));
      });
      const now = list.map((way) => weights[what][from + way]);
      const all = now.reduce((sum, weight) => sum + weight, 0);
      const mean = results.reduce((sum, result, at) => sum + result * now[at], 0) / all;
      const step = Math.max(stepAt(part), 1 / (pull * (++visits[what][row] + 20)));
      list.forEach((way, at) => {
        sums[what][from + way] += countAt(part) * (now[at] / all);
        const old = logits[what][from + way];
        const next = old + step * (results[at] - mean - pull * old);
        logits[what][from + way] = next;
        weights[what][from + way] = Math.exp(Math.max(-MOST, Math.min(MOST, next)));
      });
    }
  }
  return sums;
}
