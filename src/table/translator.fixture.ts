/** Does to a page what translators of pages do, in open shadow roots too, and to what comes later. */
export class Translator {
  readonly #watch = new MutationObserver(() => this.#look());
  readonly #seen = new WeakSet<Node>();
  readonly #change: (text: Text) => void;

  constructor(change: (text: Text) => void = inFonts) {
    this.#change = change;
    this.#look();
  }

  stop(): void {
    this.#watch.disconnect();
  }

  #look(): void {
    for (const text of this.#newTexts(document.body)) this.#change(text);
  }

  /** The texts below a root that have not been translated yet. */
  #newTexts(root: Element | ShadowRoot): Text[] {
    if (!this.#seen.has(root) && (root === document.body || root instanceof ShadowRoot)) {
      this.#seen.add(root);
      this.#watch.observe(root, {subtree: true, childList: true, characterData: true});
    }
    return [...root.childNodes].flatMap((node) => {
      if (node instanceof Element) {
        if (node.matches('style, script, textarea, code, kbd, [translate=no]')) return [];
        const inside = this.#newTexts(node);
        return node.shadowRoot ? [...this.#newTexts(node.shadowRoot), ...inside] : inside;
      }
      if (!(node instanceof Text) || !node.data.trim() || this.#seen.has(node)) return [];
      this.#seen.add(node);
      return [node];
    });
  }
}

/** A tag that nobody writes any more, except translators. */
const WRAPPER = 'font' as string;

/** As Chrome and Google do: every text lies in two elements of the translator. */
function inFonts(text: Text): void {
  const [outer, inner] = [document.createElement(WRAPPER), document.createElement(WRAPPER)];
  text.replaceWith(outer);
  outer.append(inner);
  inner.append(text);
}

/** As Firefox does: an element with text is taken apart and put together again, without comments. */
export function withoutComments({parentNode}: Text): void {
  const kept = [...parentNode!.childNodes].filter(({nodeType}) => nodeType !== Node.COMMENT_NODE);
  parentNode!.replaceChildren(...kept);
}

/** The texts of an element as they are read, with those of its shadow roots. */
export function textsOf(root: Node): string {
  const texts = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (node instanceof HTMLStyleElement || node instanceof Comment) return '';
    const inside = node instanceof Element && node.shadowRoot ? texts(node.shadowRoot) : '';
    return `${inside} ${[...node.childNodes].map(texts).join(' ')}`;
  };
  return texts(root).replaceAll(/\s+/g, ' ').trim();
}
