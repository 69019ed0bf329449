import {Lazy} from '../../elements/shared/index.js';
import type {Announceable} from './narration.js';

/** Fetched with the first announcement on the page. */
const narration = new Lazy(() => import('./narration.js'));

/** Announces new lines of a table, and repeats the last one. */
export class TableAnnouncer {
  /** False until the reader first interacts with this table: ten tables on a page must not all talk. */
  awake = false;
  readonly #host: HTMLElement;
  readonly #name: () => string;
  readonly #ready: () => Promise<unknown>;
  /** The latest lines; several, since not every event yields a sentence. */
  #lines: readonly Announceable[] = [];

  /**
   * `host` is the element of the table; `name` is announced with each line; `ready` fetches what
   * sentences are made from.
   */
  constructor(host: HTMLElement, name: () => string, ready: () => Promise<unknown>) {
    this.#host = host;
    this.#name = name;
    this.#ready = ready;
  }

  /** Announces a line; `assertive` interrupts, for a refusal. */
  say(line: Announceable, assertive = false): void {
    if (!line) return;
    this.#lines = [...this.#lines.slice(-3), line];
    if (this.awake) this.#announce([line], assertive);
  }

  #announce(lines: readonly Announceable[], assertive = false): void {
    const from = this.#name();
    Promise.all([narration.load(), this.#ready()]).then(
      ([{announceLast}]) => announceLast(lines, this.#host, {assertive, from}),
      console.error,
    );
  }

  /** Announces the last sentence again. */
  repeat(): void {
    this.#announce(this.#lines);
  }
}
