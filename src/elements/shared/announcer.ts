import {GstkElement} from './gstk-element.js';
import {viewOf} from './realm.js';

/**
 * Two live regions for each table, as children of its element: anything that exposes or hides the table,
 * such as a modal dialog, a popover or full screen, does the same to them, and they move with the table.
 * They are in the light DOM, because not all screen readers notice live regions inside shadow roots.
 * Messages are added to their lines and removed later, so that none replaces another before it is read.
 */

/** How a message is announced. */
export interface Announcement {
  /** Interrupts the screen reader; for refusals and a lost connection. */
  readonly assertive?: boolean;
  /** The table that announces; its name is added when another table announced last. */
  readonly from?: string;
}

const KINDS = ['assertive', 'polite'] as const;
type Kind = (typeof KINDS)[number];
const SLOT = 'gstk-says';

/**
 * Milliseconds in which a repeated text counts as one message, since a reader may report an event
 * twice.
 */
const ECHO = 700;
/** Milliseconds until a message that interrupts is added. */
const FRAME = 16;
/** Milliseconds in which other messages are joined. */
const JOIN = 100;
/** Milliseconds between two additions to a region, so that what belongs together is joined. */
const GAP = 300;
/**
 * Milliseconds to wait at most for a frame. Firefox reports all additions of one frame at once, in any
 * order, and a message that comes with its region not as one; a page in the background has no frames.
 */
const MOST = 2000;
/**
 * Lines of a region, which take the messages in turn. Orca 43 drops an addition when it learns of a
 * later one to the same element first, as on a busy machine.
 */
const LINES = 4;
/** Milliseconds until screen readers notice a new region. */
const SETTLE = 120;
/** Milliseconds after which a message is removed. */
const STAY = 5000;
/** A region takes no room and lies within its element, whatever a page's styles say about `div`s. */
const UNSEEN = {
  position: 'absolute',
  inset: '0 auto auto 0',
  display: 'block',
  width: '1px',
  height: '1px',
  'min-width': '0',
  'min-height': '0',
  margin: '0',
  padding: '0',
  border: '0',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
};

let last = {key: '', time: -Infinity};
let waiting: {readonly home: HTMLElement; readonly kind: Kind; readonly text: string}[] = [];
let speaker: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastAddition = -Infinity;
let line = 0;
/** When a region was last changed, until the page has painted it. */
let changed: number | undefined;

/** When each region was made. */
const births = new WeakMap<Element, number>();

/** The element in the page that `element` is a part of, such as the table of a log. */
function homeOf(element: HTMLElement): HTMLElement {
  const {host} = element.getRootNode() as ShadowRoot;
  return host instanceof GstkElement ? homeOf(host) : element;
}

/** Notes that a region of an element has changed. */
function awaitPaint(home: HTMLElement): void {
  const time = (changed = performance.now());
  viewOf(home).requestAnimationFrame(() =>
    setTimeout(() => {
      if (changed === time) changed = undefined;
    }),
  );
}

/** A live region of an element, made again if a page has morphed it away or copied it. */
function regionOf(home: HTMLElement, kind: Kind): HTMLElement {
  const there = home.querySelector<HTMLElement>(`:scope > [data-gstk-says=${kind}]`);
  if (there?.childElementCount === LINES && births.has(there)) return there;
  there?.remove();
  const region = home.ownerDocument.createElement('div');
  region.dataset['gstkSays'] = kind;
  region.slot = SLOT;
  region.setAttribute('aria-live', kind);
  region.setAttribute('aria-relevant', 'additions');
  // Firefox exposes no plain `div` without text.
  for (let n = 0; n < LINES; n++)
    region.append(Object.assign(home.ownerDocument.createElement('div'), {ariaAtomic: 'false'}));
  for (const [name, value] of Object.entries(UNSEEN))
    region.style.setProperty(name, value, 'important');
  home.prepend(region);
  births.set(region, performance.now());
  awaitPaint(home);
  return region;
}

/** Both regions of an element; returns when the younger was made. */
function readyRegions(home: HTMLElement): number {
  const root = home.shadowRoot!;
  if (!root.querySelector(`[name=${SLOT}]`)) {
    const slot = home.ownerDocument.createElement('slot');
    slot.name = SLOT;
    root.prepend(slot);
  }
  return Math.max(...KINDS.map((kind) => births.get(regionOf(home, kind))!));
}

function flush(): void {
  const time = performance.now();
  timer = changed === undefined || time > changed + MOST ? undefined : setTimeout(flush, FRAME);
  if (timer !== undefined) return;
  lastAddition = time;
  const now = waiting;
  waiting = [];
  for (const home of new Set(now.map((one) => one.home)))
    for (const kind of KINDS) {
      const own = now.filter((one) => one.home === home && one.kind === kind);
      if (own.length > 0) add(home, kind, own.map(({text}) => text).join(' '));
    }
}

/** Adds a message to a region of an element, and removes it later. */
function add(home: HTMLElement, kind: Kind, text: string): void {
  const message = home.ownerDocument.createElement('div');
  message.textContent = text;
  regionOf(home, kind).children[line++ % LINES]!.append(message);
  awaitPaint(home);
  setTimeout(() => message.remove(), STAY);
}

/** True when all announcements have been added to the page. */
export const isSilent = (): boolean => timer === undefined;

/** Announces a sentence of an element, joined with others of the same moment in their order. */
export function announce(
  text: string,
  element: HTMLElement,
  {assertive = false, from}: Announcement = {},
): void {
  if (!element.isConnected || !element.ownerDocument.defaultView || !text) return;
  const now = performance.now();
  const key = `${from ?? ''} ${text}`;
  if (key === last.key && now - last.time < ECHO) return;
  last = {key, time: now};
  const other = from !== undefined && speaker !== undefined && speaker !== from;
  if (from !== undefined) speaker = from;
  const home = homeOf(element);
  const kind = assertive ? 'assertive' : 'polite';
  waiting.push({home, kind, text: other ? `${from}: ${text}` : text});
  const due = assertive ? [FRAME] : [JOIN, lastAddition + GAP - now];
  const wait = Math.max(...due, readyRegions(home) + SETTLE - now);
  if (assertive) clearTimeout(timer);
  else if (timer !== undefined) return;
  timer = setTimeout(flush, wait);
}
