import {bestBot, type Prospects} from '../bots/best-bot.js';
import type {Effort} from '../bots/search-bot.js';
import type {GameEntry} from '../elements/game-entry.js';
import type {Choice, Question} from '../game/index.js';
import {breath} from '../game/slices.js';
import {pageWorker} from './page-worker.js';
import {TaskQueue} from './task-queue.js';

/**
 * Searches for the tables of a page: in one worker for all of them, started when the first is asked
 * for, or in slices on the page where there is no worker. The answers are the same.
 */

let start: () => Worker | undefined = pageWorker;
/** Missing before the first search; `none` where the page itself thinks. */
let worker: TaskQueue | 'none' | undefined;

/**
 * Says how the worker is started that runs the module `gstk/thinker`, or by `() => undefined` that
 * there shall be none. Scripts for pages know of theirs; a bundler must be told.
 */
export function thinkIn(starting: () => Worker | undefined): void {
  start = starting;
  worker = undefined;
}

/** The worker, or `none` where it does not start. */
function started(): TaskQueue | 'none' {
  try {
    const made = start();
    return made ? new TaskQueue(made) : 'none';
  } catch {
    return 'none';
  }
}

async function inSlices(entry: GameEntry, question: Question, effort: Effort): Promise<Prospects> {
  const [{prospectsOf}, rules, foresight] = await Promise.all([
    import('../bots/search-bot.js'),
    entry.rules(),
    entry.foresight!(),
  ]);
  return prospectsOf({rules, foresight}, question, effort, breath);
}

async function search(
  entry: GameEntry,
  question: Question,
  effort: Effort,
  urgent: boolean,
): Promise<Prospects> {
  const {signal} = question;
  signal?.throwIfAborted();
  if (!entry.foresight) return undefined;
  const asked = (worker ??= started());
  if (asked === 'none') return inSlices(entry, question, effort);
  try {
    return await asked.ask(entry.id, question, effort, urgent);
  } catch {
    signal?.throwIfAborted();
    // A worker that has failed once is not trusted again, unless another was named meanwhile.
    if (worker === asked) worker = 'none';
    return inSlices(entry, question, effort);
  }
}

/**
 * What each move of a decision is expected to bring, the best first; `undefined` where the game does
 * not search it. Moves that a table waits for are searched before.
 * @throws the reason of the question's signal
 */
export const prospects = (
  entry: GameEntry,
  question: Question,
  effort: Effort,
): Promise<Prospects> => search(entry, question, effort, false);

/**
 * The move of a bot that searches, with its reason unless the question wants none; the reason is that
 * of the game's own bot, on the page.
 * @throws the reason of the question's signal
 */
export async function choose(
  entry: GameEntry,
  question: Question,
  effort: Effort,
): Promise<Choice> {
  // A table has fetched these rules already.
  const [rules, bot] = await Promise.all([entry.play?.() ?? entry.rules(), entry.bot()]);
  return bestBot({rules, bot}, (asked) => search(entry, asked, effort, true)).choose(question);
}
