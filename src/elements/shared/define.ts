import {isMoved} from './home.js';

/** Tags that this copy has found registered, until it has said so. */
let taken: string[] = [];

/**
 * Tags that only our own templates draw. Built files name them after their version
 * (`scripts/inner-tags.mjs`), so a registered one is of the same version and draws the same.
 */
const INNER = /^gstk-(?!table$)/;

/**
 * Registers a tag. The first copy on a page wins; a second one says once what it does not replace, and
 * never throws. Does nothing where there are no custom elements (Node, a server).
 */
export function define(tag: string, element: CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || isMoved) return;
  const known = customElements.get(tag);
  if (!known) customElements.define(tag, element);
  else if (known !== element && !INNER.test(tag) && taken.push(`<${tag}>`) === 1)
    queueMicrotask(() => {
      console.warn(
        `Already registered, and not replaced by this copy of gstk: ${taken.join(', ')}`,
      );
      taken = [];
    });
}
