import {warn} from '../elements/index.js';

/** `frame.html`, for pages that allow no custom elements but an `<iframe>`; see docs/embedding.md. */

/** The message of the frame to its parent page. */
export interface FrameHeight {
  readonly type: 'gstk-frame-height';
  /** In CSS pixels. */
  readonly height: number;
}

/**
 * The attributes that an address may set: those of the tag, and the language and direction of the
 * text. Written out, because the classes are fetched after their elements stand in the page.
 */
export const ATTRIBUTES = {
  'game-example': (
    'ask bots contract deal dealer debug dir game hand hands lang lead link-in locale mode no-play options orderer ' +
    'played players points position record rules run scores seat seats step trick tricks trump turn variant'
  ).split(' '),
  'gstk-table': (
    'autoplay autoplay-forced bot-level card-index card-size daily decided deck dir game handedness haptics hints ' +
    'humans lang layout learn length link-in loading locale options play-mode players readonly seat seats seed server ' +
    'shortcuts sound speed storage-key theme timers turn-timer undo verbosity'
  ).split(' '),
} as const;

/**
 * True for a server that a frame may talk to: one of the frame's own origin, or of an origin that the
 * host of the file lists in it, `<meta name="gstk-servers" content="https://play.example">`. Strangers
 * may write an address, which must not make the host's page send anything to their servers.
 */
function isTrusted(server: string, page: Document): boolean {
  if (!URL.canParse(server, page.baseURI)) return false;
  const {origin} = new URL(server, page.baseURI);
  const listed = page.querySelector<HTMLMetaElement>('meta[name="gstk-servers"]')?.content ?? '';
  const hosts = listed.split(/[\s,]+/).filter((host) => URL.canParse(host));
  return [page.defaultView!.location.href, ...hosts].some(
    (host) => new URL(host).origin === origin,
  );
}

const SERVERS = 'expected a server of this origin, or one that <meta name="gstk-servers"> lists';

/** Creates the element that an address describes: `?tag=game-example&game=king&hand=…&text=…`. */
export function elementFor(search: string, page = document): HTMLElement {
  const asked = new URLSearchParams(search);
  const tag = asked.get('tag') === 'game-example' ? 'game-example' : 'gstk-table';
  const element = page.createElement(tag);
  for (const name of ATTRIBUTES[tag]) {
    const value = asked.get(name);
    if (value === null) continue;
    if (name !== 'server' || isTrusted(value, page)) element.setAttribute(name, value);
    else warn(element, name, value, SERVERS);
  }
  element.append(asked.get('text') ?? '');
  return element;
}

/** The origin of the parent page: from the address, or from the referrer. */
export function parentOrigin(search: string, referrer: string): string | undefined {
  const said = new URLSearchParams(search).get('parent') ?? referrer;
  return URL.canParse(said) ? new URL(said).origin : undefined;
}

/** Reports the height of a frame's content to the parent page, now and after every change. */
export function tellHeight(content: Element, page: Window, origin: string): () => void {
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    page.postMessage({type: 'gstk-frame-height', height} satisfies FrameHeight, origin);
  });
  observer.observe(content);
  return () => {
    observer.disconnect();
  };
}
