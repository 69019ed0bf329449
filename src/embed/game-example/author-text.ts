import {isRecord} from './record-text.js';
import {holdsPlays} from '../../lesson/lesson.js';

/**
 * The elements of the author's text: those inside the example or, if they have no plays, those after its
 * paragraph. Editors such as WordPress without blocks and many Markdown renderers put the opening tag
 * into a paragraph and so end it before its text: `<p><game-example …></p> <p>…</p> <ol>…</ol>`. All of
 * it stays in place, because a framework may own it.
 */
export function authorText(example: Element): readonly Element[] {
  const inside = [...example.children];
  const around = example.parentElement;
  if (inside.some(hasLesson) || around?.localName !== 'p' || !isLast(example)) return inside;
  const text = [...inside];
  for (let next = around.nextElementSibling; next; next = next.nextElementSibling) {
    // A later list belongs to the next example.
    if (next.localName === example.localName || next.querySelector(example.localName)) break;
    text.push(next);
    if (hasLesson(next)) return text;
  }
  return inside;
}

/** Whether the text of an example may end up behind its paragraph. */
export const mayFollow = ({parentElement}: Element): boolean => parentElement?.localName === 'p';

const hasLesson = (element: Element): boolean => holdsPlays(element) || isRecord(element);

/** Whether nothing stands between the element and the end of its parent: the tag was not closed there. */
function isLast(element: Element): boolean {
  for (let next = element.nextSibling; next; next = next.nextSibling)
    if (next.nodeType !== Node.COMMENT_NODE && next.nodeName !== 'BR' && next.textContent?.trim())
      return false;
  return true;
}
