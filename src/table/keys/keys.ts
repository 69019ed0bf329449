import {isElement, keyOf} from '../../elements/shared/index.js';
import type {Panel, Reading} from '../../elements/index.js';

/** The command of a key (UX section 8). */
export type TableCommand =
  | {readonly type: 'read'; readonly what: Reading}
  /** Opens the first of the panels that the game has; `at` is the part of it to be shown. */
  | {readonly type: 'panel'; readonly panels: readonly Panel[]; readonly at?: string}
  | {readonly type: 'answer'; readonly doubt: boolean}
  | {readonly type: 'undo' | 'hint' | 'compare' | 'why' | 'sound' | 'repeat' | 'escape' | 'command'}
  /** Asked for by the page or by the menu. */
  | {readonly type: 'claim' | 'learn' | 'tips'}
  | {readonly type: 'log'; readonly step: -1 | 1};

const read = (what: Reading): TableCommand => ({type: 'read', what});

/** By the names of `keyOf`. */
const KEYS: ReadonlyMap<string, TableCommand> = new Map([
  ['h', read('hand')],
  ['t', read('trick')],
  ['c', read('contract')],
  ['w', read('turn')],
  ['s', read('scores')],
  ['k', read('taken')],
  ['o', read('out')],
  ['e', read('left')],
  ['l', {type: 'panel', panels: ['this-deal', 'last-trick']}],
  ['g', {type: 'panel', panels: ['log']}],
  ['r', {type: 'repeat'}],
  ['i', {type: 'hint'}],
  ['y', {type: 'why'}],
  ['m', {type: 'sound'}],
  ['d', {type: 'answer', doubt: true}],
  ['a', {type: 'answer', doubt: false}],
  ['Delete', {type: 'undo'}],
  ['Backspace', {type: 'undo'}],
]);

const SHIFTED: ReadonlyMap<string, TableCommand> = new Map([
  ['h', read('legal')],
  ['i', {type: 'compare'}],
  ['s', {type: 'panel', panels: ['scores']}],
]);

/** Signs, which some layouts have only with Shift. */
const SIGNS: ReadonlyMap<string, TableCommand> = new Map([
  [',', {type: 'log', step: -1}],
  ['.', {type: 'log', step: 1}],
  ['/', {type: 'command'}],
  ['?', {type: 'panel', panels: ['rules'], at: '.keys'}],
]);

/** The command of a key that was pressed at `origin`, unless text is being typed there. */
export function commandOf(
  event: KeyboardEvent,
  origin: EventTarget | undefined,
  shortcuts: boolean,
): TableCommand | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const TYPED = 'input:not([type=radio], [type=checkbox]), textarea, select';
  if (isElement(origin) && origin.matches(TYPED)) return undefined;
  if (event.key === 'Escape') return {type: 'escape'};
  if (!shortcuts) return undefined;
  const key = keyOf(event);
  return SIGNS.get(key) ?? (event.shiftKey ? SHIFTED : KEYS).get(key);
}
