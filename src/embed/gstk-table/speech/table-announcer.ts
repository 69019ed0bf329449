import {Lazy} from '../../../elements/internal/lazy.js';
import type {Announceable} from './narration.js';

/** Fetched for the first table that has something to say to somebody. */
const voice = new Lazy(() => import('./narration.js'));

/** What a table says aloud: new lines, and the last one again. */
export class TableAnnouncer {
  /** Silent until a person has to do with this table: ten tables on a page must not talk. */
  awake = false;
  readonly #name: () => string;
  readonly #ready: () => Promise<unknown>;
  /** The latest; not every event is worth a word. */
  #lines: readonly Announceable[] = [];

  /** `name` is said with each line, `ready` fetches what sentences are made of. */
  constructor(name: () => string, ready: () => Promise<unknown>) {
    this.#name = name;
    this.#ready = ready;
  }

  /** Says a sentence; `assertive` for a refusal. */
  say(line: Announceable, assertive = false): void {
    if (!line) return;
    this.#lines = [...this.#lines.slice(-3), line];
    if (this.awake) this.#announce([line], assertive);
  }

  #announce(lines: readonly Announceable[], assertive = false): void {
    const from = this.#name();
    Promise.all([voice.load(), this.#ready()]).then(
      ([{announceLast}]) => announceLast(lines, {assertive, from}),
      console.error,
    );
  }

  /** Says the last sentence again. */
  repeat(): void {
    this.#announce(this.#lines);
  }
}
