import {isMoved} from './home.js';

/**
 * Registers a tag. The first copy on a page wins; a second one warns once and never throws. Does
 * nothing where there are no custom elements (Node, a server).
 */
export function define(tag: string, element: CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || isMoved) return;
  const known = customElements.get(tag);
  if (!known) customElements.define(tag, element);
  else if (known !== element)
    console.warn(`<${tag}> is already registered; this copy of gstk does not replace it.`);
}
