/**
 * The keys of an example while focus is on the diagram or its buttons; Alt, Ctrl and Meta disable them.
 */

const KEYS: Readonly<Record<string, string>> = {Home: 'first', End: 'last', p: 'play', P: 'play'};

/** The `data-do` action of a key. */
export function deedOf(event: KeyboardEvent, host: Element): string | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const inside = event.composedPath()[0] as Element;
  if (inside.getRootNode() !== host.shadowRoot) return undefined;
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return KEYS[event.key];
  const forward = getComputedStyle(host).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return event.key === forward ? 'next' : 'previous';
}
