import {define} from '../elements/shared/index.js';

/** Registers a class under its usual name, or under the page's own prefix; returns the name. */
export function defineUnder(prefix: string, tag: string, Own: CustomElementConstructor): string {
  const name = prefix ? `${prefix}-${tag}` : tag;
  // A class can be registered only once, and the usual name may need it.
  define(name, prefix ? class extends Own {} : Own);
  return name;
}
