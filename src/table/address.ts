import {oneOf, setting} from '../elements/index.js';

/**
 * Links in the address of a page: a challenge (`same=1.AAEC`), and a match, a position or an invitation
 * (`gstk=`). They stand in the fragment, which no server sees, or in the query, where the fragment is a
 * route of the page: `/#/games/king`.
 */
export type LinkKey = 'same' | 'gstk';

/** A value of ours, which no page writes by itself: `1.AAEC`, `king-omnibus/token`. */
const VALUE = '(?:\\d+\\.|[a-z-]+/)[^&#]*';

/** The link of a key in the page's address, as `#key=value`; '' for none. */
export function linkInAddress(key: LinkKey): string {
  const {hash, search} = location;
  const found =
    new RegExp(`[#?&](${key}=[^&]*)`).exec(hash) ??
    new RegExp(`[?&](${key}=${VALUE})`).exec(search);
  return found ? `#${found[1]!}` : '';
}

/** Takes a link out of a query or a fragment, and leaves the rest as it is. */
const without = (part: string, key: LinkKey, value: string): string =>
  part.replace(
    new RegExp(`(^|[?&])${key}=${value}(&|$)`),
    (_, before: string, after: string) => after && before,
  );

/** The page's own parts of its address. */
function ownParts(keys: readonly LinkKey[]): {path: string; query: string; hash: string} {
  const [path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)#?(.*)$/s
    .exec(location.href)!
    .slice(1);
  return {
    path,
    query: keys.reduce((rest, key) => without(rest, key, VALUE), query),
    hash: keys.reduce((rest, key) => without(rest, key, '[^&]*'), hash),
  };
}

const addressOf = ({path, query, hash}: ReturnType<typeof ownParts>): string =>
  path + (query && `?${query}`) + (hash && `#${hash}`);

/** Whether a fragment leads to a place on this page; any other is a route, or a state of the page. */
function isAnchor(hash: string): boolean {
  try {
    const id = decodeURIComponent(hash);
    return id === 'top' || document.getElementById(id) !== null;
  } catch {
    return false; // no text that could be an id
  }
}

/** Where links belong: `auto` is the query if the page has a fragment other than a place on it. */
const LINK_PLACES = ['auto', 'hash', 'query'] as const;

/**
 * The address of the page with this link instead of all other links of ours.
 * @param link `#key=value`
 * @param host the element that makes the link, for its attribute `link-in`
 */
export function addressWith(link: string, host: Element): string {
  const place = oneOf(host, 'link-in', setting(host, 'link-in'), LINK_PLACES);
  const {path, query, hash} = ownParts(['same', 'gstk']);
  const own = link.slice(1);
  const isFree = hash === '' || isAnchor(hash);
  if (place === 'query' || (place !== 'hash' && !isFree))
    return addressOf({path, query: query ? `${query}&${own}` : own, hash});
  const join = isFree || hash.includes('?') ? '&' : '?';
  return addressOf({path, query, hash: hash ? hash + join + own : own});
}

/** Takes a link out of the address, so that a reload does not follow it again. */
export function forgetLink(key: LinkKey): void {
  const address = addressOf(ownParts([key]));
  if (address === location.href) return;
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // A page of a file may not change its address, and follows the link again.
  }
}
