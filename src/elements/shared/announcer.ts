/**
 * One announcer for each document, in the light DOM, because not all screen readers notice live
 * regions inside shadow roots. It has two regions; messages are added to them and removed later, so
 * that none replaces another before it was read.
 */

/** How a message is announced. */
export interface Announcement {
  /** Interrupts the screen reader; for refusals and a lost connection. */
  readonly assertive?: boolean;
  /** The table that announces; its name is added when another table announced last. */
  readonly from?: string;
  /** The document of the element that announces; this one by default. */
  readonly page?: Document;
}

interface Regions {
  readonly polite: HTMLElement;
  readonly assertive: HTMLElement;
}

/**
 * Milliseconds in which a repeated text counts as one message, since a reader may report an event
 * twice.
 */
const ECHO = 700;
/** A frame in milliseconds: messages within it are joined. */
const FRAME = 16;
/** Milliseconds until screen readers notice a new region. */
const SETTLE = 120;
/** Milliseconds after which a message is removed. */
const STAY = 5000;

let places: {readonly holder: Element; readonly regions: Regions; readonly born: number}[] = [];
/** The regions of a document, oldest first; those of closed frames and windows are forgotten. */
function placesIn(page: Document): typeof places {
  places = places.filter(({holder}) => holder.ownerDocument.defaultView);
  return places.filter(({holder}) => holder.ownerDocument === page);
}

let last = {key: '', time: -Infinity};
let waiting: {readonly page: Document; readonly kind: keyof Regions; readonly text: string}[] = [];
let speaker: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function region(kind: keyof Regions, holder: Element): HTMLElement {
  const element = holder.ownerDocument.createElement('div');
  element.dataset['gstkSays'] = kind;
  element.setAttribute('aria-live', kind);
  element.setAttribute('aria-relevant', 'additions');
  element.setAttribute('aria-atomic', 'false');
  const {style} = element;
  for (const [name, value] of Object.entries({
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '0',
    padding: '0',
    border: '0',
    overflow: 'hidden',
    'clip-path': 'inset(50%)',
    'white-space': 'nowrap',
  }))
    style.setProperty(name, value);
  return holder.appendChild(element);
}

/** Adds live regions to a document. */
function hearIn(holder: Element): void {
  const regions = {polite: region('polite', holder), assertive: region('assertive', holder)};
  places.push({holder, regions, born: performance.now()});
}

function flush(): void {
  timer = undefined;
  const now = waiting;
  waiting = [];
  for (const page of new Set(now.map((one) => one.page)))
    for (const kind of ['assertive', 'polite'] as const) {
      const own = now.filter((one) => one.page === page && one.kind === kind);
      if (own.length > 0) add(page, kind, own.map(({text}) => text).join(' '));
    }
}

/** Adds a message where the document's readers hear it. */
function add(page: Document, kind: keyof Regions, text: string): void {
  const place = placesIn(page).findLast(({holder}) => holder.isConnected);
  const message = page.createElement('div');
  message.textContent = text;
  place?.regions[kind].append(message);
  setTimeout(() => message.remove(), STAY);
}

/** True when all announcements have been added to the page. */
export const isSilent = (): boolean => timer === undefined;

/** Announces a sentence, joined with others of the same frame in their order. */
export function announce(
  text: string,
  {assertive = false, from, page = globalThis.document}: Announcement = {},
): void {
  if (!(page as Document | undefined)?.defaultView || !text) return;
  if (!placesIn(page).some(({holder}) => holder === page.body)) hearIn(page.body);
  const now = performance.now();
  const key = `${from ?? ''} ${text}`;
  if (key === last.key && now - last.time < ECHO) return;
  last = {key, time: now};
  const other = from !== undefined && speaker !== undefined && speaker !== from;
  if (from !== undefined) speaker = from;
  const kind = assertive ? 'assertive' : 'polite';
  waiting.push({page, kind, text: other ? `${from}: ${text}` : text});
  const youngest = placesIn(page).at(-1)!.born;
  timer ??= setTimeout(flush, Math.max(FRAME, youngest + SETTLE - now));
}
