import type {TableExamples} from '../table/table-attributes.js';
import {GameExample} from './game-example/game-example.component.js';
import {loadLesson} from './game-example/loading/parts.js';
import {defineUnder} from './define-under.js';

let known = '';

/**
 * The tag of the examples in which reviews show positions. They are registered once, under a tag of this
 * copy of the code: another copy on the page may know other games, and a review must not upgrade the
 * page's own examples.
 */
export function tag(): string {
  if (known) return known;
  let copy = 1;
  while (customElements.get(`gstk-review${copy}-game-example`)) copy++;
  known = defineUnder(`gstk-review${copy}`, 'game-example', GameExample);
  return known;
}

export const ahead: TableExamples['ahead'] = async (entry, locale) => {
  await Promise.all([loadLesson(entry, locale), import('./game-example/arrows.js')]);
};

/** The picture of an example of the size of social cards, as SVG. */
export const picture: TableExamples['picture'] = async (attributes, told) => {
  const {renderImage} = await import('./render-image/image.js');
  return renderImage(attributes, '', {width: 1200, height: 630, ...told});
};
