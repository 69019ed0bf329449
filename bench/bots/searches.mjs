// In a process of its own: the time that levels take to decide, in decisions of matches of usual bots,
// compared with those of a reference, another game or the same with other seats. Each decision is made
// several times and its shortest time counts: it is the same each time, and only other work on the
// machine slows it down.
import {EFFORTS} from '../../src/bots/levels.js';
import {prospectsOf} from '../../src/bots/search-bot.js';
import {rngFrom} from '../../src/cards/rng.js';
import {catalogue, entryOf} from '../../src/embed/catalogue.js';
import {defaultOptions} from '../../src/game/options.js';
import {spent} from './spent.mjs';

/** One in this many decisions is searched, so that they come from several deals. */
const EVERY = 5;

/** This many decisions are searched before any time counts, since code is compiled while it is new. */
const WARM = 8;

/** Decisions of matches in which there is a choice that the game lets a search make. */
async function decisionsOf(entry, count, seats) {
  const [rules, bot] = await Promise.all([entry.rules(), entry.bot()]);
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

/** Usual bots decide this many times at once: the clock counts in parts of a millisecond. */
const AT_ONCE = 10;

/** Decides once, in milliseconds; `undefined` if nothing is searched. */
async function decide({rules, foresight, bot}, question, level) {
  const begun = spent();
  if (level === 'normal') {
    for (let time = 0; time < AT_ONCE; time++) await bot.choose(question);
    return (spent() - begun) / AT_ONCE;
  }
  return prospectsOf({rules, foresight}, question, EFFORTS[level]) ? spent() - begun : undefined;
}

/** The shortest of several times, in milliseconds; `undefined` if nothing is searched. */
async function shortest(game, question, level, times) {
  let least;
  for (let time = 0; time < times; time++) {
    const taken = await decide(game, question, level);
    if (taken === undefined) return undefined;
    least = Math.min(least ?? taken, taken);
  }
  return least;
}

/** A game, and decisions of it, with the usual number of seats or another. */
async function asked({game: id, seats}, count) {
  const entry = entryOf(id);
  const [rules, bot] = await Promise.all([entry.rules(), entry.bot()]);
  const foresight = await entry.foresight?.();
  return {
    game: {rules, foresight, bot},
    questions: await decisionsOf(entry, count, seats ?? entry.seats.usual),
  };
}

const told = (list) => {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (part) => sorted[Math.floor((sorted.length - 1) * part)];
  return {count: list.length, half: at(0.5), p95: at(0.95)};
};

/**
 * The times of a game's decisions and those of the reference, in turns, so that both meet the same
 * machine; and by the type of the first legal move, since no two types take alike. Decisions that may
 * decide the match, to which a level gives more, are counted apart.
 */
async function row({reference, level, decisions, times, ...measured}) {
  const own = await asked(measured, decisions);
  const other = await asked(reference, decisions);
  const taken = [];
  const decisive = [];
  const referenceTimes = [];
  const kinds = {};
  const {foresight} = own.game;
  for (const {game, questions} of [own, other])
    for (const question of questions.slice(-WARM)) await shortest(game, question, level, times);
  for (const [at, question] of own.questions.entries()) {
    const time = await shortest(own.game, question, level, times);
    referenceTimes.push(await shortest(other.game, other.questions[at], level, times));
    if (time === undefined) continue;
    if (EFFORTS[level]?.decisive && foresight.decisive?.(question.view, question.moves)) {
      decisive.push(time);
      continue;
    }
    taken.push(time);
    (kinds[question.moves[0].type] ??= []).push(time);
  }
  const byKind = Object.entries(kinds).map(([kind, list]) => [kind, told(list)]);
  return {
    ...{own: told(taken), reference: told(referenceTimes), kinds: Object.fromEntries(byKind)},
    ...(decisive.length > 0 && {decisive: {...told(decisive), more: EFFORTS[level].decisive}}),
  };
}

process.on('message', async (question) => {
  if (question.games)
    process.send(
      catalogue.map(({id, foresight, seats}) => ({id, searches: Boolean(foresight), seats})),
    );
  else process.send(await row(question));
});
process.send('ready');
