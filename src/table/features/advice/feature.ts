import type {FeatureOf} from '../../feature.js';
import {Advice} from './advice.js';

/** Hints, and the worth of the cards in hand. */
export const feature: FeatureOf = (table) => {
  const advice = new Advice(table);
  return {
    update: () => advice.update(),
    drawn: () => advice.look(),
    stop: () => advice.stop(),
    slots: {
      advised: () => advice.advised,
      onCards: () => ({prospects: advice.shown, hint: advice.control}),
      command({type}) {
        if (type !== 'hint' && type !== 'compare') return undefined;
        if (table.host.hints === 'off') return true;
        const shown = type === 'hint' ? advice.advise() : advice.compare();
        return shown.then(() => true);
      },
    },
  };
};
