import {painted} from '../../../elements/internal/painted.js';
import type {Coach, Coached} from '../features/coach.js';
import type {FeatureHost} from './feature-host.js';
import type {TableHost} from './table-host.js';
import {keepTold, told} from './told.js';

/**
 * The coach of a reader who has never ended a game of the kind, with the line about its aim; fetched for
 * nobody else.
 */
export class Coaching {
  readonly #host: TableHost;
  readonly #controller: FeatureHost;
  #coach: Coach | undefined;
  /** True while the coach is on the way: what it tells first is about the beginning. */
  #comes = false;
  /** True from the beginning of a first match on, so that its table keeps its height. */
  #isFirst = false;

  constructor(host: TableHost, controller: FeatureHost) {
    this.#host = host;
    this.#controller = controller;
  }

  /** The coach mark on the screen, if any. */
  get tip(): Coached | undefined {
    return this.#coach?.tip;
  }

  /** What the game is about; '' where its line is kept free, `undefined` where there is none. */
  get aim(): string | undefined {
    if (!this.#isFirst || this.#controller.table.saysAim) return undefined;
    return this.#coach?.aim ?? '';
  }

  /** True while a mark is shown or on the way, and nobody else may move. */
  get waits(): boolean {
    return this.#comes || (this.#coach?.waits ?? false);
  }

  /** Looks at the picture that has just been drawn: what there is to tell of it. */
  look(): void {
    const {messages} = this.#controller;
    if (this.#coach && this.#coach.locale !== messages?.locale)
      void this.meet().catch(console.error);
    else this.#coach?.look();
  }

  /** Sends the coach away for good; false when no mark is shown. */
  end(): boolean {
    if (!this.#coach?.tip) return false;
    this.#coach.end();
    return true;
  }

  /** Fetches the coach where there is something to tell, and where the browser can remember it. */
  async meet(): Promise<void> {
    const host = this.#host;
    const {entry} = host;
    const {table, messages, session} = this.#controller;
    this.#coach?.leave();
    this.#coach = undefined;
    const plays = host.keptAt !== undefined && !host.readOnly && !host.autoplay;
    const sits = plays && session?.client.seat !== undefined;
    const isNew = sits && entry.tipMessages !== undefined && !told().includes(entry.id);
    this.#isFirst = isNew && keepTold([]); // false where the browser keeps nothing
    if (!this.#isFirst || !messages) return;
    this.#comes = true;
    try {
      await painted(host);
      const {Coach} = await import('../features/coach.js');
      const coach = await Coach.of(host, this.#controller, messages.locale);
      if (this.#controller.table === table) this.#coach = coach;
    } finally {
      this.#comes = false;
      this.#controller.session?.conductor.wake();
      host.requestUpdate();
    }
  }
}
