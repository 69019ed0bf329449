const PIECE = /attr\((?<name>[\w-]+)\)|"(?<text>(?:[^"\\]|\\.)*)"/g;

/** The text that a pseudo-element shows; Chromium resolves `attr()` in it, Firefox does not. */
export function generated(element: Element, pseudo: string): string {
  const [shown = ''] = getComputedStyle(element, pseudo).content.split(' / ');
  return [...shown.matchAll(PIECE)]
    .map(({groups}) =>
      groups!['name'] ? (element.getAttribute(groups!['name']) ?? '') : groups!['text'],
    )
    .join('');
}
