import {hostOf} from '../elements/shared/index.js';

/**
 * The place of an element on its page, the same at each visit: its id, or its index among those of its
 * name: `/blog#0`. In a shadow root or a frame it follows the place of what is around: the first table
 * in the second `<my-post>` is `/blog#1/my-post#0`.
 */
export function placeOnPage(element: Element): string {
  const {id, localName} = element;
  const root = element.getRootNode() as Document | ShadowRoot;
  const around =
    hostOf(root) ?? (root === document ? null : element.ownerDocument.defaultView?.frameElement);
  const own = id || `#${[...root.querySelectorAll(localName)].indexOf(element)}`;
  if (around) return `${placeOnPage(around)}/${around.localName}${own}`;
  return id || location.pathname + own;
}
