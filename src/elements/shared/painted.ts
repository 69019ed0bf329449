import {viewOf} from './realm.js';

/** Milliseconds after which a page that paints nothing, such as one in the background, counts as painted. */
const MOST = 100;

/** Resolves once the page of an element has painted what is drawn now. */
export function painted(element: Element): Promise<void> {
  const {requestAnimationFrame: onFrame} = viewOf(element);
  return new Promise((resolve) => {
    // A frame's callbacks run before it is painted, a separate task after it.
    onFrame(() => setTimeout(resolve));
    setTimeout(resolve, MOST);
  });
}
