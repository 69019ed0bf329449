import type {WishEvents} from '../../../elements/index.js';
import type {FeatureOf} from '../../feature.js';
import {explain} from './reasons.js';

/** Explains why another player laid a card. */
export const feature: FeatureOf = (table) => {
  table.host.renderRoot.addEventListener('gstk-why', (event) => {
    explain(table, (event as WishEvents['gstk-why']).detail).catch(table.notes.miss);
  });
  return {
    slots: {
      command({type}) {
        return type === 'why' ? explain(table).then(() => true) : undefined;
      },
    },
  };
};
