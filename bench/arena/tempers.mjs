// In a process of its own: a seat of each temper against bots without one, all of the same level.
import {catalogue} from '../../src/embed/catalogue.js';
import {meanOf} from './figures.mjs';
import {playMatch, resultOf} from './match.mjs';
import {levelCosts, temperCosts} from './move-costs.mjs';
import {levelOf} from './thinking.mjs';

const TEMPERS = ['safe', 'even', 'bold'];
/** The number of deals before errors are first checked. */
const LEAST = 100;
/** The number of deals in which changed decisions are counted. */
const LOOKS = 10;

/** Counts what a seat chose: at `normal` by the bot's reasons, else by the types of moves. */
const keyOf = ({move, why}) => (why ? why.key : move.type);

/**
 * The thoughts about the questions of a deal: until a temper first makes a difference, the matches of
 * all seatings are the same, and the same question has the same answer.
 */
class Minds {
  #known = new Map();
  #botFor;

  constructor(botFor) {
    this.#botFor = botFor;
  }

  of(question) {
    const key = JSON.stringify([question.view, question.rng]);
    let mind = this.#known.get(key);
    if (mind) return mind;
    const bot = this.#botFor(question);
    let even;
    mind = {bot, even: () => (even ??= bot.choose(question))};
    this.#known.set(key, mind);
    return mind;
  }
}

/** The seats of a temper in all seatings of one deal; `undefined` if the time was up. */
async function dealOf({rules, minds, seats, seed, until, why, looks}, temper) {
  const ends = [];
  const counts = {};
  let [decisions, changed] = [0, 0];
  // If nobody has a temper, all seatings are the same match.
  const seatings = temper === 'even' ? [-1] : Array.from({length: seats}, (_, seat) => seat);
  for (const own of seatings) {
    const outcome = await playMatch(rules, {seats, seed, until}, async (seat, question) => {
      const mind = minds.of(question);
      if (own >= 0 && seat !== own) return (await mind.even()).move;
      const choice = await mind.bot.choose({...question, temper, why});
      counts[keyOf(choice)] = (counts[keyOf(choice)] ?? 0) + 1 / seats;
      if (own >= 0 && looks) {
        const {move} = await mind.even();
        decisions++;
        if (rules.formatMove(move) !== rules.formatMove(choice.move)) changed++;
      }
      return choice.move;
    });
    if (!outcome) return undefined;
    const measured = own < 0 ? Array.from({length: seats}, (_, seat) => seat) : [own];
    for (const seat of measured) ends.push(resultOf(outcome, seat, seats));
  }
  return {ends, counts, decisions, changed};
}

/** Compares the bold with the safe in each deal: the mean of the differences in standard errors. */
function apart(safe, bold) {
  const told = meanOf(bold.map((one, deal) => one - safe[deal]));
  return told && told.error > 0 ? told.mean / told.error : 0;
}

/** The spread of the points of a temper's matches, and the squares of each deal from which it comes. */
function spreadOf(deals) {
  const all = deals.flatMap(({ends}) => ends.map(({more}) => more));
  const {mean} = meanOf(all);
  const squares = deals.map(({ends}) => meanOf(ends.map(({more}) => (more - mean) ** 2)).mean);
  return {spread: Math.sqrt(meanOf(squares).mean), squares};
}

/** The figures of a row; `null` if the level is that of another row. */
async function row({game, level, deals, seconds, error}) {
  const played = await levelOf(game, level);
  if (!played) return null;
  const {rules, seats, botFor} = played;
  const until = Date.now() + seconds * 1000;
  const of = Object.fromEntries(TEMPERS.map((temper) => [temper, []]));
  const won = (temper) =>
    meanOf(of[temper].map(({ends}) => meanOf(ends.map((end) => end.won)).mean));
  for (let deal = 0; deal < deals; deal++) {
    const seed = `tempers ${deal}`;
    const why = level === 'normal';
    const minds = new Minds(botFor);
    const plan = {rules, minds, seats, seed, until, why, looks: deal < LOOKS};
    const each = [];
    for (const temper of TEMPERS) each.push(await dealOf(plan, temper));
    if (each.includes(undefined)) break;
    TEMPERS.forEach((temper, at) => of[temper].push(each[at]));
    const sure = deal >= LEAST && ['safe', 'bold'].every((temper) => won(temper).error <= error);
    if (sure) break;
  }
  const {safe, even, bold} = of;
  if (safe.length < 2) return {matches: 0};
  const keys = new Set([...safe, ...bold].flatMap(({counts}) => Object.keys(counts)));
  const each = (deals, key) => deals.map(({counts}) => counts[key] ?? 0);
  const style = [...keys]
    .map((key) => ({
      key,
      often: [safe, even, bold].map((deals) => meanOf(each(deals, key)).mean),
      apart: apart(each(safe, key), each(bold, key)),
    }))
    .sort((a, b) => Math.abs(b.apart) - Math.abs(a.apart))
    .slice(0, 3);
  const scored = safe[0].ends[0].more !== undefined;
  const spreads = scored ? [safe, even, bold].map(spreadOf) : undefined;
  const total = (name) => [...safe, ...bold].reduce((sum, one) => sum + one[name], 0);
  return {
    even: even.length && meanOf(even.flatMap(({ends}) => ends.map((end) => end.won))).mean,
    safe: won('safe'),
    bold: won('bold'),
    changed: total('decisions') > 0 ? total('changed') / total('decisions') : undefined,
    spread: spreads?.map(({spread}) => spread),
    spreadApart: spreads && apart(spreads[0].squares, spreads[2].squares),
    style,
    matches: safe.length * seats,
  };
}

process.on('message', async (asked) => {
  if (asked.games) process.send(catalogue.map(({id}) => id));
  else
    process.send(
      await (asked.better ? levelCosts(asked) : asked.costs ? temperCosts(asked) : row(asked)),
    );
});
process.send('ready');
