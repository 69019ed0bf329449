import type {Judgement, JudgePlan} from '../../analysis/index.js';
import {bestBot, type Prospects} from '../../bots/best-bot.js';
import type {Effort} from '../../bots/search-bot.js';
import type {GameEntry} from '../../elements/index.js';
import {isFromOutside} from '../../game/game-id.js';
import type {AnyMove, Choice, Question} from '../../game/index.js';
import {breath} from '../../game/slices.js';
import {explainerOf} from './explainer-of.js';
import {rest} from './rest.js';
import {pageWorker} from './page-worker.js';
import {TaskQueue} from './task-queue.js';
import type {Thought, Wanted} from './thinker-messages.js';

/**
 * Thinks for the tables of a page: in one worker for all of them, started when the first is asked
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

/** Starts the worker and has it fetch the parts of a game, ahead of a first question. */
export function warm({id, foresight}: GameEntry): void {
  if (!foresight || isFromOutside(id)) return;
  worker ??= started();
  if (worker !== 'none') worker.warm(id);
}

/**
 * What the worker thinks of a decision, as `read` understands it, or what the page thinks itself.
 * @throws the reason of the question's signal
 */
async function think<Told>(
  entry: GameEntry,
  question: Question,
  {wanted, urgent, read, inSlices}: Thinking<Told>,
): Promise<Told | undefined> {
  const {signal} = question;
  signal?.throwIfAborted();
  if (!entry.foresight) return undefined;
  const asked = (worker ??= started());
  // The worker has the games of the library alone.
  if (asked === 'none' || isFromOutside(entry.id)) return inSlices(entry.foresight);
  try {
    const thought = await asked.ask(entry.id, question, wanted, urgent);
    return thought && read(thought);
  } catch {
    signal?.throwIfAborted();
    // A worker that has failed once is not trusted again, unless another was named meanwhile.
    if (worker === asked) worker = 'none';
    return inSlices(entry.foresight);
  }
}

/** A way to think about a decision. */
interface Thinking<Told> {
  readonly wanted: Wanted;
  /** Moves that a table waits for go before others. */
  readonly urgent: boolean;
  /**
   * What the worker's answer says.
   * @throws when it is something else
   */
  readonly read: (thought: NonNullable<Thought>) => Told;
  /** The same, thought about on the page. */
  readonly inSlices: (foresight: NonNullable<GameEntry['foresight']>) => Promise<Told | undefined>;
}

/** The moves of a question by their places in its list. */
function movesOf<Told extends {readonly at: number}>(
  {moves}: Question,
  told: readonly Told[] | undefined,
): (Omit<Told, 'at'> & {readonly move: AnyMove})[] {
  if (!told) throw new TypeError('The worker has answered something else');
  return told.map(({at, ...rest}) => {
    const move = moves[at];
    if (!move) throw new RangeError('The worker has answered another question');
    return {...rest, move};
  });
}

/** A search for a move that a table waits for. */
const searched = (entry: GameEntry, question: Question, effort: Effort): Promise<Prospects> =>
  think(entry, question, {
    wanted: {effort},
    urgent: true,
    read: (thought) => movesOf(question, 'prospects' in thought ? thought.prospects : undefined),
    async inSlices(fetchForesight) {
      const [{prospectsOf}, rules, foresight] = await Promise.all([
        import('../../bots/search-bot.js'),
        entry.rules(),
        fetchForesight(),
      ]);
      return prospectsOf({rules, foresight}, question, effort, breath);
    },
  });

/**
 * What the moves of a decision are worth, the best first; `undefined` where there is no choice, or the
 * game does not look ahead. A search for a move that a table waits for goes before.
 * @param made a move that is looked at as closely as the best; one of those of the question
 * @throws the reason of the question's signal
 */
export function judged(
  entry: GameEntry,
  question: Question,
  care: JudgePlan,
  made?: AnyMove,
): Promise<Judgement | undefined> {
  const {view, moves, rng, signal} = question;
  const at = made && moves.indexOf(made);
  return think<Judgement>(entry, question, {
    wanted: {care, made: at},
    urgent: false,
    read: (thought) => ({
      moves: movesOf(question, 'judged' in thought ? thought.judged : undefined),
      spread: 'spread' in thought ? thought.spread : 0,
      ...('because' in thought && thought.because && {because: thought.because}),
    }),
    async inSlices(fetchForesight) {
      const [{judgeMoves}, rules, foresight, bot, explainer] = await Promise.all([
        import('../../analysis/judge-moves.js'),
        entry.rules(),
        fetchForesight(),
        entry.bot(),
        explainerOf(entry),
      ]);
      const game = {rules, foresight, bot, explainer};
      return judgeMoves(game, {view, moves, rng, made}, care, {pause: rest, signal});
    },
  });
}

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
  const [rules, bot] = await Promise.all([entry.play(), entry.bot()]);
  return bestBot({rules, bot}, (asked) => searched(entry, asked, effort)).choose(question);
}
