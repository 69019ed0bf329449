// What a level of King is worth in points: each deal is played by usual bots, then once more by each seat
// with the level, the others and the cards being the same. Prints the points of that seat above the mean
// of the others, less those that it had without the level, and milliseconds of a decision.
// `node --import tsx bench/king-policy/duplicate.mjs 300 [strong,expert] [king-simple,…] [seed]`
import {EFFORTS} from '../../src/bots/levels.js';
import {searchBot} from '../../src/bots/search-bot.js';
import {rngFrom} from '../../src/cards/index.js';
import {catalogue, entryOf} from '../../src/embed/catalogue.js';
import {variantOf} from '../../src/games/king/rules/contracts/variants.js';
import {meanOf} from '../arena/figures.mjs';
import {begun, glanced} from './glances.mjs';

const [deals = '300', levels = 'strong,expert', only, name = 'duplicate'] = process.argv.slice(2);
const games =
  only?.split(',') ?? catalogue.filter(({family}) => family === 'king').map(({id}) => id);

/** The points of a seat above the mean of the others. */
const leadOf = (points, seat) => {
  const sum = points.reduce((all, one) => all + one, 0);
  return points[seat] - (sum - points[seat]) / (points.length - 1);
};

for (const id of games) {
  const entry = entryOf(id);
  const [rules, usual, foresight] = await Promise.all([
    entry.rules(),
    entry.bot(),
    entry.foresight(),
  ]);
  const variant = variantOf(id);
  const players = levels.split(',').map((level) => ({
    level,
    bot: searchBot({rules, foresight, bot: usual}, EFFORTS[level]),
    gains: [],
    times: [],
  }));

  /** A deal of a match; in games whose contracts are ordered the first one. */
  const dealOf = (match, text) => {
    const states = [];
    const stream = [...rngFrom(text)];
    let state = begun(rules, text);
    if (state.phase === 'ordering') return state;
    for (; state.phase !== 'over'; state = glanced(variant, state, stream)) states.push(state);
    return states[match % states.length];
  };
  /** What each seat has of a deal. */
  const played = async (from, own, player, text) => {
    let state = from;
    for (let move = 0; state.deal === from.deal && state.phase !== 'over'; move++) {
      const [seat] = state.turn;
      const moves = rules.legalMoves(state, seat);
      const rng = rngFrom(`${text} ${seat} ${move}`);
      const asked = {view: rules.view(state, seat), moves, rng, budget: 0, why: false};
      const begin = performance.now();
      const made = moves.length === 1 || (await (seat === own ? player.bot : usual).choose(asked));
      if (seat === own && moves.length > 1) player.times.push(performance.now() - begin);
      state = rules.apply(state, seat, made === true ? moves[0] : made.move);
    }
    return state.scores.map((score, seat) => score - from.scores[seat]);
  };

  for (let match = 0; match < Number(deals); match++) {
    const text = `${name} ${match}`;
    const from = dealOf(match, text);
    const without = await played(from, -1, undefined, text);
    for (const player of players) {
      let gain = 0;
      for (let seat = 0; seat < from.seats; seat++)
        gain += leadOf(await played(from, seat, player, text), seat) - leadOf(without, seat);
      player.gains.push(gain / from.seats);
    }
  }
  for (const {level, gains, times} of players) {
    const {mean, error} = meanOf(gains);
    const time = times.reduce((sum, one) => sum + one, 0) / times.length;
    console.log(
      `| \`${id}\` | ${level} | ${mean.toFixed(2)} ± ${error.toFixed(2)} | ${gains.length} | ${time.toFixed(1)} ms |`,
    );
  }
}
