import {isElement} from '../../elements/shared/index.js';
import type {Panel, Reading} from '../../elements/index.js';

/** The command of a key (UX section 8). */
export type TableCommand =
  | {readonly type: 'read'; readonly what: Reading}
  /** Opens the first of the panels that the game has; `at` is the part of it to be shown. */
  | {readonly type: 'panel'; readonly panels: readonly Panel[]; readonly at?: string}
  | {readonly type: 'answer'; readonly doubt: boolean}
  | {readonly type: 'undo' | 'hint' | 'compare' | 'why' | 'sound' | 'repeat' | 'escape' | 'command'}
  /** Asked for by the page or by the menu. */
  | {readonly type: 'claim' | 'tips'}
  | {readonly type: 'log'; readonly step: -1 | 1};

const read = (what: Reading): TableCommand => ({type: 'read', what});

/** Keyed by `code`, so that a Cyrillic layout works too. */
const CODES: Readonly<Record<string, TableCommand>> = {
  KeyH: read('hand'),
  KeyT: read('trick'),
  KeyC: read('contract'),
  KeyW: read('turn'),
  KeyS: read('scores'),
  KeyK: read('taken'),
  KeyO: read('out'),
  KeyE: read('left'),
  KeyL: {type: 'panel', panels: ['this-deal', 'last-trick']},
  KeyG: {type: 'panel', panels: ['log']},
  KeyR: {type: 'repeat'},
  KeyI: {type: 'hint'},
  KeyY: {type: 'why'},
  KeyM: {type: 'sound'},
  KeyD: {type: 'answer', doubt: true},
  KeyA: {type: 'answer', doubt: false},
  Comma: {type: 'log', step: -1},
  Period: {type: 'log', step: 1},
  Slash: {type: 'command'},
  Delete: {type: 'undo'},
  Backspace: {type: 'undo'},
  Escape: {type: 'escape'},
};

const SHIFTED: Readonly<Record<string, TableCommand>> = {
  KeyH: read('legal'),
  KeyI: {type: 'compare'},
  KeyS: {type: 'panel', panels: ['scores']},
};

/** The command of a key that was pressed at `origin`, unless text is being typed there. */
export function commandOf(
  event: KeyboardEvent,
  origin: EventTarget | undefined,
  shortcuts: boolean,
): TableCommand | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return undefined;
  const TYPED = 'input:not([type=radio], [type=checkbox]), textarea, select';
  if (isElement(origin) && origin.matches(TYPED)) return undefined;
  if (event.code === 'Escape') return CODES['Escape'];
  if (!shortcuts) return undefined;
  if (event.key === '?') return {type: 'panel', panels: ['rules'], at: '.keys'};
  if (event.key === '/') return {type: 'command'};
  return (event.shiftKey ? SHIFTED : CODES)[event.code];
}
