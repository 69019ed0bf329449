import type {Tip} from '../../../elements/scene.js';
import type {FeatureHost} from '../controller/feature-host.js';
import {keepTold, told} from '../controller/told.js';

/** A coach mark on the screen. */
export interface Coached {
  readonly at: Tip['at'];
  readonly say: string;
  readonly why: string;
  /** Closes it; the next one comes at its own moment. */
  close(): void;
}

/**
 * Tells a reader who plays for the first time what the table shows: at most three marks, each at the
 * first moment that its part is used, in place of the prompt. Nobody else moves while one is shown.
 */
export class Coach {
  readonly #controller: FeatureHost;
  readonly #tips: readonly Tip[];
  readonly #family: string;
  readonly #onChange: () => void;
  #told: readonly string[];
  #shown: Tip | undefined;

  constructor(controller: FeatureHost, tips: readonly Tip[], family: string, onChange: () => void) {
    this.#controller = controller;
    this.#tips = tips;
    this.#family = family;
    this.#onChange = onChange;
    const before = told(family);
    this.#told = before === 'all' ? tips.map(({id}) => id) : before;
  }

  /** True while a mark is shown, and nobody else may move. */
  get waits(): boolean {
    return this.#due !== undefined;
  }

  /** The mark to show now. */
  tip(): Coached | undefined {
    const due = this.#due;
    // What has been shown and is over, since the reader went on, has been told.
    if (this.#shown && this.#shown !== due) this.#tell([this.#shown.id]);
    const isNew = due !== this.#shown;
    this.#shown = due;
    if (!due) return undefined;
    const {view, announcer} = this.#controller;
    const [say, why] = due.say(view, this.#controller.renderContext());
    if (isNew) announcer.say(`${say}. ${why}`);
    return {at: due.at, say, why, close: () => this.#close([due])};
  }

  /** Closes all marks for good. */
  end(): void {
    this.#close(this.#tips);
  }

  #close(tips: readonly Tip[]): void {
    this.#tell(tips.map(({id}) => id));
    this.#shown = undefined;
    this.#controller.session?.conductor.wake();
    this.#onChange();
  }

  get #due(): Tip | undefined {
    const {session, stage, features} = this.#controller;
    if (stage !== 'ready' || !session || features?.people !== undefined) return undefined;
    const {doing, view} = session.conductor;
    if (doing === 'over') this.#tell(this.#tips.map(({id}) => id));
    if ((doing !== 'rest' && doing !== 'asking') || features?.asks) return undefined;
    const ctx = this.#controller.renderContext();
    return this.#tips.find((tip) => !this.#told.includes(tip.id) && tip.when(view, ctx));
  }

  #tell(ids: readonly string[]): void {
    if (ids.every((id) => this.#told.includes(id))) return;
    this.#told = [...new Set([...this.#told, ...ids])];
    const all = this.#tips.every(({id}) => this.#told.includes(id));
    keepTold(this.#family, all ? 'all' : this.#told);
  }
}
