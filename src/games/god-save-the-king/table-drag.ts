import type {SuitCard} from '../../cards/index.js';
import type {GstkHand} from '../../elements/gstk-hand/gstk-hand.component.js';
import type {GskDesk} from './table-desk.js';
import {laidOf, put} from './table-draft.js';
import type {GskView, Spot} from './types.js';

/** Laying a formation by dragging, with mouse, pen or finger; fetched when one is first asked for. */

/** A pointer that moves less has tapped. */
const SLACK = 6;

interface Held {
  readonly card: SuitCard;
  readonly button: HTMLElement;
}

/** The card under a pointer: of the hand, or of a slot. */
function heldAt(event: PointerEvent, view: GskView, desk: GskDesk): Held | undefined {
  const path = event.composedPath().filter((node): node is HTMLElement => node instanceof Element);
  const button = path.find((node) => node.matches('.card, .pick[data-slot]'));
  if (!button) return undefined;
  const hand = path.find((node) => node.localName === 'gstk-hand') as GstkHand | undefined;
  const at = hand ? [...hand.renderRoot.querySelectorAll('.card')].indexOf(button) : -1;
  const card = hand ? hand.cards[at] : laidOf(view, desk)[button.dataset['slot'] as Spot];
  return card ? {card: card as SuitCard, button} : undefined;
}

const slotAt = (root: ShadowRoot, {clientX, clientY}: PointerEvent): HTMLElement | null =>
  root.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-slot]') ?? null;

/** Follows a pointer that went down on a card until it is let go. */
export function drag(down: PointerEvent, view: GskView, desk: GskDesk): void {
  const held = heldAt(down, view, desk);
  const table = down.currentTarget as HTMLElement;
  if (!held || down.button !== 0 || !down.isPrimary) return;
  const {card, button} = held;
  const root = table.getRootNode() as ShadowRoot;
  const over = new AbortController();
  let ghost: HTMLElement | undefined;
  let slot: HTMLElement | null = null;

  const mark = (next: HTMLElement | null): void => {
    slot?.removeAttribute('data-over');
    slot = next;
    slot?.setAttribute('data-over', '');
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
    mark(slotAt(root, event));
  };
  const end = (event: PointerEvent): void => {
    const at = slot?.dataset['slot'] as Spot | undefined;
    const dropped = ghost && event.type === 'pointerup';
    mark(null);
    ghost?.remove();
    button.style.removeProperty('opacity');
    over.abort();
    if (!dropped) return;
    // The click that follows is no tap.
    const hush = (click: Event): void => click.stopPropagation();
    root.addEventListener('click', hush, {capture: true, once: true});
    setTimeout(() => root.removeEventListener('click', hush, {capture: true}));
    if (at ?? button.matches('.pick')) desk.sketch(put(view, desk, card, at));
  };
  const {signal} = over;
  table.addEventListener('pointermove', move, {signal});
  for (const type of ['pointerup', 'pointercancel'] as const)
    table.addEventListener(type, end, {signal});
}
