import type {Question} from '../../game/index.js';
import type {FromThinker, Task, Thought, ToThinker, Wanted} from './thinker-messages.js';

interface Waiting {
  readonly task: Task;
  readonly signal: AbortSignal | undefined;
  /** A move that players wait for goes before what is only looked at. */
  readonly urgent: boolean;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (why: unknown) => void;
}

/** Decisions that a worker thinks about one after the other, each at its full speed. */
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
  ask(
    game: string,
    {view, moves, rng, budget, signal}: Question,
    wanted: Wanted,
    urgent: boolean,
  ): Promise<Thought> {
    const task = {id: ++this.#last, game, wanted, question: {view, moves, rng, budget}};
    return new Promise((resolve, reject) => {
      if (this.#fault) {
        reject(this.#fault);
        return;
      }
      const waiting = {task, signal, urgent, resolve, reject};
      signal?.addEventListener('abort', () => this.#drop(waiting), {once: true});
      this.#waiting.push(waiting);
      this.#next();
    });
  }

  /** Has the worker fetch the parts of a game of which it will be asked. */
  warm(game: string): void {
    if (!this.#fault) this.#send({warm: game});
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

  #answered({id, thought, error}: FromThinker): void {
    // What was dropped meanwhile is answered too.
    if (this.#now?.task.id !== id) return;
    if (error !== undefined) {
      this.#fail(error);
      return;
    }
    const {resolve} = this.#now;
    this.#now = undefined;
    resolve(thought);
    this.#next();
  }

  #drop(waiting: Waiting): void {
    waiting.reject(waiting.signal!.reason);
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
