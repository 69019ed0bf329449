// Expert iteration: matches of all variants among searches that use the weights so far; then weights
// are fitted to what these searches chose.
import {rngFrom, step} from '../../src/cards/rng.js';
import {Search} from '../../src/bots/ismcts.js';
import {defaultOptions} from '../../src/game/options.js';
import {kingBot} from '../../src/games/king/bot.js';
import {foresightOf} from '../../src/games/king/bot/foresight.js';
import {candidates, describe, FEATURES, SITUATIONS} from '../../src/games/king/bot/policy.js';
import {WEIGHTS} from '../../src/games/king/bot/policy-weights.js';
import {codeOf} from '../../src/games/king/kernel/codes.js';
import {load} from '../../src/games/king/kernel/load.js';
import {kingRules} from '../../src/games/king/rules.js';
import {VARIANTS, variantOf} from '../../src/games/king/rules/contracts/variants.js';

export {FEATURES};

/** Decisions to learn from in each round, and how each is searched. */
const DECISIONS = 16_000;
const PLAN = {worlds: 150, drawn: 1, curiosity: 1};
const ITERATIONS = 600;
const EPOCHS = 8;

/** Begins with no weights, all cards alike, and ends with those of the last round. */
export async function train(rounds) {
  WEIGHTS.fill(0);
  for (let round = 0; round < rounds; round++) {
    const lessons = [];
    const each = Math.ceil(DECISIONS / VARIANTS.length);
    for (const {id} of VARIANTS) {
      const until = lessons.length + each;
      for (let at = 0; lessons.length < until; at++)
        await match(id, `lesson ${round} ${at}`, lessons, until);
    }
    fit(lessons, round);
  }
  return WEIGHTS;
}

/** Plays a match; each searched decision becomes a lesson. */
async function match(id, seed, lessons, until) {
  const rules = kingRules(id);
  const variant = variantOf(id);
  const bot = kingBot(variant);
  const foresight = foresightOf(variant);
  const {usual, min} = rules.seats;
  const seats = usual ?? min;
  let state = rules.setup(defaultOptions(rules.options), seats, rngFrom(seed));
  for (let number = 0; lessons.length < until; number++) {
    const [seat] = rules.turn(state);
    if (seat === undefined) return;
    const moves = rules.legalMoves(state, seat);
    const view = rules.view(state, seat);
    const rng = rngFrom(`${seed}/${number}`);
    let [move] = moves;
    if (moves.length > 1) {
      const problem = foresight.problem(view, moves, rng);
      if (problem) {
        const search = new Search(problem, PLAN, [...rng]);
        search.run(ITERATIONS);
        const told = search.expectations(seat);
        move = moves.find((one) => codeOf(one.card) === told[0].choice);
        lessons.push(lessonOf(state, told));
      } else ({move} = await bot.choose({view, moves, rng, budget: 0, why: false}));
    }
    state = rules.apply(state, seat, move);
  }
}

/** The features of all candidates, and the share of the visits that each got. */
function lessonOf(state, told) {
  describe(load(state));
  const {count, codes, situations, features} = candidates;
  const visits = told.reduce((sum, one) => sum + one.visits, 0);
  const goals = Array.from({length: count}, (_, at) => {
    const found = told.find(({choice}) => choice === codes[at]);
    return (found?.visits ?? 0) / visits;
  });
  return {
    goals,
    situations: situations.slice(0, count),
    features: Float32Array.from(features.subarray(0, count * FEATURES)),
  };
}

/** Fits the weights by Adam, from those of the round before. */
function fit(lessons, round) {
  const size = FEATURES * SITUATIONS;
  const [slope, mean, square] = [0, 0, 0].map(() => new Float64Array(size));
  const stream = [...rngFrom(`fit ${round}`)];
  let steps = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    let [loss, same] = [0, 0];
    for (let at = 0; at < lessons.length; at++) {
      const {goals, situations, features} = lessons[step(stream) % lessons.length];
      const sums = goals.map((_, card) => {
        let sum = 0;
        for (let f = 0; f < FEATURES; f++)
          sum += features[card * FEATURES + f] * WEIGHTS[situations[card] * FEATURES + f];
        return sum;
      });
      const top = Math.max(...sums);
      const powers = sums.map((sum) => Math.exp(sum - top));
      const all = powers.reduce((sum, power) => sum + power, 0);
      goals.forEach((goal, card) => {
        const chance = powers[card] / all;
        loss -= goal * Math.log(chance);
        for (let f = 0; f < FEATURES; f++)
          slope[situations[card] * FEATURES + f] += (chance - goal) * features[card * FEATURES + f];
      });
      if (goals.indexOf(Math.max(...goals)) === sums.indexOf(top)) same++;
      if (at % 64 < 63) continue;
      steps++;
      const rate = 0.02 * (1 - epoch / EPOCHS) + 0.001;
      for (let w = 0; w < size; w++) {
        const one = slope[w] / 64 + 1e-5 * WEIGHTS[w];
        mean[w] = 0.9 * mean[w] + 0.1 * one;
        square[w] = 0.999 * square[w] + 0.001 * one * one;
        WEIGHTS[w] -=
          (rate * (mean[w] / (1 - 0.9 ** steps))) /
          (Math.sqrt(square[w] / (1 - 0.999 ** steps)) + 1e-8);
        slope[w] = 0;
      }
    }
    if (epoch === EPOCHS - 1)
      console.log(
        `round ${round}: ${lessons.length} decisions, loss ${(loss / lessons.length).toFixed(3)},`,
        `the same card ${((same / lessons.length) * 100).toFixed(1)} %`,
      );
  }
}
