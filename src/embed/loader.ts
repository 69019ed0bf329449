import {setting} from '../elements/index.js';
import {isChallenged} from '../table/challenged.js';
import {hostOf, isElement, Nearness} from '../elements/shared/index.js';
import {onAttachShadow} from './on-attach-shadow.js';
import {isPlain} from '../table/first-picture/plain.js';
import type {FirstPictures} from '../table/first-picture/show.js';
import {isServed, untilTouched} from './game-example/loading/server-rendered.js';
import {PICTURED} from './pictured.js';

/**
 * Imports a tag's module when the first element of that tag comes near the viewport, so that a page
 * loads only what it shows. If that element is a table, its game is fetched in parallel with the tag.
 * Later tables fetch their own games when they come near.
 *
 * The games themselves are in files that come later: a page that shows first pictures waits for this one.
 */

const modules = {
  'crown-game': () => import('./crown-game/crown-game.js'),
  'crush-game': () => import('./crush-game/crush-game.js'),
  'game-chart': () => import('./game-chart/game-chart.js'),
  // A review imports the class too: a module of its own that registers it would be one more request.
  'game-example': () =>
    Promise.all([
      import('./game-example/game-example.component.js'),
      import('../elements/shared/define.js'),
    ]).then(([{GameExample}, {define}]) => {
      define('game-example', GameExample);
    }),
  'gstk-table': () => import('./gstk-table/gstk-table.js'),
  'king-game': () => import('./king-game/king-game.js'),
  'kingdom-game': () => import('./kingdom-game/kingdom-game.js'),
  'playing-card': () => import('./playing-card/playing-card.js'),
} as const satisfies Partial<Record<keyof HTMLElementTagNameMap, () => Promise<unknown>>>;

export type Tag = keyof typeof modules;

/** What shows tables before their tag has come: all tags that are tables have it. */
const pictures: Partial<Record<Tag, () => Promise<{readonly pictures: FirstPictures}>>> = {
  'crown-game': () => import('./crown-game/first-pictures.js'),
  'crush-game': () => import('./crush-game/first-pictures.js'),
  'gstk-table': () => import('./gstk-table/first-pictures.js'),
  'king-game': () => import('./king-game/first-pictures.js'),
  'kingdom-game': () => import('./kingdom-game/first-pictures.js'),
};

/** All public tags. */
export const TAGS = Object.keys(modules) as readonly Tag[];

/** The distance from the viewport at which an element is loaded, in pixels. */
const MARGIN = 600;

const started = new Map<Tag, Promise<void>>();

/**
 * Loads and registers one tag, once. Rejects when the module cannot be fetched; the next call tries
 * again. In Node the module is loaded without registering anything.
 */
export function loadTag(tag: Tag): Promise<void> {
  const before = started.get(tag);
  if (before) return before;
  const now = modules[tag]().then(
    () => undefined,
    (error: unknown) => {
      started.delete(tag);
      throw error;
    },
  );
  started.set(tag, now);
  return now;
}

/** The tags whose tables are shown as pictures first; their modules are requested once those are drawn. */
const shownFirst = new Set<Tag>();

/** Whether a tag is neither requested here nor registered by another copy of the library. */
const isMissing = (tag: Tag): boolean =>
  !started.has(tag) && !shownFirst.has(tag) && !customElements.get(tag);

/** Loads the tag of an element, and what a table or an example will request. */
function loadFor(element: Element): Promise<void> {
  const tag = element.localName as Tag;
  // An error is ignored here: the element requests the same again and reports failures.
  if (tag in pictures || tag === 'game-example')
    import('./load-ahead.js').then(({loadAhead}) => loadAhead(element)).catch(() => undefined);
  return loadTag(tag);
}

/** Whether a table will begin as its drawing shows it. */
function isPictured(element: Element): boolean {
  const {localName} = element;
  const name = element.getAttribute(localName === 'gstk-table' ? 'game' : 'variant') ?? '';
  const isDrawn = PICTURED[localName]?.includes(name) ?? false;
  return isDrawn && document.contains(element) && isPlain(element);
}

/** Shows the first pictures of the tables of a tag, then loads it. */
async function loadShown(element: Element): Promise<void> {
  const tag = element.localName as Tag;
  shownFirst.add(tag);
  try {
    const [{beginWithPictures}, shown] = await Promise.all([
      import('../table/first-picture/begin.js'),
      pictures[tag]!(),
    ]);
    beginWithPictures(tag, shown.pictures, () => loadFor(element));
  } catch {
    // The table comes without a picture.
    await loadFor(element);
  } finally {
    shownFirst.delete(tag);
  }
}

/** Whether the shadow root of an element may hold tags of its page: those of our own elements do not. */
const isForeign = ({localName}: Element): boolean =>
  !localName.startsWith('gstk-') && !TAGS.includes(localName as Tag);

/**
 * Loads each tag below `root` (the document, or a shadow root) as its elements come near the viewport,
 * including elements added later, and elements in shadow roots: all open ones, and those that are
 * attached from then on. Returns a function that stops it. Never throws: a module that cannot
 * be fetched is reported on the console, the elements keep their fallback content, and the next element
 * of that tag tries again. Does nothing where there is no document.
 */
export function autoload(root?: Document | ShadowRoot | Element): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const nearness = new Nearness(MARGIN, (near) => near.forEach(wanted));
  /** The elements that wait for each observed box. */
  const waiting = new WeakMap<Element, Set<Element>>();

  const load = (element: Element): void => {
    const tag = element.localName as Tag;
    if (!isMissing(tag)) return;
    const loaded = isPictured(element) ? loadShown(element) : loadFor(element);
    loaded.catch((error: unknown) => console.error(error));
  };
  const wanted = (box: Element): void => {
    waiting.get(box)?.forEach(load);
    waiting.delete(box);
  };
  const found = (element: Element): void => {
    if (!isMissing(element.localName as Tag)) return;
    // A table anywhere on the page may be the one that a challenge is for.
    if (
      setting(element, 'loading') === 'eager' ||
      (isChallenged() && element.localName in pictures)
    ) {
      load(element);
      return;
    }
    if (isServed(element)) {
      untilTouched(element, () => loadFor(element));
      return;
    }
    // Pages may hide undefined elements. An element without a box never comes near, so its parent is
    // observed.
    const hidden = getComputedStyle(element).display === 'none';
    const around = element.parentElement ?? hostOf(element.getRootNode());
    const box = (hidden ? around : null) ?? element;
    waiting.set(box, (waiting.get(box) ?? new Set()).add(element));
    nearness.add(box);
  };

  const whole = root ?? document;
  const known = new WeakSet<Node>();
  const see = (element: Element): void => {
    if (TAGS.includes(element.localName as Tag)) found(element);
    else if (element.shadowRoot && isForeign(element)) watch(element.shadowRoot);
  };
  const scan = (node: Node): void => {
    if (isElement(node)) see(node);
    if ('querySelectorAll' in node) (node as ParentNode).querySelectorAll('*').forEach(see);
  };
  /** Looks for tags in a root, now and later. */
  const watch = (place: Node): void => {
    if (known.has(place)) return;
    known.add(place);
    added.observe(place, {childList: true, subtree: true});
    scan(place);
  };
  const added = new MutationObserver((records) => {
    for (const {addedNodes} of records) addedNodes.forEach(scan);
    if (TAGS.every((tag) => customElements.get(tag))) end();
  });
  // No event reports a new root.
  const forget = onAttachShadow((host, shadow) => {
    const isInside = whole === document || known.has(host.getRootNode()) || whole.contains(host);
    if (isInside && isForeign(host)) watch(shadow);
  });
  const end = (): void => {
    forget();
    added.disconnect();
  };
  watch(whole);
  // The parser attaches declared roots without a script or an event.
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => scan(whole), {once: true});
  return () => {
    end();
    nearness.clear();
  };
}
