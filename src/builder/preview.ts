import type {Embed} from './embed.js';
import {listElement} from './items.js';
import {loadTag, type Tag} from '../embed/loader.js';

/** The attributes that a preview adds to a tag: a table keeps nothing, an example shows its faults. */
const ADDED: Readonly<Record<'table' | 'example', readonly (readonly [string, string])[]>> = {
  table: [['storage-key', 'off']],
  example: [['debug', '']],
};

/** The tag of a choice, alive: it stays while its game stays, so that a match goes on. */
export class Preview {
  #element: HTMLElement | undefined;
  #made = '';

  /** The element of a tag with the attributes of the tag. */
  show({tag, named, attributes, style, text, items, isQuiz}: Embed): HTMLElement {
    const made = JSON.stringify([tag, named, text, items, isQuiz]);
    const element =
      this.#element && made === this.#made ? this.#element : document.createElement(tag);
    if (made !== this.#made) {
      loadTag(tag as Tag).catch((error: unknown) => console.error(error));
      if (text) element.append(Object.assign(document.createElement('p'), {textContent: text}));
      element.append(listElement(items, isQuiz) ?? '');
    }
    this.#made = made;
    this.#element = element;
    const added = ADDED[tag === 'game-example' ? 'example' : 'table'];
    const wanted = new Map([...Object.entries({...named, ...attributes}), ...added]);
    for (const name of this.#given) if (!wanted.has(name)) element.removeAttribute(name);
    for (const [name, value] of wanted)
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    this.#given = [...wanted.keys()];
    // A strict page blocks the attribute and allows the property.
    element.style.cssText = style['style'] ?? '';
    return element;
  }

  /** The attributes that were set, since an element has more of its own. */
  #given: readonly string[] = [];
}
