import {css, html, type TemplateResult} from 'lit';
import type {Messages} from '../../i18n/index.js';
import type {AnyTable, Panel} from '../../elements/index.js';
import {commandMessages} from './command-messages.js';

/** The table's keys, listed below the rules of its game (UX section 8). */

export const styles = css`
  .keys {
    margin-block-start: var(--gstk-s4);
    padding-block-start: var(--gstk-s4);
    border-block-start: 1px solid var(--gstk-line);
  }
  .keys dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--gstk-s1) var(--gstk-s4);
    margin: var(--gstk-s2) 0 0;
    font-size: var(--gstk-text-s);
  }
  .keys dt {
    white-space: nowrap;
  }
  .keys dd {
    margin: 0;
    color: var(--gstk-ink-2);
  }
  .keys kbd {
    font: inherit;
    font-weight: 600;
  }
`;

/** Keys and what they do; with a panel, where the game has it. */
const KEYS = [
  ['← → Home End', 'card'],
  ['1 … 9 0', 'nth'],
  ['Enter', 'play'],
  ['H', 'hand'],
  ['Shift+H', 'legal'],
  ['T', 'trick'],
  ['L', 'deal', 'this-deal'],
  ['L', 'last', 'last-trick'],
  ['C', 'contract'],
  ['W', 'turn'],
  ['S', 'scores'],
  ['Shift+S', 'sheet', 'scores'],
  ['K', 'taken'],
  ['O', 'out'],
  ['E', 'left'],
  ['D', 'doubt'],
  ['A', 'accept'],
  ['I', 'hint'],
  ['Shift+I', 'compare'],
  ['Y', 'why'],
  ['R', 'repeat'],
  [', .', 'lines'],
  ['G', 'log', 'log'],
  ['M', 'sound'],
  ['Delete', 'undo'],
  ['Esc', 'escape'],
  ['/', 'command'],
  ['?', 'rules'],
] as const satisfies readonly (readonly [keys: string, does: string, panel?: Panel])[];

/**
 * The keys that a table has, each with what it does.
 * @param own the messages of the game
 * @param looksAhead whether the game can tell what a card would bring
 */
export async function keysOf(
  own: Messages,
  table: AnyTable,
  looksAhead: boolean,
): Promise<readonly (readonly [keys: string, does: string])[]> {
  const messages = await commandMessages(own.locale);
  const names: Readonly<Record<string, string | null>> = table.keyNames ?? {};
  const nameOf = (does: (typeof KEYS)[number][1]): string => {
    const name = names[does] ?? `key/${does}`;
    return name.startsWith('key/') ? messages.lookup(name) : own.lookup(name);
  };
  return KEYS.filter(([, does, panel]: readonly [string, string, Panel?]) => {
    if (names[does] === null || (panel && !table.panels.includes(panel))) return false;
    if (does === 'doubt' || does === 'accept') return table.hasClaims ?? false;
    if (does === 'compare') return looksAhead;
    return does !== 'why' || table.laid !== undefined || table.told !== undefined;
  }).map(([keys, does]) => [keys, nameOf(does)]);
}

/** The list of keys at a table. */
export async function keyList(
  own: Messages,
  table: AnyTable,
  looksAhead: boolean,
): Promise<TemplateResult> {
  const [messages, rows] = await Promise.all([
    commandMessages(own.locale),
    keysOf(own, table, looksAhead),
  ]);
  return html`<section class="keys">
    <h3>${messages.t('key/heading')}</h3>
    <dl>
      ${rows.map(
        ([keys, does]) =>
          html`<dt><kbd translate="no">${keys}</kbd></dt>
            <dd>${does}</dd>`,
      )}
    </dl>
  </section>`;
}
