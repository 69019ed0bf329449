import {css} from '@lit/reactive-element';
import {addSheet} from '../../elements/shared/index.js';
import {faultWordsIn, type FaultWords} from '../../lesson/faults/fault-in.js';
import type {KeyedFault} from '../../lesson/faults/keyed-fault.js';
import {localeOf} from './loading/lesson-messages.js';
import {faultyPiece, type Span} from './faulty-piece.js';
import type {Host} from './host.js';

/**
 * Faults of an example, shown to its author next to it: on the author's own machine, or with `debug`.
 */

const styles = css`
  .faults {
    margin: 8px 0;
    padding: 8px 12px;
    border: 2px solid #b3261e;
    border-radius: 4px;
    background: light-dark(#fff4f2, #2c1513);
    color: light-dark(#410e0b, #f9dedc);
    font:
      0.875rem/1.45 system-ui,
      sans-serif;
    overflow-wrap: anywhere;
  }
  .faults p {
    margin: 0;
  }
  .faults p + p {
    margin-block-start: 6px;
  }
  .faults code {
    font-family: ui-monospace, monospace;
  }
  .faults mark {
    background: light-dark(#ffd8d3, #8c1d18);
    color: inherit;
  }
  @media print {
    .faults {
      display: none;
    }
  }
`;

/** Names of machines on which pages are written. */
const OWN = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.localhost)$/;

/** Whether faults are shown on the page, and not on the console alone. */
export const showsFaults = (host: Host): boolean => host.debug || OWN.test(location.hostname);

/** The words for faults in the language of an example, with those of the game of a keyed one. */
export const faultWordsFor = (host: HTMLElement, keyed?: KeyedFault): Promise<FaultWords> =>
  faultWordsIn(localeOf(host), keyed?.faults);

/** A fault: its place, the faulty token of the line, and the reason. */
export interface Fault {
  readonly where: string;
  readonly line: string;
  readonly token: string;
  readonly message: string;
  /** The reason by key, if it has one. */
  readonly keyed?: KeyedFault | undefined;
}

const element = (tag: string, ...inside: readonly (string | Node)[]): HTMLElement => {
  const made = document.createElement(tag);
  made.append(...inside);
  return made;
};

/** The piece of a line to be marked. */
function pieceOf({line, token, message, keyed}: Fault): Span | undefined {
  const {path, reason} = keyed?.error ?? {};
  if (line === token && path !== undefined && reason?.key.startsWith('text/') === false)
    return faultyPiece(line, path, reason);
  // If the token is a whole attribute, the message names the piece.
  const piece = line === token ? (/"([^"]+)"/.exec(message)?.[1] ?? '') : token;
  const at = piece ? line.indexOf(piece) : -1;
  return at < 0 ? undefined : [at, at + piece.length];
}

/** `hands="N: S:KX"`, with the faulty piece marked. */
function lineOf(fault: Fault): HTMLElement {
  const {where, line} = fault;
  const [from, to] = pieceOf(fault) ?? [line.length, line.length];
  const inside =
    from === to
      ? [line]
      : [line.slice(0, from), element('mark', line.slice(from, to)), line.slice(to)];
  return element('code', `${where}="`, ...inside, '"');
}

/** Shows a fault in the example's box, which is made for the first one; the same fault is shown once. */
export function showFault({shadowRoot}: Host, fault: Fault, words: FaultWords): void {
  addSheet(shadowRoot, styles);
  let box = shadowRoot.querySelector('.faults');
  if (!box) {
    box = element('div');
    box.className = 'faults';
    box.setAttribute('part', 'faults');
    box.setAttribute('role', 'note');
    shadowRoot.append(box);
  }
  const told = element('p', lineOf(fault), ` ${words(fault.message, fault.keyed)}`);
  const isThere = [...box.children].some(({textContent}) => textContent === told.textContent);
  if (!isThere) box.append(told);
}
