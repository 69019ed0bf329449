import type {FeatureHost} from '../controller/feature-host.js';
import type {TableHost} from '../controller/table-host.js';

/** Of the table itself. */
const own: readonly (() => Promise<unknown>)[] = [
  () => import('./idle-setup.js'),
  () => import('./felt.js'),
  () => import('../controller/bot-levels.js'),
  () => import('../keys/command-field.js'),
];

/** Once the page has time for it; the timer is for browsers that do not tell. */
const idly = (work: () => void): unknown =>
  ('requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout)(work);

/**
 * Once its reader has played and is asked again, a table fetches quietly, one thing after another, what
 * a game alone can still ask for: so it is played to its end when the network goes. Whoever saves data
 * gets each part when it is wanted.
 */
export class Prefetch {
  readonly #host: TableHost;
  readonly #controller: FeatureHost;
  #asked = false;

  constructor(host: TableHost, controller: FeatureHost) {
    this.#host = host;
    this.#controller = controller;
  }

  /** The table may rest now. */
  update(): void {
    const {session} = this.#controller;
    const {saveData} =
      (navigator as {readonly connection?: {readonly saveData?: boolean}}).connection ?? {};
    const rests = session && /asking|stopped|over/.test(session.conductor.doing);
    if (this.#asked || saveData || !rests || !session.match.decided(session.client.seat ?? -1))
      return;
    this.#asked = true;
    idly(() => {
      this.#fetch().catch(() => {
        this.#asked = false; // nobody has asked for it; the next time the table rests it is tried again
      });
    });
  }

  async #fetch(): Promise<void> {
    const {prefetch = []} = this.#host.entry;
    const controller = this.#controller;
    const {PanelDrawings} = await import('../frame/panel-drawings.js');
    await new PanelDrawings(this.#host, controller, () => undefined).fetchAll();
    await controller.table.read('hand', controller.view, controller.renderContext());
    for (const fetch of [...prefetch, ...own]) await fetch();
  }
}
