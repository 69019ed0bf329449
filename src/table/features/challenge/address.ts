import {isChallenged} from '../../challenged.js';

/** The address of the page, with the link to a challenge in place of what it points to. */
export const addressOf = (link: string): string => location.href.replace(/#.*$/s, '') + link;

/** Takes the challenge out of the address, so that a page that is loaded again does not ask again. */
export function forgetChallenge(): void {
  if (!isChallenged()) return;
  const parts = location.hash.slice(1).split('&');
  const rest = parts.filter((part) => !part.startsWith('same=')).join('&');
  const {pathname, search} = location;
  try {
    history.replaceState(history.state, '', pathname + search + (rest && `#${rest}`));
  } catch {
    // A page of a file may not change its address: it asks again.
  }
}
