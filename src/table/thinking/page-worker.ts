import {thinkerUrl} from './thinker-url.js';

/**
 * Starts the worker that a build has put next to the page's scripts. `undefined` where a worker would
 * not help, is not allowed or might not be: a refusal would be reported, on the console and to
 * whomever a policy names.
 */
export function pageWorker(): Worker | undefined {
  const url = thinkerUrl();
  // A page without an origin, such as a file, has no rights to scripts; a single core is as busy with
  // a worker as without.
  if (!url || origin === 'null' || navigator.hardwareConcurrency === 1) return undefined;
  if (typeof Worker === 'undefined' || hasPolicy() || holdsToHashes(url)) return undefined;
  // A worker must begin at an address of the page's own origin, which a CDN has not.
  const start = new Blob([`import ${JSON.stringify(url)};`], {type: 'text/javascript'});
  return new Worker(URL.createObjectURL(start), {type: 'module'});
}

/**
 * Whether a content policy governs the page. What it allows can only be tried, and a refusal is
 * reported; but a browser hides the nonces of elements where a policy came with the page.
 */
function hasPolicy(): boolean {
  if (document.querySelector('meta[http-equiv="content-security-policy" i]')) return true;
  const probe = document.createElement('meta');
  probe.setAttribute('nonce', 'hidden');
  document.head.append(probe);
  const hides = probe.getAttribute('nonce') === '';
  probe.remove();
  return hides;
}

/** Whether the page holds our scripts to their hashes, which it cannot do with those of a worker. */
const holdsToHashes = (url: string): boolean =>
  [...document.scripts].some(({type, text, integrity, src}) =>
    type === 'importmap'
      ? text.includes('"integrity"')
      : integrity !== '' && src.startsWith(new URL(url).origin),
  );
