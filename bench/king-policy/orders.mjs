// The gains of contracts for the players who order them, as parts of what all win or lose in the deal
// beyond an equal share: the mean over random hands, and the standard deviation from hand to hand. From
// these figures come those of src/games/king/bot/order-price.ts.
// `node --import tsx bench/king-policy/orders.mjs king-custom 4 [hands]`
import {rngFrom} from '../../src/cards/rng.js';
import {defaultOptions} from '../../src/game/options.js';
import {foresightOf} from '../../src/games/king/bot/foresight.js';
import {orderPrice, totalOf} from '../../src/games/king/bot/order-price.js';
import {contractsOf} from '../../src/games/king/rules/contracts/columns.js';
import {variantOf} from '../../src/games/king/rules/contracts/variants.js';
import {kingRules} from '../../src/games/king/rules.js';

const [id, players, hands = '200'] = process.argv.slice(2);
const WORLDS = 16;
const seats = Number(players);
const variant = variantOf(id);
const rules = kingRules(id);
const options = defaultOptions(rules.options, seats);
/** By contract: the part that its best order brings, hand by hand. */
const parts = new Map();

for (let hand = 0; hand < Number(hands); hand++) {
  const state = rules.setup(options, seats, rngFrom(`order ${hand}`));
  const [seat] = rules.turn(state);
  const view = rules.view(state, seat);
  const foresight = foresightOf(variant);
  const moves = foresight.shortlist(state, seat, rules.legalMoves(state, seat));
  const problem = foresight.problem(view, moves, rngFrom(hand));
  const stream = [...rngFrom(`worlds ${hand}`)];
  const utility = new Float64Array(seats);
  const brought = moves.map(() => 0);
  for (let at = 0; at < WORLDS; at++) {
    const drawn = problem.draw(stream);
    moves.forEach((move, choice) => {
      const world = problem.copy(drawn);
      problem.play(world, problem.choiceOf(move));
      problem.finish(world, stream);
      problem.utility(world, utility);
      brought[choice] += utility[seat] / WORLDS;
    });
  }
  for (const contract of new Set(contractsOf(variant, view))) {
    // The search charges the price, which does not belong to the result of the deal.
    const best = Math.max(...brought.filter((_, at) => moves[at].contract === contract.id));
    const part =
      (best + orderPrice(variant, view, contract)) / Math.abs(totalOf(variant, view, contract));
    parts.set(contract.id, [...(parts.get(contract.id) ?? []), part]);
  }
}

for (const [contract, list] of parts) {
  const mean = list.reduce((sum, part) => sum + part, 0) / list.length;
  const spread = Math.sqrt(list.reduce((sum, part) => sum + (part - mean) ** 2, 0) / list.length);
  console.log(
    contract.padEnd(18),
    'mean',
    mean.toFixed(3).padStart(6),
    'spread',
    spread.toFixed(3),
  );
}
