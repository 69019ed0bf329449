import type {StateValue} from '../game/index.js';

/** A region of a parallel state that rests in a state of this name is idle. */
const IDLE = 'waiting';

const leaves = (value: StateValue): readonly string[] => {
  if (typeof value === 'string') return [value];
  const regions = Object.entries(value).filter((entry) => entry[1] !== undefined);
  const awake = regions.filter(([, inside]) => inside !== IDLE);
  const shown = regions.length > 1 && awake.length > 0 ? awake : regions;
  return shown.flatMap(([name, inside]) => leaves(inside!).map((leaf) => `${name}.${leaf}`));
};

/**
 * A chart's value as text: `push.declare`; parallel leaves joined,
 * `tricks.first.push.declare + tricks.second.rout`; idle regions left out.
 */
export const phaseName = (value: StateValue): string => leaves(value).join(' + ');
