/**
 * One announcer for each document, in the light DOM: a screen reader is not sure to hear live regions
 * inside shadow roots. Two regions stand there from the first word on; messages are added to them
 * and taken away later, so that none replaces another before it was read.
 */

/** How a message is said. */
export interface Announcement {
  /** Interrupts what is being read; for refusals and a lost connection. */
  readonly assertive?: boolean;
  /** Who speaks: named when another table spoke last. */
  readonly from?: string;
}

interface Regions {
  readonly polite: HTMLElement;
  readonly assertive: HTMLElement;
}

/** The same words again within this time are one message: a reader may report an event twice. */
const ECHO = 700;
/** A frame: what is said within it is joined. */
const FRAME = 16;
/** A region that has just come needs a moment until readers know it. */
const SETTLE = 120;
/** How long a message stays. */
const STAY = 5000;

const places: {readonly holder: Element; readonly regions: Regions; readonly born: number}[] = [];
let last = {key: '', time: -Infinity};
const waiting: Record<keyof Regions, string[]> = {polite: [], assertive: []};
let speaker: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function region(kind: keyof Regions, holder: Element): HTMLElement {
  const element = document.createElement('div');
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

/**
 * Lets announcements be heard inside an element while the rest of the page is inert, as it is under a
 * modal dialog. Call the answer when it closes.
 */
export function hearIn(holder: Element): () => void {
  const regions = {polite: region('polite', holder), assertive: region('assertive', holder)};
  const place = {holder, regions, born: performance.now()};
  places.push(place);
  return () => {
    const at = places.indexOf(place);
    if (at >= 0) places.splice(at, 1);
    regions.polite.remove();
    regions.assertive.remove();
  };
}

function flush(): void {
  timer = undefined;
  const place = places.findLast(({holder}) => holder.isConnected);
  if (!place) return;
  for (const kind of ['assertive', 'polite'] as const) {
    const text = waiting[kind].join(' ');
    waiting[kind] = [];
    if (!text) continue;
    const message = document.createElement('div');
    message.textContent = text;
    place.regions[kind].append(message);
    setTimeout(() => message.remove(), STAY);
  }
}

/** Whether all that was announced has been added to the page. */
export const isSilent = (): boolean => timer === undefined;

/** Says a sentence, together with those of the same frame and in their order. */
export function announce(text: string, {assertive = false, from}: Announcement = {}): void {
  if (typeof document === 'undefined' || !text) return;
  if (!places.some(({holder}) => holder === document.body)) {
    hearIn(document.body);
    places.unshift(places.pop()!);
  }
  const now = performance.now();
  const key = `${from ?? ''} ${text}`;
  if (key === last.key && now - last.time < ECHO) return;
  last = {key, time: now};
  const other = from !== undefined && speaker !== undefined && speaker !== from;
  if (from !== undefined) speaker = from;
  waiting[assertive ? 'assertive' : 'polite'].push(other ? `${from}: ${text}` : text);
  const youngest = places.at(-1)!.born;
  timer ??= setTimeout(flush, Math.max(FRAME, youngest + SETTLE - now));
}
