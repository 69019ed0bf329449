import type {Expectation} from '../bots/ismcts.js';
import {type Effort, prospectsOf} from '../bots/search-bot.js';
import type {Question} from '../game/index.js';
import {entryOf} from './catalogue.js';

/**
 * The module of a worker that searches decisions for the tables of a page. It is told a seat's view
 * and nothing else, and fetches what a search needs of a game when it is first asked about it.
 */

/** A decision to search. */
export interface Task {
  readonly id: number;
  /** The id of a game of the catalogue. */
  readonly game: string;
  readonly effort: Effort;
  readonly question: Pick<Question, 'view' | 'moves' | 'rng' | 'budget'>;
}

/** What is sent to the worker: a task, or the id of one that nobody waits for any more. */
export type ToThinker = Task | {readonly stop: number};

/** What is expected of the move at a place of the question's list. */
export interface Told extends Expectation {
  readonly at: number;
}

/** What the worker answers: the best move first, and nothing where the game does not search. */
export interface FromThinker {
  readonly id: number;
  readonly told?: readonly Told[] | undefined;
  /** What went wrong. */
  readonly error?: unknown;
}

const running = new Map<number, AbortController>();

/** Lets messages in: they are taken in the order in which they were sent, this one among them. */
const breath = (): Promise<void> =>
  new Promise((resume) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(0);
  });

async function search({id, game, effort, question}: Task): Promise<FromThinker> {
  const {signal} = running.set(id, new AbortController()).get(id)!;
  const entry = entryOf(game);
  if (!entry?.foresight) return {id};
  const [rules, foresight] = await Promise.all([entry.rules(), entry.foresight()]);
  const found = await prospectsOf({rules, foresight}, {...question, signal}, effort, breath);
  return {
    id,
    told: found?.map(({move, ...told}) => ({...told, at: question.moves.indexOf(move)})),
  };
}

addEventListener('message', ({data}: MessageEvent<ToThinker>) => {
  if ('stop' in data) {
    running.get(data.stop)?.abort();
    return;
  }
  const {id} = data;
  void search(data)
    .catch((error: unknown) => ({id, error: String(error)}))
    .then((answer: FromThinker) => {
      running.delete(id);
      postMessage(answer);
    });
});
