import {spoken} from '../../elements/shared/spoken.fixture.js';
import {frames, until} from '../page.fixture.js';

/** Records everything announced on this page. */
export class Listener {
  readonly #lines: {readonly text: string; readonly assertive: boolean}[] = [];
  readonly #observer = new MutationObserver((records) => this.#hear(records));

  constructor() {
    this.listen(document);
  }

  /** Listens inside a shadow root, too: a modal dialog has live regions of its own. */
  listen(root: Node): void {
    this.#observer.observe(root, {childList: true, subtree: true});
  }

  #hear(records: readonly MutationRecord[]): void {
    for (const {target, addedNodes} of records) {
      const kind = target.parentElement?.dataset['gstkSays'];
      for (const node of addedNodes)
        if (kind) this.#lines.push({text: node.textContent ?? '', assertive: kind === 'assertive'});
    }
  }

  /** How many lines were said so far. */
  get count(): number {
    this.#hear(this.#observer.takeRecords());
    return this.#lines.length;
  }

  /** All lines so far, after `quiet` frames without a new one. */
  async lines(quiet = 5): Promise<readonly string[]> {
    let heard: number;
    do {
      heard = this.#lines.length;
      await frames(quiet);
      await spoken();
      this.#hear(this.#observer.takeRecords());
    } while (this.#lines.length > heard);
    return this.#lines.map((line) => line.text);
  }

  /** Waits for a line that contains a word. */
  async hears(word: string): Promise<void> {
    await until(() => {
      this.#hear(this.#observer.takeRecords());
      return this.#lines.some(({text}) => text.includes(word));
    }, `"${word}" is said`);
  }

  /** The assertive lines. */
  async urgent(): Promise<readonly string[]> {
    await this.lines();
    return this.#lines.filter(({assertive}) => assertive).map((line) => line.text);
  }

  /**
   * All lines since the last call as one string, after waiting for narration that is still being
   * fetched.
   */
  async news(): Promise<string> {
    // What is said comes at once or after its narration is fetched, which may take many frames.
    let lines = await this.lines(3);
    for (let n = 0; n < 10 && lines.length === 0; n++) lines = await this.lines();
    this.#lines.length = 0;
    return lines.join(' ');
  }

  stop(): void {
    this.#observer.disconnect();
  }
}
