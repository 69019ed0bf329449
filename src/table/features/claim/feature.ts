import type {FeatureOf} from '../../feature.js';
import {AutoPlay} from './auto-play.js';
import {ClaimQuestion} from './claim-question.js';

/** Automatic moves, claims, and the question whether a decided deal should end. */
export const feature: FeatureOf = (table) => {
  const autoPlay = new AutoPlay(table);
  const decided = new ClaimQuestion(table, () => autoPlay.rush());
  return {
    drawn() {
      autoPlay.update();
      decided.update();
    },
    stop: () => autoPlay.stop(),
    slots: {
      asks: () => decided.asks,
      middle: () => decided.middle(),
      scene: (scene) => autoPlay.scene(scene),
      controls: (doing) => (doing === 'asking' ? autoPlay.controls(decided.asks) : []),
      command: ({type}) => (type === 'claim' ? autoPlay.claim() : undefined),
    },
  };
};
