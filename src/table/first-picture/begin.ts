import {giveUp} from './give-up.js';
import {type FirstPictures, show} from './show.js';

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
  // Asked for while the pictures are drawn; it runs after them.
  const fetched = fetchTag();
  const hosts = customElements.get(tag) ? [] : [...document.querySelectorAll(tag)];
  const draw = (host: Element): void => {
    if (customElements.get(tag)) return; // it came first, from the cache
    try {
      show(host, pictures);
    } catch (error) {
      console.warn(error);
    }
  };
  // A task for each: one with the evaluation of this file, and with the layout that browsers do when the
  // page has loaded, is so long that a tap waits for it; and the first of many is painted before the
  // others are drawn.
  for (const host of hosts) setTimeout(() => draw(host));
  fetched.catch((error: unknown) => {
    console.error(error);
    for (const host of hosts) giveUp(host, fetchTag);
  });
}
