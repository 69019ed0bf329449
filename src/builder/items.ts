import {escape} from '../elements/index.js';
import type {Choice} from './choice.js';

/** The steps of an example or the answers of a question, as the reader types them: one in a line. */

/** An item of the list. */
export interface Item {
  /** Its plays, `W:9S N:JS`, or the answer, `QS`. */
  readonly plays: string;
  /** `!`, `?` and the like; `!` marks a right answer. */
  readonly mark: string;
  readonly text: string;
}

/** What stands between the plays and the text of a line. */
const BAR = '|';

/** The items of a choice, `W:9S N:JS ! | West leads low.` in each line. */
export function itemsOf({kind, steps}: Choice): readonly Item[] {
  if (kind === 'table') return [];
  return steps.split('\n').flatMap((line) => {
    const [plays = '', ...text] = line.split(BAR);
    const [, said = '', mark = ''] = /^(.*?)\s*([!?]{0,2})\s*$/.exec(plays) ?? [];
    if (!line.trim()) return [];
    return [{plays: said.trim(), mark, text: text.join(BAR).trim()}];
  });
}

/** Steps have an order, answers have none. */
const listOf = (isQuiz: boolean): string => (isQuiz ? 'ul' : 'ol');

/** The list as markup, with a line for each item. */
export function listMarkup(items: readonly Item[], isQuiz: boolean): string {
  if (items.length === 0) return '';
  const lines = items.map(({plays, mark, text}) => {
    const played = plays && ` data-play="${escape(plays)}"`;
    const marked = mark && ` data-mark="${escape(mark)}"`;
    return `<li${played}${marked}>${escape(text)}</li>`;
  });
  const list = listOf(isQuiz);
  return `<${list}>\n    ${lines.join('\n    ')}\n  </${list}>`;
}

/** The list as an element; `undefined` when there are no items. */
export function listElement(items: readonly Item[], isQuiz: boolean): HTMLElement | undefined {
  if (items.length === 0) return undefined;
  const list = document.createElement(listOf(isQuiz));
  for (const {plays, mark, text} of items) {
    const item = document.createElement('li');
    if (plays) item.dataset['play'] = plays;
    if (mark) item.dataset['mark'] = mark;
    item.textContent = text;
    list.append(item);
  }
  return list;
}
