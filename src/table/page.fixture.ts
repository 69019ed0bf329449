import {
  emulateMedia,
  executeServerCommand,
  resetMouse,
  setViewport,
} from '@web/test-runner-commands';
import {frames} from '../elements/shared/until.fixture.js';

export {frames, later, stopClock, until} from '../elements/shared/until.fixture.js';

/** The page around a table: time, focus, elements, and the cleanup between tests. */

/** The focused element, through all shadow roots. */
export function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** All elements below a node, through open shadow roots. */
export function* everything(node: ParentNode): Generator<Element> {
  for (const child of node.children) {
    yield child;
    if (child.shadowRoot) yield* everything(child.shadowRoot);
    yield* everything(child);
  }
}

/** The normalized text of an element. */
export const text = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The centre of an element on the page, in pixels. */
export const middle = (element: Element): [x: number, y: number] => {
  const {x, y, width, height} = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};

/** The centre of a visible element, once it has stopped moving. */
export async function aim(element: Element): Promise<[x: number, y: number]> {
  let [x, y] = [NaN, NaN];
  for (let moves = 0; moves < 600; moves++) {
    element.scrollIntoView({block: 'nearest'}); // a page that still changes may move it out of sight
    await frames(1);
    const now = middle(element);
    if (now[0] === x && now[1] === y) return now;
    [x, y] = now;
  }
  throw new Error(`${element.localName} does not stop moving`);
}

/** Switches touch emulation on or off. */
export const touchScreen = (on: boolean): Promise<unknown> =>
  executeServerCommand('touch-screen', {on});

/** Sets the browser's data-saving flag. */
export const savesData = (saveData: boolean): unknown =>
  Object.defineProperty(navigator, 'connection', {value: {saveData}, configurable: true});

/**
 * Blocks all requests to `src/`. The returned function restores them and lists the blocked requests.
 */
export async function cutOff(): Promise<() => Promise<readonly string[]>> {
  await executeServerCommand('network', {on: false});
  return () => executeServerCommand('network', {on: true});
}

/** Whether the mouse is anywhere but in the corner in which a reset leaves it. */
let mouseIsOut = false;
for (const type of ['mousemove', 'mouseover', 'mousedown'] as const)
  addEventListener(
    type,
    ({isTrusted, clientX, clientY}) => {
      if (isTrusted) mouseIsOut = clientX !== 0 || clientY !== 0;
    },
    {capture: true},
  );

const MEDIA = {forcedColors: 'none', reducedMotion: 'no-preference', colorScheme: 'light'} as const;
const MEDIA_QUERY =
  '(forced-colors: none) and (prefers-reduced-motion: no-preference) and (prefers-color-scheme: light)';
const VIEWPORT = {width: 1100, height: 900};

/**
 * Resets the browser between tests, and clears what tables have kept. It is asked only for what has
 * changed: each question goes through two processes, and counts as lost where it takes 20 s.
 */
export async function clean(): Promise<void> {
  for (const table of document.querySelectorAll('king-game, gstk-table, [data-under-test]'))
    table.remove();
  for (const message of document.querySelectorAll('[data-gstk-says] > * > *')) message.remove();
  localStorage.clear();
  document.documentElement.removeAttribute('style');
  document.documentElement.lang = 'en';
  if (!matchMedia(MEDIA_QUERY).matches) await emulateMedia(MEDIA);
  if (mouseIsOut) await resetMouse();
  mouseIsOut = false;
  if (innerWidth !== VIEWPORT.width || innerHeight !== VIEWPORT.height) await setViewport(VIEWPORT);
}

/** A separate page, in a frame. */
export async function page(body: string): Promise<{readonly doc: Document; close(): void}> {
  const frame = document.createElement('iframe');
  frame.width = '700';
  frame.height = '900';
  frame.srcdoc = `<!doctype html><html lang="en"><body>${body}</body></html>`;
  document.body.append(frame);
  await new Promise((done) => frame.addEventListener('load', done, {once: true}));
  return {doc: frame.contentDocument!, close: () => frame.remove()};
}
export async function load(doc: Document, path: string): Promise<void> {
  const script = doc.createElement('script');
  script.type = 'module';
  script.src = path;
  const loaded = new Promise((done) => script.addEventListener('load', done, {once: true}));
  doc.body.append(script);
  await loaded;
}
