import type {Prospects} from '../bots/best-bot.js';
import type {Effort} from '../bots/search-bot.js';
import type {Question} from '../game/index.js';
import type {FromThinker, Task, ToThinker} from './thinker.js';

interface Waiting {
  readonly task: Task;
  readonly question: Question;
  /** A move that players wait for goes before what is only looked at. */
  readonly urgent: boolean;
  readonly resolve: (told: Prospects) => void;
  readonly reject: (why: unknown) => void;
}

/** Decisions that a worker searches one after the other, each at its full speed. */
export class TaskQueue {
  readonly #worker: Worker;
  #waiting: Waiting[] = [];
  #now: Waiting | undefined;
  #last = 0;
  /** What has gone wrong: nothing more is asked of the worker. */
  #fault: Error | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.addEventListener('message', ({data}: MessageEvent<FromThinker>) => this.#answered(data));
    for (const type of ['error', 'messageerror'] as const)
      worker.addEventListener(type, (event) => {
        // What asks falls back on the page, and a reader of the console could do nothing.
        event.preventDefault();
        this.#fail(event);
      });
  }

  /**
   * Rejects with the signal's reason, or with an error once the worker has failed; all that wait then
   * do so.
   */
  ask(game: string, question: Question, effort: Effort, urgent: boolean): Promise<Prospects> {
    const {view, moves, rng, budget, signal} = question;
    const task = {id: ++this.#last, game, effort, question: {view, moves, rng, budget}};
    return new Promise((resolve, reject) => {
      if (this.#fault) {
        reject(this.#fault);
        return;
      }
      const waiting = {task, question, urgent, resolve, reject};
      signal?.addEventListener('abort', () => this.#drop(waiting), {once: true});
      this.#waiting.push(waiting);
      this.#next();
    });
  }

  #next(): void {
    if (this.#now || this.#waiting.length === 0) return;
    const first = this.#waiting.findIndex(({urgent}) => urgent);
    [this.#now] = this.#waiting.splice(Math.max(0, first), 1);
    this.#send(this.#now!.task);
  }

  #send(message: ToThinker): void {
    this.#worker.postMessage(message);
  }

  #answered({id, told, error}: FromThinker): void {
    // What was dropped meanwhile is answered too.
    if (this.#now?.task.id !== id) return;
    const {question, resolve} = this.#now;
    const moves = told?.map(({at, ...rest}) => ({...rest, move: question.moves[at]!}));
    if (error !== undefined || moves?.some(({move}) => !move)) {
      this.#fail(error);
      return;
    }
    this.#now = undefined;
    resolve(moves);
    this.#next();
  }

  #drop(waiting: Waiting): void {
    waiting.reject(waiting.question.signal!.reason);
    this.#waiting = this.#waiting.filter((other) => other !== waiting);
    if (this.#now !== waiting) return;
    this.#send({stop: waiting.task.id});
    this.#now = undefined;
    this.#next();
  }

  #fail(cause: unknown): void {
    this.#fault = new Error('The worker has failed', {cause});
    this.#worker.terminate();
    for (const {reject} of [...(this.#now ? [this.#now] : []), ...this.#waiting])
      reject(this.#fault);
    this.#now = undefined;
    this.#waiting = [];
  }
}
