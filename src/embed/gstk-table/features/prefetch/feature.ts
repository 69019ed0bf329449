import type {FeatureHost} from '../../controller/feature-host.js';
import type {TableHost} from '../../controller/table-host.js';

/** Modules of the table itself. */
const own: readonly (() => Promise<unknown>)[] = [
  () => import('../../frame/idle-setup.js'),
  () => import('../../frame/felt.js'),
  () => import('../command-field/command-field.js'),
];

/** Waits for an idle moment; the timer is for browsers without `requestIdleCallback`. */
const idly = (work: () => void): unknown =>
  ('requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout)(work);

/**
 * Fetches in sequence what the rest of a game may need, once the reader has played and the table is
 * idle, so that the game can be finished offline. Does nothing for readers who save data.
 */
export class Prefetch {
  readonly #host: TableHost;
  readonly #controller: FeatureHost;
  #asked = false;

  constructor(host: TableHost, controller: FeatureHost) {
    this.#host = host;
    this.#controller = controller;
  }

  /** Starts fetching if the table is idle. */
  update(): void {
    const {session} = this.#controller;
    const {saveData} =
      (navigator as {readonly connection?: {readonly saveData?: boolean}}).connection ?? {};
    const rests = session && /asking|stopped|over/.test(session.conductor.doing);
    if (this.#asked || saveData || !rests) return;
    if (session.seating.decisions(session.client.seat ?? -1) === 0) return;
    this.#asked = true;
    idly(() => {
      this.#fetch().catch(() => {
        this.#asked = false; // nobody requested anything: retry at the next idle moment
      });
    });
  }

  async #fetch(): Promise<void> {
    const {prefetch = []} = this.#host.entry;
    const controller = this.#controller;
    const {PanelDrawings} = await import('../../frame/panel-drawings.js');
    await new PanelDrawings(this.#host, controller, () => undefined).fetchAll();
    await controller.table.read('hand', controller.view, controller.renderContext());
    for (const fetch of [...prefetch, ...own]) await fetch();
  }
}
