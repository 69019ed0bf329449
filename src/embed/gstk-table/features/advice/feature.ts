import type {FeatureOf} from '../../feature.js';
import {Advice} from './advice.js';

/** Hints, and what the cards of the hand promise. */
export const feature: FeatureOf = ({host, controller}) => {
  const advice = new Advice(controller);
  return {
    update: () => advice.update(),
    stop: () => advice.stop(),
    slots: {
      hint: () => advice.advise(),
      moreThanHint: () => advice.control,
      prospects: () => advice.shown,
      command({type}) {
        if (type === 'hint') host.hint().catch(controller.miss);
        else if (type !== 'compare') return false;
        else if (host.hints !== 'off') advice.compare().catch(controller.miss);
        return true;
      },
    },
  };
};
