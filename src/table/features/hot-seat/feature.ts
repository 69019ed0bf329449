import {wholeNumber} from '../../parse-attributes.js';
import type {FeatureOf} from '../../feature.js';
import {HotSeat} from './hot-seat.js';

/** Several people at one screen, in matches of this page. */
export const feature: FeatureOf = (table) => {
  const {host} = table;
  const {max} = host.entry.seats;
  const people = wholeNumber(host, 'humans', host.humans, {min: 1, max}) ?? 1;
  if (people < 2) return {};
  const hotSeat = new HotSeat(table, people);
  const sharing = (): HotSeat | undefined => (table.session?.company ? undefined : hotSeat);
  return {
    update() {
      if (sharing()) hotSeat.update();
      else hotSeat.leave();
    },
    drawn: () => sharing()?.updated(),
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
