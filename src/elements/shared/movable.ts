import type {CSSResult, ReactiveElement} from '@lit/reactive-element';
import {settable} from './settable.js';
import {wear, wornBy} from './styles/adopt-sheet.js';

/**
 * Makes elements that keep their styles when they move to another document, such as an editor's frame or
 * a separate window, that can be created in one, and whose properties can be set in every way.
 */
export function movable<Base extends abstract new (...args: never[]) => ReactiveElement>(
  element: Base,
): Base {
  abstract class Movable extends (settable(element) as unknown as typeof ReactiveElement) {
    protected override createRenderRoot(): ShadowRoot {
      const {elementStyles, shadowRootOptions} = this.constructor as typeof ReactiveElement;
      const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
      wear(root, elementStyles as CSSResult[]);
      return root;
    }

    /** Called by the browser after a move to another document, which has dropped the styles. */
    adoptedCallback(): void {
      if (this.shadowRoot) wear(this.shadowRoot, wornBy(this.shadowRoot));
    }
  }
  return Movable as unknown as Base;
}
