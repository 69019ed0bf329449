import {
  emulateMedia,
  executeServerCommand,
  resetMouse,
  setViewport,
} from '@web/test-runner-commands';
import {frames} from '../../elements/internal/until.fixture.js';

export {frames, later, until} from '../../elements/internal/until.fixture.js';

/** The page on which a table lies: time, focus, elements, and how it is found by the next test. */

/** The element that has focus, inside whatever shadow roots. */
export function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** Every element below a node, through open shadow roots. */
export function* everything(node: ParentNode): Generator<Element> {
  for (const child of node.children) {
    yield child;
    if (child.shadowRoot) yield* everything(child.shadowRoot);
    yield* everything(child);
  }
}

/** The words of an element. */
export const text = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The middle of an element on the page, in pixels. */
export const middle = (element: Element): [x: number, y: number] => {
  const {x, y, width, height} = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};

/** The middle of an element that is in sight, once it has stopped moving. */
export async function aim(element: Element): Promise<[x: number, y: number]> {
  element.scrollIntoView({block: 'nearest'});
  for (let [x, y] = middle(element); ;) {
    await frames(1);
    const now = middle(element);
    if (now[0] === x && now[1] === y) return now;
    [x, y] = now;
  }
}

/** Gives the page a touch screen, or takes it away. */
export const touchScreen = (on: boolean): Promise<unknown> =>
  executeServerCommand('touch-screen', {on});

/** Whoever reads the page saves data, or no longer. */
export const savesData = (saveData: boolean): unknown =>
  Object.defineProperty(navigator, 'connection', {value: {saveData}, configurable: true});

/** Cuts the page off: nothing of `src/` can be fetched. The way back tells what was asked for meanwhile. */
export async function cutOff(): Promise<() => Promise<readonly string[]>> {
  await executeServerCommand('network', {on: false});
  return () => executeServerCommand('network', {on: true});
}

/** Puts the browser back as every test finds it, and forgets what tables have kept. */
export async function clean(): Promise<void> {
  for (const table of document.querySelectorAll('king-game, gstk-table, [data-under-test]'))
    table.remove();
  for (const region of document.querySelectorAll('[data-gstk-says]')) region.replaceChildren();
  localStorage.clear();
  document.documentElement.removeAttribute('style');
  document.documentElement.lang = 'en';
  await emulateMedia({forcedColors: 'none', reducedMotion: 'no-preference', colorScheme: 'light'});
  await resetMouse();
  await setViewport({width: 1100, height: 900});
}

/** A page of its own, in a frame. */
export async function page(body: string): Promise<{readonly doc: Document; close(): void}> {
  const frame = document.createElement('iframe');
  frame.width = '700';
  frame.height = '900';
  frame.srcdoc = `<!doctype html><html lang="en"><body>${body}</body></html>`;
  document.body.append(frame);
  await new Promise((done) => frame.addEventListener('load', done, {once: true}));
  return {doc: frame.contentDocument!, close: () => frame.remove()};
}
/** Loads a module into a page. */
export async function load(doc: Document, path: string): Promise<void> {
  const script = doc.createElement('script');
  script.type = 'module';
  script.src = path;
  const loaded = new Promise((done) => script.addEventListener('load', done, {once: true}));
  doc.body.append(script);
  await loaded;
}
