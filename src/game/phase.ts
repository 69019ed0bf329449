import type {StateValue} from './rules.js';

/** Phases as text, and as values of a chart. */

/** A region of a parallel state is idle while its state has this name. */
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
export const phaseName = (value: StateValue): string =>
  typeof value === 'string' ? value : leaves(value).join(' + ');

/** The value of a chart without parallel regions from its text: `{push: 'declare'}`. */
export function phaseValue(name: string): StateValue {
  const [first = '', ...rest] = name.split('.');
  return rest.length === 0 ? first : {[first]: phaseValue(rest.join('.'))};
}

/** The innermost part of a phase's name. */
type Leaf<Name extends string> = Name extends `${string}.${infer Inner}` ? Leaf<Inner> : Name;

/** The innermost part of a phase's name: `declare` of `push.declare`. */
export const leafOf = <Name extends string>(name: Name): Leaf<Name> =>
  name.slice(name.lastIndexOf('.') + 1) as Leaf<Name>;
