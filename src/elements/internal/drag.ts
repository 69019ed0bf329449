import {css} from 'lit';
import {isElement} from './realm.js';

/** Lets cards follow a pointer, mouse, pen or finger alike; fetched on first use. */

/** A pointer that moves fewer pixels than this is a tap. */
const SLACK = 6;

/** A card that may be dragged, and where it may be dropped. */
export interface Dragged {
  /** The element under the pointer; its face follows the pointer. */
  readonly button: HTMLElement;
  /** The place that would take the card, for this position of the pointer. */
  over(event: PointerEvent): HTMLElement | null;
  /** Called when the card is dropped; `null` outside of all places. */
  drop(place: HTMLElement | null): void;
}

/** The look of the dragged card, and of the place that would take it. */
export const dragStyles = css`
  [data-over] {
    border-radius: calc(var(--gstk-card-width) * 0.06);
    outline: 3px solid var(--gstk-select);
    outline-offset: 2px;
  }
  .ghost {
    position: absolute;
    z-index: 2;
    inline-size: var(--gstk-card-width);
    translate: -50% -60%;
    rotate: 3deg;
    pointer-events: none;
    filter: drop-shadow(0 6px 10px var(--gstk-shade));
  }
`;

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
  const table = down.currentTarget as HTMLElement;
  const root = table.getRootNode() as ShadowRoot;
  const done = new AbortController();
  let ghost: HTMLElement | undefined;
  let place: HTMLElement | null = null;

  const mark = (next: HTMLElement | null): void => {
    place?.removeAttribute('data-over');
    place = next;
    place?.setAttribute('data-over', '');
  };
  const lift = (): HTMLElement => {
    const made = document.createElement('span');
    const face = button.querySelector('.gk')!;
    made.className = 'ghost';
    made.append(face.cloneNode(true));
    made.style.setProperty('--gstk-card-width', `${face.getBoundingClientRect().width}px`);
    button.style.setProperty('opacity', '0.4');
    button.setPointerCapture(down.pointerId);
    table.append(made);
    return made;
  };
  const move = (event: PointerEvent): void => {
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
    if (!ghost && far < SLACK) return;
    ghost ??= lift();
    const box = table.getBoundingClientRect();
    ghost.style.setProperty('left', `${event.clientX - box.x}px`);
    ghost.style.setProperty('top', `${event.clientY - box.y}px`);
    mark(over(event));
  };
  const end = (event: PointerEvent): void => {
    const at = place;
    const dropped = ghost && event.type === 'pointerup';
    mark(null);
    ghost?.remove();
    button.style.removeProperty('opacity');
    done.abort();
    if (!dropped) return;
    // The click after a drag must not count as a tap.
    const hush = (click: Event): void => click.stopPropagation();
    root.addEventListener('click', hush, {capture: true, once: true});
    setTimeout(() => root.removeEventListener('click', hush, {capture: true}));
    drop(at);
  };
  const {signal} = done;
  table.addEventListener('pointermove', move, {signal});
  for (const type of ['pointerup', 'pointercancel'] as const)
    table.addEventListener(type, end, {signal});
}
