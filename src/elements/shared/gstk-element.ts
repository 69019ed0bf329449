import {LitElement, type PropertyValues} from 'lit';
import {movable} from './movable.js';
import {mendTexts} from './translated.js';

/** The base of all elements that render templates; page translators may change what they have drawn. */
export abstract class GstkElement extends movable(LitElement) {
  protected override update(changed: PropertyValues): void {
    const root = this.renderRoot as ParentNode & {_$litPart$?: unknown};
    try {
      super.update(changed);
    } catch (error) {
      if (!this.hasUpdated) throw error;
      this.render(); // A fault of the element's own throws here once more, and the picture stays.
      // Firefox removes the comments by which Lit finds its places, so everything is drawn from scratch.
      root.replaceChildren();
      delete root._$litPart$;
      super.update(changed);
    }
    if (this.hasUpdated) mendTexts(root);
  }
}
