import {EASE_OUT, travel} from './motion.js';
import {planeOf, wayIn, zoomOf} from './plane.js';
import {isElement} from './realm.js';

/**
 * Lets cards follow a pointer: a mouse at once, a finger or a pen after it has rested on the card or
 * moved sideways. A finger that moves up or down scrolls the page.
 */

/** A pointer that moves fewer pixels than this is a tap. */
const SLACK = 6;
/** How long a finger rests on a card until it lifts it, in milliseconds. */
const HOLD = 250;
/** How long a card takes home, and how long a place that took it has to show it, in milliseconds. */
const HOME = 150;
const ANSWER = 120;

/** A card that may be dragged, and where it may be dropped. */
export interface Dragged {
  /** The element under the pointer; its face follows the pointer. */
  readonly button: HTMLElement;
  /** The place that would take the card, for this position of the pointer. */
  over(event: PointerEvent): HTMLElement | null;
  /** Called when the card is dropped; `null` outside of all places. */
  drop(place: HTMLElement | null): void;
}

/** The element that a pointer went down on, if it matches the selector. */
export function heldAt(event: PointerEvent, selector: string): HTMLElement | undefined {
  return event
    .composedPath()
    .filter(isElement)
    .find((node) => node.matches(selector));
}

/** Follows a pointer that went down on a card until it is released. */
export function drag(down: PointerEvent, {button, over, drop}: Dragged): void {
  if (down.button !== 0 || !down.isPrimary) return;
  const page = button.ownerDocument;
  const face = button.querySelector<HTMLElement>('.gk')!;
  const isMouse = down.pointerType === 'mouse';
  const done = new AbortController();
  const {signal} = done;
  let place: HTMLElement | null = null;
  let moved = false;
  let way = 'none';
  let [plane, zoom] = [new DOMMatrix(), 1];

  const isLifted = (): boolean => button.dataset['dragged'] === 'on';
  const mark = (next: HTMLElement | null): void => {
    place?.removeAttribute('data-over');
    place = next;
    place?.setAttribute('data-over', '');
  };
  const lift = (): void => {
    if (!button.isConnected) return; // it was played meanwhile
    for (const old of face.getAnimations()) if (old.id === 'home') old.cancel();
    [plane, zoom] = [planeOf(face) ?? plane, zoomOf(face)];
    button.dataset['dragged'] = 'on';
    button.setPointerCapture(down.pointerId);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const [across, along] = [event.clientX - down.clientX, event.clientY - down.clientY];
    const far = Math.hypot(across, along) >= SLACK;
    if (!isLifted()) {
      if (!far) return;
      if (isMouse || Math.abs(across) > Math.abs(along)) lift();
      else done.abort();
      if (!isLifted()) return;
    }
    moved ||= far;
    const {x, y} = wayIn(plane, across / zoom, along / zoom);
    way = `translate(${x}px, ${y}px)`;
    face.style.setProperty('translate', `${x}px ${y}px`);
    mark(over(event));
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const at = event.type === 'pointerup' ? place : null;
    done.abort();
    if (!isLifted()) return;
    mark(null);
    face.style.removeProperty('translate');
    goHome(button, face, way, at !== null);
    if (!moved) {
      if (event.type === 'pointerup' && event.pointerType === 'touch') tapAfter(event, button);
      return;
    }
    // The click after a drag must not count as a tap.
    const hush = (click: Event): void => click.stopPropagation();
    page.addEventListener('click', hush, {capture: true, once: true});
    setTimeout(() => page.removeEventListener('click', hush, {capture: true}));
    if (event.type === 'pointerup') drop(at);
  };
  const timer = isMouse ? undefined : setTimeout(lift, HOLD);
  signal.addEventListener('abort', () => clearTimeout(timer));
  page.addEventListener('pointermove', move, {signal});
  page.addEventListener('pointerup', end, {signal});
  page.addEventListener('pointercancel', end, {signal});
  // A long press would open a menu or select the card.
  if (!isMouse) page.addEventListener('contextmenu', (menu) => menu.preventDefault(), {signal});
}

/**
 * Clicks a card on which a finger has rested: a browser takes the finger for a tap only if it lifts
 * soon, after a time that differs between browsers. The browser's own click is prevented.
 */
function tapAfter({pointerId, clientX, clientY}: PointerEvent, button: HTMLElement): void {
  const told = {bubbles: true, cancelable: true, composed: true, detail: 1};
  const tap = (end: Event): void => {
    if (!end.cancelable) return;
    end.preventDefault();
    button.dispatchEvent(
      new PointerEvent('click', {...told, pointerType: 'touch', pointerId, clientX, clientY}),
    );
  };
  button.addEventListener('touchend', tap, {once: true});
}

/** Moves a card home from where it was let go; a place that takes it has a moment to do so. */
function goHome(button: HTMLElement, face: HTMLElement, from: string, isTaken: boolean): void {
  const ms = travel(face, 1);
  button.dataset['dragged'] = 'home';
  const home = face.animate([{transform: from}, {transform: 'none'}], {
    id: 'home',
    duration: HOME * ms,
    delay: isTaken ? ANSWER * ms : 0,
    easing: EASE_OUT,
    fill: 'backwards',
    composite: 'add',
  });
  const rest = (): void => {
    if (button.dataset['dragged'] === 'home') delete button.dataset['dragged'];
  };
  home.finished.then(rest, () => undefined);
}
