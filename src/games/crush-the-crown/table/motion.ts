import {noChange} from 'lit';
import {Directive, directive, type ElementPart} from 'lit/directive.js';
import {between, EASE_OUT, travel} from '../../../elements/internal/motion.js';

/** How cards come to lie where they lie. */

/** Long enough to follow a card across the table. */
const TRIP = 260;
/** A seat is wider than a card: from there a card comes small. */
const SMALL = 0.4;

/** Where a card was, once the table is drawn. */
export type Origin = (root: ParentNode) => DOMRect | undefined;

class Arrives extends Directive {
  #what: unknown;

  override render(what: unknown, from?: Origin): unknown {
    return [what, from];
  }

  override update({element}: ElementPart, [what, from]: Parameters<this['render']>): unknown {
    const news = what !== this.#what;
    this.#what = what;
    // All of the table is measured, once it is drawn, before any of it moves.
    if (news && from)
      queueMicrotask(() => {
        const box = element.getBoundingClientRect();
        const start = box.width > 0 && from(element.getRootNode() as ShadowRoot);
        if (start) queueMicrotask(() => move(element, box, start));
      });
    return noChange;
  }
}

function move(element: Element, box: DOMRect, start: DOMRect): void {
  const duration = travel(element, TRIP);
  if (duration === 0) return;
  const scale = start.height > start.width * 0.9 ? start.width / box.width : SMALL;
  // What is on its way passes over the hand and the seats.
  element.animate([{transform: between(box, start, scale), zIndex: 99}, {zIndex: 99}], {
    duration,
    easing: EASE_OUT,
  });
}

/**
 * `<li ${arrives(card, from)}>`: whenever `card` is another one, the element travels from the place
 * that `from` gives, looked up when the table is drawn; it does not where that is `undefined`.
 */
export const arrives = directive(Arrives);
