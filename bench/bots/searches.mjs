// In a process of its own: what the levels that search take to decide, in decisions of matches of
// usual bots. Each decision is searched several times and its shortest time counts, since a search is
// the same each time and what slows one down is other work on the machine.
import {EFFORTS} from '../../src/bots/levels.js';
import {prospectsOf} from '../../src/bots/search-bot.js';
import {rngFrom} from '../../src/cards/rng.js';
import {catalogue, entryOf} from '../../src/embed/catalogue.js';
import {defaultOptions} from '../../src/game/options.js';
import {spent} from './spent.mjs';

/** Every so manieth decision is searched, so that they come from several deals. */
const EVERY = 5;

/** Decisions of matches in which there is a choice that the game lets a search make. */
async function decisionsOf(entry, count) {
  const [rules, bot] = await Promise.all([entry.rules(), entry.bot()]);
  const seats = entry.seats.usual;
  const found = [];
  for (let match = 0, number = 0; found.length < count; match++) {
    let state = rules.setup(defaultOptions(rules.options, seats), seats, rngFrom(`spent ${match}`));
    for (;;) {
      const [seat] = rules.turn(state);
      if (seat === undefined || found.length === count) break;
      const moves = rules.legalMoves(state, seat);
      const rng = rngFrom(`${match}/${number++}`);
      const question = {view: rules.view(state, seat), moves, rng, budget: 0, why: false};
      if (moves.length > 1 && number % EVERY === 0) found.push(question);
      const {move} = await bot.choose(question);
      state = rules.apply(state, seat, move);
    }
  }
  return found;
}

/** The shortest of several times, in milliseconds; `undefined` where nothing is searched. */
function shortest(game, question, effort, times) {
  let least;
  for (let time = 0; time < times; time++) {
    const begun = spent();
    if (!prospectsOf(game, question, effort)) return undefined;
    const taken = spent() - begun;
    least = Math.min(least ?? taken, taken);
  }
  return least;
}

async function row({game: id, level, decisions, times}) {
  const entry = entryOf(id);
  const [rules, foresight] = await Promise.all([entry.rules(), entry.foresight()]);
  const game = {rules, foresight};
  const asked = await decisionsOf(entry, decisions);
  const kinds = {};
  const taken = [];
  for (const question of asked) {
    const time = shortest(game, question, EFFORTS[level], times);
    if (time === undefined) continue;
    taken.push(time);
    (kinds[question.moves[0].type] ??= []).push(time);
  }
  const told = (list) => {
    const sorted = list.toSorted((a, b) => a - b);
    const at = (part) => sorted[Math.floor((sorted.length - 1) * part)];
    return {count: list.length, half: at(0.5), p95: at(0.95), most: at(1)};
  };
  return {
    ...told(taken),
    kinds: Object.fromEntries(Object.entries(kinds).map(([kind, list]) => [kind, told(list)])),
  };
}

process.on('message', async (asked) => {
  if (asked.games) process.send(catalogue.filter(({foresight}) => foresight).map(({id}) => id));
  else process.send(await row(asked));
});
process.send('ready');
