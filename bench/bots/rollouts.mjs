// In a process of its own: how many deals of Simple King the bot's search plays to their end in a
// second, from every decision of a match; and how many if imagining the deals counts, too.
import {rngFrom} from '../../src/cards/rng.js';
import {defaultOptions} from '../../src/game/options.js';
import {kingBot} from '../../src/games/king/bot.js';
import {codeOf} from '../../src/games/king/kernel/codes.js';
import {determinize} from '../../src/games/king/position/determinize.js';
import {copyDeal, dealWorld, finishDeal, playCard} from '../../src/games/king/bot/deal-world.js';
import {startOf} from '../../src/games/king/bot/start.js';
import {kingRules} from '../../src/games/king/rules.js';
import {variantOf} from '../../src/games/king/rules/contracts/variants.js';
import {spent} from './spent.mjs';

const ID = 'king-simple';
/** Deals that are imagined for a decision, as the bot does. */
const WORLDS = 10;
/** How often each of them is played out for each card. */
const TIMES = 20;
const rules = kingRules(ID);
const variant = variantOf(ID);
const bot = kingBot(variant);

async function match(seed) {
  const sum = {deals: 0, playing: 0, imagining: 0};
  let state = rules.setup(defaultOptions(rules.options), 4, rngFrom(seed));
  for (let number = 0; ; number++) {
    const [seat] = rules.turn(state);
    if (seat === undefined) return sum;
    const [view, moves] = [rules.view(state, seat), rules.legalMoves(state, seat)];
    let rng = rngFrom(`${seed}/${number}`);
    if (moves.length > 1) {
      const before = spent();
      const starts = Array.from({length: WORLDS}, () => {
        const world = determinize(variant, view, rng);
        rng = world.rng;
        return dealWorld(startOf(world));
      });
      const imagined = spent();
      const chance = [...rng];
      for (let time = 0; time < TIMES; time++)
        for (const start of starts)
          for (const {card} of moves) {
            const world = copyDeal(start);
            playCard(world, codeOf(card));
            finishDeal(world, chance);
          }
      sum.imagining += imagined - before;
      sum.playing += spent() - imagined;
      sum.deals += TIMES * WORLDS * moves.length;
    }
    const {move} = await bot.choose({view, moves, rng, budget: 1000});
    state = rules.apply(state, seat, move);
  }
}

process.on('message', async ({matches}) => {
  await match('warm');
  const sums = [];
  for (let at = 0; at < matches; at++) {
    const {deals, playing, imagining} = await match(`bench ${at}`);
    sums.push({
      played: (deals / playing) * 1000,
      imagined: deals / TIMES / (imagining / 1000 + playing / TIMES / 1000),
    });
  }
  process.send(sums);
});
process.send('ready');
