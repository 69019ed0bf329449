/**
 * Page translators wrap each text node in elements of their own, such as `<font>`. Lit then writes a
 * changed text to that element, as `data`, where nobody sees it. Here the text replaces such an element,
 * and the translator finds it again.
 */
export function mendTexts(root: ParentNode): void {
  for (const wrapper of root.querySelectorAll<HTMLElement & {data?: string | number}>(WRAPPERS))
    if (wrapper.data !== undefined) wrapper.replaceWith(String(wrapper.data));
}

/** The elements of Chrome, Edge and Google, and of Yandex. */
const WRAPPERS = 'font, ya-tr-span';
