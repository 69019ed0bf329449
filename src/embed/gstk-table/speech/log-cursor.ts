import type {FeatureHost} from '../controller/feature-host.js';
import {linesOf} from '../frame/panel-drawings.js';

/** Walks the log line by line; when it has grown, the walk begins at its end again. */
export class LogCursor {
  readonly #controller: FeatureHost;
  #told = -1;
  #at = 0;

  constructor(controller: FeatureHost) {
    this.#controller = controller;
  }

  /** One line back or forth, and says where it stands. */
  async step(step: -1 | 1): Promise<void> {
    await this.#controller.fetchDeferred();
    const {announcer: speech, log} = this.#controller;
    const lines = linesOf(this.#controller);
    if (lines.length === 0) return;
    if (log.length !== this.#told) this.#at = lines.length;
    this.#told = log.length;
    this.#at = Math.max(0, Math.min(lines.length - 1, this.#at + step));
    speech.say(lines[this.#at]);
  }
}
