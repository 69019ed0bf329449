// In a process of its own: the time that the bots of every game take to decide, in all seats, asked as a
// table asks them. Only decisions with a choice count. Answers with a row for each game.
import {rngFrom} from '../../src/cards/rng.js';
import {catalogue} from '../../src/embed/catalogue.js';
import {defaultOptions} from '../../src/game/options.js';
import {spent} from './spent.mjs';

/** CPU milliseconds that each game plays before it is measured. */
const WARM = 300;

/** Plays one match; returns the time of each decision. */
async function match(rules, bot, seats, seed) {
  const times = [];
  let state = rules.setup(defaultOptions(rules.options), seats, rngFrom(seed));
  for (let number = 0; ; number++) {
    const [seat] = rules.turn(state);
    if (seat === undefined) return times;
    const moves = rules.legalMoves(state, seat);
    const question = {
      view: rules.view(state, seat),
      moves,
      rng: rngFrom(`${seed}/${seat}/${number}`),
      budget: 1000,
    };
    const before = spent();
    const {move} = await bot.choose(question);
    if (moves.length > 1) times.push(spent() - before);
    state = rules.apply(state, seat, move);
  }
}

process.on('message', async ({decisions}) => {
  const rows = [];
  for (const {title, seats, load, bot: loadBot} of catalogue) {
    const [{rules}, bot] = await Promise.all([load(), loadBot()]);
    const from = spent();
    for (let at = 0; spent() - from < WARM; at++)
      await match(rules, bot, seats.usual, `warm ${at}`);
    const times = [];
    for (let at = 0; times.length < decisions; at++)
      times.push(...(await match(rules, bot, seats.usual, `bench ${at}`)));
    times.sort((a, b) => a - b);
    const at = (part) => times[Math.floor((times.length - 1) * part)];
    rows.push({title, count: times.length, half: at(0.5), p95: at(0.95), most: at(1)});
  }
  process.send(rows);
});
process.send('ready');
