import type {WishEvents} from '../../../../elements/events.js';
import type {FeatureOf} from '../../feature.js';
import {explain} from './reasons.js';

/** Says why another player laid a card. */
export const feature: FeatureOf = ({host, controller}) => {
  host.renderRoot.addEventListener('gstk-why', (event) => {
    explain(controller, (event as WishEvents['gstk-why']).detail).catch(controller.miss);
  });
  return {
    slots: {
      command({type}) {
        if (type !== 'why') return false;
        explain(controller).catch(controller.miss);
        return true;
      },
    },
  };
};
