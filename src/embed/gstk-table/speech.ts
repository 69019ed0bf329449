import {Later} from '../../elements/internal/later.js';

/** Fetched for the first table that has something to say to somebody. */
const announcer = new Later(() => import('../../elements/internal/announcer.js'));

/** A sentence, or how it is made once what it is made of has been fetched. */
type Line = string | undefined | (() => string | undefined);

const text = (line: Line): string | undefined => (typeof line === 'function' ? line() : line);

/** What a table says aloud: new lines, the last one again, and the log line by line. */
export class Speech {
  /** Silent until a person has to do with this table: ten tables on a page must not talk. */
  awake = false;
  readonly #name: () => string;
  readonly #ready: () => Promise<unknown>;
  /** The latest; not every happening is worth a word. */
  #lines: readonly Line[] = [];
  #at = -1;

  /** `name` is said with each line, `ready` fetches what sentences are made of. */
  constructor(name: () => string, ready: () => Promise<unknown>) {
    this.#name = name;
    this.#ready = ready;
  }

  /** Says a sentence; `assertive` for a refusal. */
  say(line: Line, assertive = false): void {
    if (!line) return;
    this.#lines = [...this.#lines.slice(-3), line];
    if (this.awake) this.#announce(line, assertive);
  }

  #announce(line: Line, assertive = false): void {
    const from = this.#name();
    Promise.all([announcer.want(), this.#ready()]).then(([{announce}]) => {
      const said = text(line);
      if (said) announce(said, {assertive, from});
    }, console.error);
  }

  /** Says what was asked for, once it is known. */
  async read(ask: () => string | undefined | Promise<string | undefined>): Promise<void> {
    await this.#ready();
    this.say(await ask());
  }

  /** Says the last sentence again. */
  repeat(): void {
    this.#announce(() => this.#lines.map(text).findLast(Boolean));
  }

  /** Walks the log, one line back or forth, and says where it stands. */
  async walk(log: () => readonly string[], step: -1 | 1): Promise<void> {
    await this.#ready();
    const lines = log();
    if (lines.length === 0) return;
    const from = this.#at < 0 || this.#at >= lines.length ? lines.length : this.#at;
    this.#at = Math.max(0, Math.min(lines.length - 1, from + step));
    this.say(lines[this.#at]);
  }

  /** The log has grown: the next walk begins at its end. */
  rewind(): void {
    this.#at = -1;
  }
}
