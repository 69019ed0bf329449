/** What a key does while focus is on the diagram or its buttons; with Alt, Ctrl or Meta nothing. */

const KEYS: Readonly<Record<string, string>> = {Home: 'first', End: 'last', p: 'play', P: 'play'};

/** The `data-do` that a key stands for. */
export function deedOf(event: KeyboardEvent, host: Element): string | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const inside = event.composedPath()[0] as Element;
  if (inside.getRootNode() !== host.shadowRoot) return undefined;
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return KEYS[event.key];
  const forward = getComputedStyle(host).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return event.key === forward ? 'next' : 'previous';
}
