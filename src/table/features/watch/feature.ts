import type {FeatureOf} from '../../feature.js';
import {Watch} from './watch.js';

/** Bots play all seats while `autoplay` says so, in matches of this page without several people. */
export const feature: FeatureOf = async (table) => {
  let watch: Watch | undefined;
  /** Gives the reader's seat to a bot or takes it back. */
  const turn = (): void => {
    const people = table.slots.people() ?? 0;
    const isWatched = table.host.autoplay && !table.session?.company && people === 0;
    if (isWatched === Boolean(watch)) return;
    watch?.stop();
    watch = isWatched ? new Watch(table) : undefined;
    table.commands.hold(isWatched);
    table.commands.reseat();
  };
  await table.fetchWords();
  // A match on the table is seated again after the next drawing, when the table knows this feature.
  if (!table.session) turn();
  return {
    arrive: () => watch?.start(),
    drawn() {
      turn();
      watch?.update();
    },
    stop: () => watch?.stop(),
    slots: {
      people: () => watch && 0,
      players: (given) => watch?.players(given),
      controls: (_, scene) => {
        const instead = watch?.controls(scene);
        return instead ? {instead} : [];
      },
    },
  };
};
