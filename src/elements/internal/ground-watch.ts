import type {ReactiveController, ReactiveElement} from '@lit/reactive-element';
import {onDarkGround} from './ground.js';

/** Milliseconds in which most pages fade from one scheme to the other. */
const FADE = 500;

/** All that watch; one observer serves a page. */
const watching = new Set<GroundWatch>();
const known = new WeakSet<ReactiveElement>();

const look = (): void => {
  for (const watch of watching) watch.look();
};
/** Now, and again when the page has faded. */
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

/** Tells an element when the page round it becomes dark or light, as long as it is on the page. */
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
    this.look(); // the page may have changed since the element has read it
  }

  hostDisconnected(): void {
    watching.delete(this);
  }

  look(): void {
    this.#tell(onDarkGround(this.#host));
  }
}

/** Watches the ground of an element (see `onDarkGround`) from now on; once is enough. */
export function watchGround(host: ReactiveElement, tell: (dark: boolean) => void): void {
  if (known.has(host)) return;
  known.add(host);
  host.addController(new GroundWatch(host, tell));
}
