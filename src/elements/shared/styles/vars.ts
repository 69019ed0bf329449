import {noChange} from 'lit';
import {Directive, directive, type DirectiveResult, type ElementPart} from 'lit/directive.js';

/** Custom properties by name; `undefined` removes one. */
export type Vars = Readonly<Record<`--${string}`, string | number | undefined>>;

class VarsDirective extends Directive {
  #set: Vars = {};

  override render(vars: Vars): unknown {
    return vars;
  }

  override update(part: ElementPart, [vars]: [Vars]): typeof noChange {
    const {style} = part.element as HTMLElement;
    for (const name of Object.keys({...this.#set, ...vars})) {
      const value = (vars as Readonly<Record<string, string | number | undefined>>)[name];
      if (value === undefined) style.removeProperty(name);
      else if (value !== (this.#set as Record<string, unknown>)[name])
        style.setProperty(name, String(value));
    }
    this.#set = vars;
    return noChange;
  }
}

/**
 * Sets custom properties of an element: `<div ${vars({'--n': 13})}>`. The values are written
 * through CSSOM, which a strict content security policy allows; it would block a `style` attribute.
 */
export const vars: (values: Vars) => DirectiveResult = directive(VarsDirective);
