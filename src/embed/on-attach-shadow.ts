/** Hears of new shadow roots. */
type Heard = (host: Element, root: ShadowRoot) => void;

const NAME = 'attachShadow';

/** The present way of attaching roots on this page. */
const attaching = (): PropertyDescriptor =>
  Object.getOwnPropertyDescriptor(Element.prototype, NAME) ?? {};

/**
 * Calls `heard` with every shadow root that a script of this page attaches; returns a function that
 * stops it. A page whose prototypes are frozen stays as it is, and reports none.
 */
export function onAttachShadow(heard: Heard): () => void {
  const before = attaching();
  const attach = before.value as (this: Element, init: ShadowRootInit) => ShadowRoot;
  let isHeard = true;
  function attachShadow(this: Element, init: ShadowRootInit): ShadowRoot {
    const root = attach.call(this, init);
    if (isHeard) heard(this, root);
    return root;
  }
  Reflect.defineProperty(Element.prototype, NAME, {...before, value: attachShadow});
  return () => {
    isHeard = false;
    // Another script may have put its own function over this one.
    if (attaching().value === attachShadow) Reflect.defineProperty(Element.prototype, NAME, before);
  };
}
