import type {FeatureHost} from '../../controller/feature-host.js';
import {linesOf} from '../../frame/panel-drawings.js';

/** Moves through the log line by line; after a new event the cursor restarts at the end. */
export class LogCursor {
  readonly #controller: FeatureHost;
  #length = -1;
  #at = 0;

  constructor(controller: FeatureHost) {
    this.#controller = controller;
  }

  /** Moves by one line and announces it. */
  async step(step: -1 | 1): Promise<void> {
    await this.#controller.fetchDeferred();
    const {announcer, log} = this.#controller;
    const lines = linesOf(this.#controller);
    if (lines.length === 0) return;
    if (log.length !== this.#length) this.#at = lines.length;
    this.#length = log.length;
    this.#at = Math.max(0, Math.min(lines.length - 1, this.#at + step));
    announcer.say(lines[this.#at]);
  }
}
