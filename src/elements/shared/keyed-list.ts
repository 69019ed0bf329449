import {noChange} from 'lit';
import {Directive, directive, type DirectiveResult} from 'lit/directive.js';
import type {ChildPart} from 'lit';
import {
  insertPart,
  removePart,
  setChildPartValue,
  setCommittedValue,
} from 'lit/directive-helpers.js';

class KeyedDirective extends Directive {
  #parts: ReadonlyMap<unknown, ChildPart> = new Map();

  override render(values: ReadonlyMap<unknown, unknown>): unknown {
    return [...values.values()];
  }

  override update(list: ChildPart, [values]: [ReadonlyMap<unknown, unknown>]): unknown {
    const before = this.#parts;
    for (const [key, part] of before) {
      if (values.has(key)) continue;
      removePart(part);
      (part.endNode as ChildNode).remove(); // Lit leaves this marker behind
    }
    const parts: [unknown, ChildPart][] = [];
    // From last to first, so that no element in its place is moved: moving it would lose its focus.
    let next: ChildPart | undefined;
    for (const [key, value] of [...values].reverse()) {
      next = insertPart(list, next, before.get(key));
      parts.push([key, setChildPartValue(next, value)]);
    }
    this.#parts = new Map(parts);
    setCommittedValue(list, [...this.#parts.values()]);
    return noChange;
  }
}

const directiveOf = directive(KeyedDirective);

/** A list in which each item keeps its element; keys must be distinct. */
export const keyedList = <Item>(
  items: readonly Item[],
  key: (item: Item, index: number) => unknown,
  draw: (item: Item, index: number) => unknown,
): DirectiveResult =>
  directiveOf(new Map(items.map((item, index) => [key(item, index), draw(item, index)])));
