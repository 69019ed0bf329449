import type {ReactiveControllerHost, ReactiveElement} from '@lit/reactive-element';

/** A table or an example of the page, whose phase a chart shows. */

/** The members of a followed element that a chart reads. */
interface FollowedElement extends ReactiveElement {
  /** A table's view. */
  readonly view?: {readonly phase: string; readonly seats?: number} | undefined;
  /** An example's phase. */
  readonly phase?: string | undefined;
  readonly ready?: Promise<void>;
  /** The id of the game in the catalogue. */
  readonly entry?: {readonly id: string};
  readonly gameId?: string;
}

/** The phase and the game that an element shows, and the number of players of its match. */
export interface FollowedPhase {
  readonly phase: string | undefined;
  readonly seats: number | undefined;
  readonly game: string | undefined;
}

/** Follows the element with an id in the same document or shadow root; waits until it is there. */
export class ElementFollower {
  readonly #id: string;
  readonly #root: Document | ShadowRoot;
  readonly #see: (seen: FollowedPhase) => void;
  #element: FollowedElement | undefined;
  readonly #watch = new MutationObserver(() => this.#find());
  readonly #controller = {hostUpdated: (): void => this.#hear()};

  constructor(root: Document | ShadowRoot, id: string, see: (seen: FollowedPhase) => void) {
    [this.#root, this.#id, this.#see] = [root, id, see];
    this.#watch.observe(root, {childList: true, subtree: true, attributeFilter: ['id']});
    this.#find();
  }

  /** Whether the page has such an element, even if its tag is still to be defined. */
  get isFound(): boolean {
    return this.#root.getElementById(this.#id) !== null;
  }

  stop(): void {
    this.#watch.disconnect();
    this.#leave();
  }

  readonly #tell = (): void => {
    const {view, phase, entry, gameId} = this.#element ?? {};
    this.#see({
      phase: view?.phase ?? phase,
      seats: view?.seats,
      game: entry?.id ?? (gameId === '' ? undefined : gameId),
    });
  };

  #leave(): void {
    this.#element?.removeController(this.#controller);
    this.#element?.removeEventListener('gstk-step-changed', this.#tell);
    this.#element = undefined;
  }

  #find(): void {
    const found = this.#root.getElementById(this.#id);
    if (found === this.#element) return;
    this.#leave();
    if (!found) return;
    if (!('addController' in found)) {
      // Its script is still to come.
      void customElements.whenDefined(found.localName).then(() => this.#find());
      return;
    }
    const host = found as unknown as FollowedElement & ReactiveControllerHost;
    this.#element = host;
    host.addController(this.#controller);
    host.addEventListener('gstk-step-changed', this.#tell);
    this.#hear();
  }

  /** Tells of the element now, and once more when its lesson is loaded: before, an example has no phase. */
  #hear(): void {
    this.#tell();
    void this.#element?.ready?.then(this.#tell, () => undefined);
  }
}
