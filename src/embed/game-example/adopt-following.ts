/**
 * An editor that makes a paragraph of a tag, as WordPress without blocks and many Markdowns do, closes
 * an example before its text: `<p><game-example …></p> <p>…</p> <ol>…</ol>` is an empty example alone in
 * a paragraph. What follows it up to its list of plays is taken back into it.
 */
export function adoptFollowing(example: Element): void {
  const around = example.parentElement;
  if (!isBlank(example) || around?.localName !== 'p' || around.childElementCount > 1) return;
  const text: Element[] = [];
  for (let next = around.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.querySelector(example.localName)) return; // a list further on belongs to that one
    text.push(next);
    if (!next.matches(':is(ol, ul):has(> [data-play])')) continue;
    example.append(...text);
    return;
  }
}

const isBlank = (element: Element): boolean =>
  element.childElementCount === 0 && !element.textContent.trim();
