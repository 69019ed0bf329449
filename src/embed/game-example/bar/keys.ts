import {keyOf} from '../../../elements/shared/index.js';

/**
 * The keys of an example while focus is on the diagram or its buttons; Alt, Ctrl and Meta disable them.
 */

const KEYS: ReadonlyMap<string, string> = new Map([
  ['Home', 'first'],
  ['End', 'last'],
  ['p', 'play'],
]);

/** The `data-do` action of a key. */
export function deedOf(event: KeyboardEvent, host: Element): string | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const inside = event.composedPath()[0] as Element;
  if (inside.getRootNode() !== host.shadowRoot) return undefined;
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return KEYS.get(keyOf(event));
  const forward = getComputedStyle(host).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return event.key === forward ? 'next' : 'previous';
}
