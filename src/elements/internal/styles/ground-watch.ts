import type {ReactiveController, ReactiveElement} from '@lit/reactive-element';
import {onDarkGround} from './ground.js';

/** Milliseconds in which most pages fade between colour schemes. */
const FADE = 500;

/** All watchers; one observer serves the whole page. */
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

let started = false;
/** A theme is switched by an attribute of the page's root or body, or by the system. */
function start(): void {
  if (started) return;
  started = true;
  const observer = new MutationObserver(changed);
  for (const root of [document.documentElement, document.body])
    observer.observe(root, {attributes: true});
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', changed);
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
    start();
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
