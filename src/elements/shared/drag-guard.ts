import {isElement} from './realm.js';

/**
 * Keeps the page from scrolling under a finger that drags a card. It must listen before the finger goes
 * down, because a browser ignores listeners added later.
 */
export const whileDragged = {
  handleEvent: (event: Event): void => {
    const dragged = (node: EventTarget): boolean =>
      isElement(node) && node.matches('[data-dragged=on]');
    if (event.cancelable && event.composedPath().some(dragged)) event.preventDefault();
  },
  passive: false,
};
