// Expert iteration: matches of all variants between searches that use the weights so far and the usual
// bot; then weights are fitted to what both chose, since a table may seat either.
import {rngFrom, step} from '../../src/cards/rng.js';
import {Search} from '../../src/bots/ismcts.js';
import {defaultOptions} from '../../src/game/options.js';
import {kingBot} from '../../src/games/king/bot.js';
import {foresightOf} from '../../src/games/king/bot/foresight.js';
import {candidates, ROWS, score} from '../../src/games/king/bot/policy.js';
import {FEATURES, rowsOf, SITUATIONS} from '../../src/games/king/bot/policy-rows.js';
import {WEIGHTS} from '../../src/games/king/bot/policy-weights.js';
import {codeOf} from '../../src/games/king/kernel/codes.js';
import {load} from '../../src/games/king/kernel/load.js';
import {kingRules} from '../../src/games/king/rules.js';
import {VARIANTS, variantOf} from '../../src/games/king/rules/contracts/variants.js';

export {FEATURES};

/** Decisions to learn from in each round, and how the searched ones are searched. */
const DECISIONS = 18_000;
const PLAN = {worlds: 100, drawn: 1, curiosity: 0.7};
const ITERATIONS = 400;
/** Visits count with this power, so that tries out of curiosity count little. */
const SHARPNESS = 3;
const EPOCHS = 8;

/** The score of a card is its feature where that alone counts, in all situations. */
const FEATURE = Array.from({length: FEATURES}, (_, feature) =>
  rowsOf(
    Array.from({length: FEATURES * SITUATIONS}, (__, at) => (at % FEATURES === feature ? 1 : 0)),
  ),
);

/** Begins with no weights, all cards alike, and ends with those of the last round. */
export async function train(rounds) {
  WEIGHTS.fill(0);
  ROWS.fill(0);
  for (let round = 0; round < rounds; round++) {
    const lessons = [];
    const each = Math.ceil(DECISIONS / VARIANTS.length);
    for (const {id} of VARIANTS) {
      const until = lessons.length + each;
      for (let at = 0; lessons.length < until; at++)
        await match(id, `lesson ${round} ${at}`, lessons, until);
    }
    fit(lessons, round);
    ROWS.set(rowsOf(WEIGHTS));
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
      const cards = moves.every(({type}) => type === 'play');
      // Two of four seats are searched, others from deal to deal.
      if (cards && (seat + state.deal) % 2 === 0) {
        const search = new Search(foresight.problem(view, moves, rng), PLAN, [...rng]);
        search.run(ITERATIONS);
        const told = search.expectations(seat);
        move = moves.find((one) => codeOf(one.card) === told[0].choice);
        lessons.push(
          lessonOf(state, (code) => told.find(({choice}) => choice === code)?.visits ?? 0),
        );
      } else {
        ({move} = await bot.choose({view, moves, rng, budget: 0, why: false}));
        if (cards) lessons.push(lessonOf(state, (code) => (code === codeOf(move.card) ? 1 : 0)));
      }
    }
    state = rules.apply(state, seat, move);
  }
}

/** The features of all candidates, and how often each is to be chosen, by its weight. */
function lessonOf(state, weightOf) {
  const k = load(state);
  score(k, ROWS);
  const {count, codes, situations, chances} = candidates;
  const features = new Float32Array(count * FEATURES);
  for (const [feature, rows] of FEATURE.entries()) {
    score(k, rows);
    for (let at = 0; at < count; at++) features[at * FEATURES + feature] = chances[at];
  }
  const powers = Array.from({length: count}, (_, at) => weightOf(codes[at]) ** SHARPNESS);
  const all = powers.reduce((sum, power) => sum + power, 0);
  const goals = powers.map((power) => power / all);
  return {
    goals,
    situations: situations.slice(0, count),
    features,
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
