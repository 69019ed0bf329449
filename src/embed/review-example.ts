import {GameExample} from './game-example/game-example.component.js';
import {defineUnder} from './define-under.js';

let tag = '';

/**
 * The tag of the examples in which reviews show positions. They are registered once, under a tag of this
 * copy of the code: another copy on the page may know other games, and a review must not upgrade the
 * page's own examples.
 */
export function reviewExample(): string {
  if (tag) return tag;
  let copy = 1;
  while (customElements.get(`gstk-review${copy}-game-example`)) copy++;
  tag = defineUnder(`gstk-review${copy}`, 'game-example', GameExample);
  return tag;
}
