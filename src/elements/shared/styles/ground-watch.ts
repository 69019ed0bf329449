import type {ReactiveController, ReactiveElement} from '@lit/reactive-element';
import {viewOf} from '../realm.js';
import {onDarkGround} from './ground.js';

/** Milliseconds in which most pages fade between colour schemes. */
const FADE = 500;

/** All watchers; one observer serves a whole page. */
const watching = new Set<GroundWatch>();
const known = new WeakSet<ReactiveElement>();

const look = (): void => {
  for (const watch of watching) watch.look();
};
/** Looks at once, and again when the page has faded. */
const changed = (): void => {
  look();
  setTimeout(look, FADE);
};

const started = new WeakSet<Document>();
/**
 * A theme is switched by an attribute of a page's root or body, or by the system. Colours that fade
 * slowly, or that a busy machine draws late, are there at the end of a transition.
 */
function start(element: Element): void {
  const view = viewOf(element);
  const {documentElement, body} = view.document;
  if (started.has(view.document)) return;
  started.add(view.document);
  const observer = new view.MutationObserver(changed);
  for (const root of [documentElement, body]) observer.observe(root, {attributes: true});
  documentElement.addEventListener('transitionend', ({propertyName}) => {
    if (propertyName === 'color') look();
  });
  view.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', changed);
}

/** Tells an element, while it is connected, when the page around it becomes dark or light. */
class GroundWatch implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #tell: (dark: boolean) => void;

  constructor(host: ReactiveElement, tell: (dark: boolean) => void) {
    this.#host = host;
    this.#tell = tell;
  }

  hostConnected(): void {
    start(this.#host);
    watching.add(this);
    this.look(); // the page may have changed while the element was disconnected
  }

  hostDisconnected(): void {
    watching.delete(this);
  }

  look(): void {
    this.#tell(onDarkGround(this.#host));
  }
}

/** Starts watching the ground of an element (see `onDarkGround`); repeated calls have no effect. */
export function watchGround(host: ReactiveElement, tell: (dark: boolean) => void): void {
  if (known.has(host)) return;
  known.add(host);
  host.addController(new GroundWatch(host, tell));
}
