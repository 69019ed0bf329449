import type {TableController} from './controller.js';
import type {TableOwner} from './owner.js';

type Fetch = () => Promise<unknown>;

/** By family or game, what its table and its bot ask for some time, beside panels, readings and speech. */
const parts: Readonly<Record<string, readonly Fetch[]>> = {
  king: [
    () => import('../../games/king/position/proof.js'),
    () => import('../../games/king/bot/reasons.js'),
    () => import('../../games/king/bot/choices.js'),
    () => import('../../games/king/table/ending.js'),
    () => import('../../games/king/table/panels/review.js'),
  ],
};

/** Of the table itself. */
const own: readonly Fetch[] = [
  () => import('./at-rest.js'),
  () => import('./felt.js'),
  () => import('./levels.js'),
  () => import('./command-field.js'),
];

/** Once the page has time for it; the timer is for browsers that do not tell. */
const idly = (work: () => void): unknown =>
  ('requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout)(work);

/**
 * Once its reader has played and is asked again, a table fetches quietly, one thing after another, what
 * a game alone can still ask for: so it is played to its end when the network goes. Whoever saves data
 * gets each part when it is wanted.
 */
export class Ahead {
  readonly #host: TableOwner;
  readonly #controller: TableController;
  #asked = false;

  constructor(host: TableOwner, controller: TableController) {
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
    const {id, family} = this.#host.entry;
    const controller = this.#controller;
    const {PanelDrawings} = await import('./panel-drawings.js');
    await new PanelDrawings(this.#host, controller, () => undefined).fetchAll();
    await controller.table.read('hand', controller.view, controller.renderContext());
    for (const fetch of [...(parts[id] ?? parts[family] ?? []), ...own]) await fetch();
  }
}
