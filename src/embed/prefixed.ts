import {define} from '../elements/internal/define.js';

/** Registers a class under its usual name, or under a prefix of the page's own; returns the name. */
export function defineUnder(prefix: string, tag: string, Own: CustomElementConstructor): string {
  const name = prefix ? `${prefix}-${tag}` : tag;
  // A class may be registered once only, and the usual name may want it.
  define(name, prefix ? class extends Own {} : Own);
  return name;
}
