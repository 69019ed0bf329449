// What tempers give up and risk, decision by decision: far more precise than who wins. Where a temper
// chooses another move than it would without, both are played on in the same imagined deals.
import {problemOf} from '../../src/bots/problem-of.js';
import {rngFrom} from '../../src/cards/rng.js';
import {Judge} from '../../src/bots/judge.js';
import {meanOf} from './figures.mjs';
import {playMatch} from './match.mjs';
import {levelOf} from './thinking.mjs';

const TEMPERS = ['safe', 'bold'];
/** How carefully two moves are compared; the second round looks at both once more. */
const CARE = {worlds: 400, drawn: 4, first: 12, kept: 2, milliseconds: 5_000};

/** How much less a move brings than another, and how its spread compares with the other's. */
function compared({rules, foresight}, {view, moves, rng}, even, chosen) {
  const problem = foresight.problem
    ? foresight.problem(view, moves, rng)
    : problemOf(rules, view, foresight);
  if (!problem) return undefined;
  const [one, other] = [problem.choiceOf(even), problem.choiceOf(chosen)];
  const asked = {seat: view.seat, choices: [one, other], made: one};
  const judge = new Judge(problem, asked, CARE, [...rngFrom(`judge ${rng.join()}`)]);
  while (!judge.done) judge.advance();
  const [a, b] = [one, other].map((choice) => judge.worths.find((told) => told.choice === choice));
  return {cost: a.mean - b.mean, more: Math.log(b.error / a.error)};
}

/**
 * What the choices of a seat in matches of usual bots would have cost it a match, in the unit of the
 * game's search, had it the level and the temper. `null` where nothing can be judged.
 */
export async function costsOf({game, level, deals, seconds}) {
  const played = await levelOf(game, level);
  if (!played?.foresight) return null;
  const {rules, seats, bot, botFor} = played;
  const until = Date.now() + seconds * 1000;
  const costs = {safe: [], bold: []};
  const more = {safe: [], bold: []};
  const shares = {safe: [], bold: []};
  for (let deal = 0; deal < deals; deal++) {
    const own = deal % seats;
    const sums = {safe: 0, bold: 0};
    const changed = {safe: 0, bold: 0};
    let decisions = 0;
    const end = await playMatch(
      rules,
      {seats, seed: `costs ${deal}`, until},
      async (seat, asked) => {
        const usual = (await bot.choose(asked)).move;
        if (seat !== own) return usual;
        decisions++;
        const mind = botFor(asked);
        const even = (await mind.choose(asked)).move;
        for (const temper of TEMPERS) {
          const {move} = await mind.choose({...asked, temper});
          if (rules.formatMove(move) === rules.formatMove(even)) continue;
          changed[temper]++;
          const told = compared(played, asked, even, move);
          if (!told) continue;
          sums[temper] += told.cost;
          if (Number.isFinite(told.more)) more[temper].push(told.more);
        }
        return usual;
      },
    );
    if (!end) break;
    for (const temper of TEMPERS) {
      costs[temper].push(sums[temper]);
      shares[temper].push(decisions ? changed[temper] / decisions : 0);
    }
  }
  return Object.fromEntries(
    TEMPERS.map((temper) => [
      temper,
      {
        cost: meanOf(costs[temper]),
        more: meanOf(more[temper]),
        changed: meanOf(shares[temper]),
        matches: costs[temper].length,
      },
    ]),
  );
}
