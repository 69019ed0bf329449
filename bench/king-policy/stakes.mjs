// What it brings a bot of King to know the score. Matches are played at a glance until the totals
// matter; then the same deal is played by bots that do not see the totals, and once more by one seat
// that does. What is left of the match is played at a glance, with the same cards both times.
// `node --import tsx bench/king-policy/stakes.mjs 300 [king-omnibus,…] [level] [seed]`; the level
// `points` is `strong`, and bots that do not see the totals look as closely and count points.
import {rngFrom} from '../../src/cards/index.js';
import {EFFORTS} from '../../src/bots/levels.js';
import {searchBot} from '../../src/bots/search-bot.js';
import {entryOf} from '../../src/embed/catalogue.js';
import {variantOf} from '../../src/games/king/rules/contracts/variants.js';
import {stakesOf} from '../../src/games/king/bot/stakes.js';
import {meanOf} from '../arena/figures.mjs';
import {begun, glanced, redealt, SCORED} from './glances.mjs';

const [standings = '300', only, level = 'normal', name = 'stakes'] = process.argv.slice(2);
/** How often what is left of a match is played. */
const ENDS = 30;

const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;

/** A view without totals. */
const unaware = (view) => ({...view, scores: view.scores.map(() => 0)});

const games = only ? only.split(',') : SCORED;
const lawless = games.find((id) => !SCORED.includes(id));
if (lawless)
  throw new Error(`the score does not count in ${lawless}, only in ${SCORED.join(', ')}`);

for (const id of games) {
  const entry = entryOf(id);
  const [rules, usual, foresight] = await Promise.all([
    entry.rules(),
    entry.bot(),
    entry.foresight(),
  ]);
  const variant = variantOf(id);
  const effort = EFFORTS[level === 'points' ? 'strong' : level];
  const searching = (seen) => searchBot({rules, foresight: seen, bot: usual}, effort);
  const bot = effort ? searching(foresight) : usual;
  const decisive = (view, moves) =>
    foresight.decisive(view, moves) && foresight.problem(view, moves);
  const other = level === 'points' ? searching({...foresight, decisive}) : bot;

  /** The move of the seat on turn, which knows the totals or does not. */
  const chosen = async (state, knows, text) => {
    const [seat] = rules.turn(state);
    const moves = rules.legalMoves(state, seat);
    if (moves.length === 1) return moves[0];
    const view = rules.view(state, seat);
    const rng = rngFrom(
      `${text} ${seat} ${state.deal} ${state.played.length} ${state.bids.length}`,
    );
    const seen = knows || level === 'points' ? view : unaware(view);
    const asked = {view: seen, moves, rng, budget: 0, why: false};
    return (await (knows ? bot : other).choose(asked)).move;
  };
  /** Plays the deal to its end; `steps` receives the states with their moves. */
  const played = async (from, own, text, steps) => {
    let state = from;
    while (state.deal === from.deal && state.phase !== 'over') {
      const move = await chosen(state, state.turn[0] === own, text);
      steps?.push([state, move]);
      state = rules.apply(state, state.turn[0], move);
    }
    return state;
  };
  /** The share of wins of a seat, with what is left of the match played at a glance. */
  const shareOf = (state, own, text) => {
    const ends = Array.from({length: state.phase === 'over' ? 1 : ENDS}, (_, at) => {
      let end = state;
      if (end.phase !== 'over') end = redealt(variant, end, rngFrom(`${text} ${at}`));
      const stream = [...rngFrom(`${text} ${at} play`)];
      while (end.phase !== 'over') end = glanced(variant, end, stream);
      const {winners} = rules.outcome(end);
      return winners.includes(own) ? 1 / winners.length : 0;
    });
    return mean(ends);
  };
  const leadOf = ({scores}, own) => scores[own] - mean(scores);

  const [won, more] = [[], []];
  let [seats, changed] = [0, 0];
  const told = ({mean: middle, error}, by, digits) =>
    `${(middle * by).toFixed(digits)} ± ${(error * by).toFixed(digits)}`;
  const row = () =>
    `| \`${id}\` | ${level} | ${told(meanOf(won), 100, 2)} % | ${told(meanOf(more), 1, 2)} | ${Math.round((changed / seats) * 100)} % | ${won.length} |`;
  for (let match = 0; won.length < Number(standings); match++) {
    const text = `${name} ${match}`;
    const stream = [...rngFrom(`${text} glance`)];
    const late = [];
    for (let state = begun(rules, text); state.phase !== 'over';) {
      const own = state.scores.flatMap((_, seat) =>
        stakesOf(variant, rules.view(state, seat)) ? [seat] : [],
      );
      if (own.length > 0) late.push([state, own]);
      state = glanced(variant, state, stream);
    }
    if (late.length === 0) continue;
    const [state, owns] = late[match % late.length];
    const steps = [];
    const without = await played(state, -1, text, steps);
    const gains = [];
    const leads = [];
    for (const own of owns) {
      let differs;
      for (const [at, move] of steps) {
        if (at.turn[0] !== own) continue;
        const knowing = await chosen(at, true, text);
        if (rules.formatMove(knowing) === rules.formatMove(move)) continue;
        differs = rules.apply(at, own, knowing);
        break;
      }
      seats++;
      if (differs) changed++;
      const end = differs && (await played(differs, own, text));
      gains.push(end ? shareOf(end, own, text) - shareOf(without, own, text) : 0);
      leads.push(end ? leadOf(end, own) - leadOf(without, own) : 0);
    }
    won.push(mean(gains));
    more.push(mean(leads));
    if (won.length % 50 === 0) console.error(row());
  }
  console.log(row());
}
