import {Later} from '../../elements/internal/later.js';

/** Fetched for the first table that has something to say to somebody. */
const announcer = new Later(() => import('../../elements/internal/announcer.js'));

/** What a table says aloud: new lines, the last one again, and the log line by line. */
export class Speech {
  /** Silent until a person has to do with this table: ten tables on a page must not talk. */
  awake = false;
  readonly #name: () => string;
  #last = '';
  #at = -1;

  constructor(name: () => string) {
    this.#name = name;
  }

  /** Says a sentence; `assertive` for a refusal. */
  say(text: string | undefined, assertive = false): void {
    if (!text) return;
    this.#last = text;
    if (!this.awake) return;
    const from = this.#name();
    announcer.want().then(({announce}) => announce(text, {assertive, from}), console.error);
  }

  /** Says what was asked for, once it is known. */
  async read(text: string | undefined | Promise<string | undefined>): Promise<void> {
    this.say(await text);
  }

  /** Says the last sentence again. */
  repeat(): void {
    this.say(this.#last);
  }

  /** Walks the log, one line back or forth, and says where it stands. */
  walk(lines: readonly string[], step: -1 | 1): void {
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
