import type {StateValue} from '../../../src/game/index.js';
import type {Box, ChartModel} from './model.js';

/** The resting state of a region that a phase does not name. */
const IDLE = 'waiting';

const pathsOf = (value: StateValue): readonly (readonly string[])[] =>
  typeof value === 'string'
    ? [value.split('.')]
    : Object.entries(value).flatMap(([name, inside]) =>
        inside === undefined
          ? []
          : Object.keys(inside).length === 0
            ? [[name]]
            : pathsOf(inside).map((path) => [name, ...path]),
      );

/**
 * The active states with all their ancestors. Takes a chart's value, or a phase in the names of a
 * match: `push.declare`, `tricks.first.push.declare + tricks.second.rout`.
 */
export function litStates(model: ChartModel, value: StateValue): ReadonlySet<string> {
  const paths = typeof value === 'string' ? value.split(' + ').flatMap(pathsOf) : pathsOf(value);
  const named = new Set(
    paths.flatMap((path) => path.map((_, at) => path.slice(0, at + 1).join('.'))),
  );
  const lit = new Set<string>();
  const light = (box: Box): void => {
    lit.add(box.id);
    const {boxes, initial, kind, region} = box;
    const inside = boxes.filter(({id}) => named.has(id));
    const idle = boxes.find(({name}) => region && name === IDLE);
    const first = idle ?? boxes.find(({id}) => id === initial);
    const on = kind === 'parallel' ? boxes : inside.length || !first ? inside : [first];
    on.forEach(light);
  };
  light(model.root);
  for (const id of named)
    if (!lit.has(id)) throw new RangeError(`the chart ${model.name} has no state "${id}"`);
  return lit;
}
