import {css} from 'lit';
import {adoptSheet} from '../../../elements/shared/index.js';
import type {WishEvents} from '../../../elements/index.js';
import type {FeatureOf} from '../../feature.js';
import type {TableContext} from '../../table-context.js';
import {explain, refuse} from './reasons.js';

/** Places that can be asked look so under a pointer. */
const askable = css`
  [data-seat] {
    cursor: help;
  }
`;

/** The place of another seat that was touched, apart from its buttons. */
function placeAt({target}: Event, {session}: TableContext): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest('button, a, input, [role=button]')) return;
  const place = target.closest<HTMLElement>('[data-seat]');
  return place && Number(place.dataset['seat']) !== session?.client.seat ? place : undefined;
}

/** Asks about the last move of a seat; a card that lies face down there keeps its secret. */
async function askAt(place: HTMLElement, table: TableContext): Promise<void> {
  if (place.querySelector('[data-up="false"]')) await refuse(table);
  else await explain(table, {seat: Number(place.dataset['seat'])});
}

/** Explains why another player laid a card or made a move: by a key, or at the card or its place. */
export const feature: FeatureOf = (table) => {
  const root = table.host.renderRoot;
  let isAskable = false;
  root.addEventListener('gstk-why', (event) => {
    explain(table, (event as WishEvents['gstk-why']).detail).catch(table.notes.miss);
  });
  root.addEventListener('click', (event) => {
    // While an event is shown, a touch of the board goes on to the next.
    if (!isAskable || table.session?.conductor.event) return;
    const place = placeAt(event, table);
    if (place) askAt(place, table).catch(table.notes.miss);
  });
  return {
    drawn() {
      const before = isAskable;
      isAskable = table.session !== undefined && table.game.told !== undefined;
      if (isAskable && !before) adoptSheet(table.host, askable);
    },
    slots: {
      command({type}) {
        return type === 'why' ? explain(table).then(() => true) : undefined;
      },
    },
  };
};
