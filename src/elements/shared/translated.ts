/**
 * Translators of pages put each text node into elements of their own, such as `<font>`. Lit then writes
 * a text that changes to the element in the place of its text node, as `data`, where nobody sees it:
 * such an element gives way to its text, which the translator finds again.
 */
export function mendTexts(root: ParentNode): void {
  for (const wrapper of root.querySelectorAll<HTMLElement & {data?: string | number}>(WRAPPERS))
    if (wrapper.data !== undefined) wrapper.replaceWith(String(wrapper.data));
}

/** The elements of Chrome, Edge and Google, and of Yandex. */
const WRAPPERS = 'font, ya-tr-span';
