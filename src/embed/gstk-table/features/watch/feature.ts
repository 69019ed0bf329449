import type {FeatureOf} from '../../feature.js';
import {Watch} from './watch.js';

/** Bots play all seats while `autoplay` says so, in matches of this page without several people. */
export const feature: FeatureOf = async ({host, controller}) => {
  let watch: Watch | undefined;
  /** Gives the reader's seat to a bot or takes it back. */
  const turn = (): void => {
    const people = controller.slots.people() ?? 0;
    const isWatched = host.autoplay && !controller.session?.company && people === 0;
    if (isWatched === Boolean(watch)) return;
    watch?.stop();
    watch = isWatched ? new Watch(host, controller) : undefined;
    controller.hold(isWatched);
    controller.reseat();
  };
  await controller.fetchDeferred();
  // A match on the table is seated again after the next drawing, when the table knows this feature.
  if (!controller.session) turn();
  return {
    arrive: () => watch?.start(),
    drawn() {
      turn();
      watch?.update();
    },
    stop: () => watch?.stop(),
    slots: {
      people: () => watch && 0,
      names: (given) => watch?.names(given),
      instead: (scene) => watch?.controls(scene),
    },
  };
};
