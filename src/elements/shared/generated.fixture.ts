const PIECE = /attr\((?<name>[\w-]+)\)|"(?<text>(?:[^"\\]|\\.)*)"/g;

/** What a pseudo-element shows as its text, where Chromium resolves `attr()` and Firefox does not. */
export function generated(element: Element, pseudo: string): string {
  const [shown = ''] = getComputedStyle(element, pseudo).content.split(' / ');
  return [...shown.matchAll(PIECE)]
    .map(({groups}) =>
      groups!['name'] ? (element.getAttribute(groups!['name']) ?? '') : groups!['text'],
    )
    .join('');
}
