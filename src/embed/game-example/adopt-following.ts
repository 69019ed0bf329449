/**
 * Some editors, such as WordPress without blocks and many Markdown renderers, wrap a tag in a paragraph
 * and close it before its text: `<p><game-example …></p> <p>…</p> <ol>…</ol>`. This moves the following
 * siblings, up to the list of plays, back into the example.
 */
export function adoptFollowing(example: Element): void {
  const around = example.parentElement;
  if (!isBlank(example) || around?.localName !== 'p' || around.childElementCount > 1) return;
  const text: Element[] = [];
  for (let next = around.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.querySelector(example.localName)) return; // a later list belongs to the next example
    text.push(next);
    if (!next.matches(':is(ol, ul):has(> [data-play])')) continue;
    example.append(...text);
    return;
  }
}

const isBlank = (element: Element): boolean =>
  element.childElementCount === 0 && !element.textContent.trim();
