import {wholeNumber} from '../../parse-attributes.js';
import type {FeatureOf} from '../../feature.js';
import {HotSeat} from './hot-seat.js';

/** Several people at one screen, in matches of this page; their number may change during a match. */
export const feature: FeatureOf = (table) => {
  const {host} = table;
  /** How many people share the screen, as the page says now; 1 where nobody does. */
  const people = (): number => {
    const {max} = host.entry.seats;
    return wholeNumber(host, 'humans', host.humans, {min: 1, max}) ?? 1;
  };
  const hotSeat = new HotSeat(table, people());
  const sharing = (): HotSeat | undefined =>
    table.session?.company || hotSeat.humans < 2 ? undefined : hotSeat;
  return {
    update() {
      if (people() === hotSeat.humans && sharing()) hotSeat.update();
      // All hands are hidden until the match has been seated again.
      else hotSeat.leave();
    },
    drawn() {
      const humans = people();
      if (humans === hotSeat.humans) {
        sharing()?.updated();
        return;
      }
      hotSeat.humans = humans;
      if (table.session?.company) return;
      table.commands.hold(false);
      table.commands.reseat();
      host.requestUpdate();
    },
    slots: {
      seat: () => sharing()?.seat,
      people: () => sharing()?.humans,
      players: (given) => sharing()?.players(given),
      hidden: () => sharing()?.hidden,
      cover: () => sharing()?.cover(),
      middle: () => sharing()?.middle(),
      scene: (scene) => sharing()?.hide(scene) ?? scene,
    },
  };
};
