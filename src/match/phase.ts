import type {StateValue} from '../game/index.js';

/** A region of a parallel state counts as idle while its state has this name. */
const IDLE = 'waiting';

const leaves = (value: StateValue): readonly string[] => {
  if (typeof value === 'string') return [value];
  const regions = Object.entries(value).filter((entry) => entry[1] !== undefined);
  const awake = regions.filter(([, inside]) => inside !== IDLE);
  const shown = regions.length > 1 && awake.length > 0 ? awake : regions;
  return shown.flatMap(([name, inside]) => leaves(inside!).map((leaf) => `${name}.${leaf}`));
};

/**
 * The value of a chart as text: `push.declare`. Leaves of parallel regions are joined by ` + `,
 * `tricks.first.push.declare + tricks.second.rout`; idle regions are left out.
 */
export const phaseName = (value: StateValue): string => leaves(value).join(' + ');
