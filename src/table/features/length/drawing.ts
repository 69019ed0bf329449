import {html, nothing, type TemplateResult} from 'lit';
import type {Options} from '../../../game/index.js';
import {lengthOf} from '../../frame/length-of.js';
import {valueName} from '../../frame/setting-control.js';
import {usualMinutes} from '../../frame/usual-minutes.js';
import type {TableContext} from '../../table-context.js';

/** The lengths of a game, the shortest first, with their minutes; a press deals a match that takes so long. */
export async function lengthPanel(table: TableContext): Promise<TemplateResult | undefined> {
  const {commands, host, messages, panels, session} = table;
  const {entry} = host;
  const {lengths} = entry;
  if (!messages || !session || !lengths) return undefined;
  const {seats, options, game} = session.seating;
  const rows = game.rules.options.filter(({name}) => name in lengths.deal);
  const full = Object.fromEntries(
    rows.map(({name, usual, values}) => [name, usual?.[seats] ?? values[0]!]),
  );
  const now = lengthOf(options, lengths);
  const row = async (length: 'deal' | 'short' | 'full'): Promise<TemplateResult> => {
    const own: Options = {...options, ...(length === 'full' ? full : lengths[length])};
    const n = await usualMinutes(entry, seats, own);
    const press = (): void => {
      panels.close();
      if (length === now) return;
      commands.newGame({seats, options: own, seed: undefined, state: undefined});
    };
    const values = rows.map(({name}) => valueName(messages, `option/${name}`, own[name]!));
    return html`<button
      type="button"
      class="button ${length === now ? 'button-primary' : ''}"
      part="button ${length === now ? 'button-primary' : ''}"
      data-id=${length}
      aria-current=${length === now ? 'true' : nothing}
      @click=${press}
    >
      ${values.join(', ')}${n === undefined ? nothing : ` · ${messages.t('ui/minutes', {n})}`}
    </button>`;
  };
  return html`<div class="panel-column" part="length">
    <h3>${rows.map(({name}) => messages.lookup(`option/${name}`)).join(', ')}</h3>
    ${await Promise.all((['deal', 'short', 'full'] as const).map(row))}
  </div>`;
}
