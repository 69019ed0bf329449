import {noChange} from 'lit';
import {Directive, directive, type ElementPart} from 'lit/directive.js';
import {between, EASE_OUT, travel} from '../../../elements/internal/motion.js';

/** The motion of cards to their places. */

/** Milliseconds: long enough to follow a card across the table. */
const TRIP = 260;
/** The scale at which a card leaves a seat, which is wider than a card. */
const SMALL = 0.4;

/** Finds where a card was; called once the table is drawn. */
export type Origin = (root: ParentNode) => DOMRect | undefined;

class Arrives extends Directive {
  #what: unknown;

  override render(what: unknown, from?: Origin): unknown {
    return [what, from];
  }

  override update({element}: ElementPart, [what, from]: Parameters<this['render']>): unknown {
    const news = what !== this.#what;
    this.#what = what;
    // Measure the whole table once it is drawn, before any of it moves.
    if (news && from)
      queueMicrotask(() => {
        const box = element.getBoundingClientRect();
        const start = from(element.getRootNode() as ShadowRoot);
        if (start) queueMicrotask(() => move(element, box, start));
      });
    return noChange;
  }
}

function move(element: Element, box: DOMRect, start: DOMRect): void {
  const duration = travel(element, TRIP);
  const scale = start.height > start.width * 0.9 ? start.width / box.width : SMALL;
  const transform = between(box, start, scale);
  if (duration === 0 || !transform) return;
  // A moving card passes above the hand and the seats.
  element.animate([{transform, zIndex: 99}, {zIndex: 99}], {
    duration,
    easing: EASE_OUT,
  });
}

/**
 * `<li ${arrives(card, from)}>`: whenever `card` changes, the element travels from the place that
 * `from` returns once the table is drawn; it stays still when `from` returns `undefined`.
 */
export const arrives = directive(Arrives);
