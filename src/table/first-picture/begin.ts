import {painted} from '../../elements/shared/painted.js';
import {breath} from '../../game/slices.js';
import {giveUp} from './give-up.js';
import {type FirstPictures, show} from './show.js';

/**
 * Shows the tables of a tag, one after the other, until the tag is defined: it may come first, from the
 * cache. Each is painted before the next one is drawn.
 */
async function showAll(
  tag: string,
  hosts: readonly Element[],
  pictures: FirstPictures,
): Promise<void> {
  for (const host of hosts) {
    await breath(); // the evaluation of this file was a task, too
    if (customElements.get(tag)) return;
    try {
      if (await show(host, pictures)) await painted(host);
    } catch (error) {
      console.warn(error);
    }
  }
}

/**
 * Shows the first pictures of the tables that the page holds already, before the table itself is there:
 * only of those that begin with a deal for a reader who is new to the page. All others begin with the
 * table, and so does each one whose picture cannot be drawn.
 * @param fetchTag fetches and registers the tag
 */
export function beginWithPictures(
  tag: string,
  pictures: FirstPictures,
  fetchTag: () => Promise<unknown>,
): void {
  if (typeof document === 'undefined') return; // a server has nothing to show
  // Asked for while the pictures are drawn; if it comes before they all are, it draws the others itself. In
  // a microtask: developer tools note where a request comes from, and parse a file that is still being
  // evaluated once more for it.
  const fetched = Promise.resolve().then(fetchTag);
  const hosts = customElements.get(tag) ? [] : [...document.querySelectorAll(tag)];
  void showAll(tag, hosts, pictures);
  fetched.catch((error: unknown) => {
    console.error(error);
    for (const host of hosts) giveUp(host, fetchTag);
  });
}
