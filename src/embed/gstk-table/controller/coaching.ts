import {painted} from '../../../elements/internal/painted.js';
import type {Coach, Coached} from '../features/coach.js';
import type {FeatureHost} from './feature-host.js';
import type {TableHost} from './table-host.js';
import {keepTold, told} from './told.js';

/** The coach of a reader who plays a family of games for the first time; fetched for nobody else. */
export class Coaching {
  readonly #host: TableHost;
  readonly #controller: FeatureHost;
  #coach: Coach | undefined;
  /** True while the coach is on the way: what it tells first is about the beginning. */
  #comes = false;

  constructor(host: TableHost, controller: FeatureHost) {
    this.#host = host;
    this.#controller = controller;
  }

  /** The coach mark on the screen, if any. */
  get tip(): Coached | undefined {
    return this.#coach?.tip();
  }

  /** True while a mark is shown or on the way, and nobody else may move. */
  get waits(): boolean {
    return this.#comes || (this.#coach?.waits ?? false);
  }

  /** Sends the coach away for good; false when no mark is shown. */
  end(): boolean {
    if (!this.#coach?.waits) return false;
    this.#coach.end();
    return true;
  }

  /** Fetches the coach where there is something to tell, and where the browser can remember it. */
  async meet(): Promise<void> {
    const {tips} = this.#controller.table;
    const {family} = this.#host.entry;
    this.#coach = undefined;
    const before = told(family);
    if (!tips || this.#host.keptAt === undefined || before === 'all') return;
    if (!keepTold(family, before)) return; // the browser keeps nothing
    this.#comes = true;
    try {
      await painted(this.#host);
      const [{Coach}, all] = await Promise.all([import('../features/coach.js'), tips()]);
      if (this.#controller.table.tips === tips)
        this.#coach = new Coach(this.#controller, all, family, () => this.#host.requestUpdate());
    } finally {
      this.#comes = false;
      this.#controller.session?.conductor.wake();
      this.#host.requestUpdate();
    }
  }
}
