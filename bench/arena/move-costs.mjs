// The cost and the risk of choosing otherwise, decision by decision: far more precise than the number of
// wins. When two ways of choosing differ, both moves are played on in the same imagined deals.
import {problemOf} from '../../src/bots/problem-of.js';
import {rngFrom} from '../../src/cards/rng.js';
import {Judge} from '../../src/bots/judge.js';
import {meanOf} from './figures.mjs';
import {playMatch} from './match.mjs';
import {levelOf} from './thinking.mjs';

/** The tempers that are compared with none. */
const TEMPERS = ['safe', 'bold'];
/** How carefully two moves are compared; the second round looks at both once more. */
const CARE = {worlds: 400, drawn: 4, first: 12, kept: 2, milliseconds: 5_000};

/** The loss of a move compared with another, and its spread compared with the other's. */
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
 * The cost for a seat, in a match of usual bots and in the unit of the game's search, of choosing with
 * another mind; by the name of that mind. `null` if nothing can be judged.
 * @param mindsOf for a question, a way of choosing and others to compare with it
 */
async function costs({played, deals, seconds}, names, mindsOf) {
  if (!played?.foresight) return null;
  const {rules, seats, bot} = played;
  const until = Date.now() + seconds * 1000;
  const figures = Object.fromEntries(names.map((name) => [name, {cost: [], more: [], share: []}]));
  for (let deal = 0; deal < deals; deal++) {
    const own = deal % seats;
    const [sums, changed] = [0, 0].map(() => Object.fromEntries(names.map((name) => [name, 0])));
    let decisions = 0;
    const seed = `costs ${deal}`;
    const end = await playMatch(rules, {seats, seed, until}, async (seat, asked) => {
      const usual = (await bot.choose(asked)).move;
      if (seat !== own) return usual;
      decisions++;
      const {even, others} = mindsOf(asked);
      const {move: made} = await even();
      for (const name of names) {
        const {move} = await others[name]();
        if (rules.formatMove(move) === rules.formatMove(made)) continue;
        changed[name]++;
        const told = compared(played, asked, made, move);
        if (!told) continue;
        sums[name] += told.cost;
        if (Number.isFinite(told.more)) figures[name].more.push(told.more);
      }
      return usual;
    });
    if (!end) break;
    for (const name of names) {
      figures[name].cost.push(sums[name]);
      figures[name].share.push(decisions ? changed[name] / decisions : 0);
    }
  }
  const told = names.map((name) => {
    const {cost, more, share} = figures[name];
    const row = {cost: meanOf(cost), more: meanOf(more), changed: meanOf(share)};
    return [name, {...row, matches: cost.length}];
  });
  return Object.fromEntries(told);
}

/** The costs of tempers at a level. */
export async function temperCosts({game, level, deals, seconds}) {
  const played = await levelOf(game, level);
  return costs({played, deals, seconds}, TEMPERS, (asked) => {
    const mind = played.botFor(asked);
    const others = TEMPERS.map((temper) => [temper, () => mind.choose({...asked, temper})]);
    return {even: () => mind.choose(asked), others: Object.fromEntries(others)};
  });
}

/** The cost of a level that plays in place of a better one. */
export async function levelCosts({game, level, better, deals, seconds}) {
  const [played, other] = [await levelOf(game, better), await levelOf(game, level)];
  if (!other) return null;
  return costs({played, deals, seconds}, [level], (asked) => ({
    even: () => played.botFor(asked).choose(asked),
    others: {[level]: () => other.botFor(asked).choose(asked)},
  }));
}
