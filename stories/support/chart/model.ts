import type {AnyStateMachine, AnyStateNode, AnyTransitionDefinition} from 'xstate';

/** The model of a drawing, read from a machine's definition: nested boxes, and arrows. */

/** A state. */
export interface Box {
  /** The path, joined by dots: `tricks.first.push`; the machine itself is `''`. */
  readonly id: string;
  readonly name: string;
  readonly kind: AnyStateNode['type'];
  /** The child states, in the order of their definition. */
  readonly boxes: readonly Box[];
  /** The name of the initial child state. */
  readonly initial: string | undefined;
  /** True for a child of a parallel state; all of them are active at once. */
  readonly region: boolean;
  /** `meta.moves`: the types of the moves awaited here. */
  readonly moves: readonly string[];
  /** A guard shared by all arrows of a region, shown once. */
  readonly guard: string | undefined;
}

/** All transitions from one state to another. */
export interface Arrow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** The labels of the arrow, `push` or `match called [at this table]`. */
  readonly labels: readonly string[];
  /** The event types without guards. */
  readonly events: readonly string[];
}

/** A machine as the drawing needs it. */
export interface ChartModel {
  readonly name: string;
  readonly root: Box;
  readonly arrows: readonly Arrow[];
}

const idOf = (node: AnyStateNode): string => node.path.join('.');

const guardOf = ({guard}: AnyTransitionDefinition): string | undefined => {
  if (guard === undefined) return undefined;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') return guard.name || 'guard';
  return (guard as {type: string}).type;
};

/** A readable name for an event that XState creates itself. */
const readableName = (event: string): string => {
  const [, kind, what = ''] = /^xstate\.(after|done|error)\.([^.]*)/.exec(event) ?? [];
  if (kind === 'after') return `after ${/^\d+$/.test(what) ? `${what} ms` : what}`;
  return kind ?? (event === '' ? 'always' : event === '*' ? 'any other' : event);
};

interface Way {
  readonly from: string;
  readonly to: string;
  readonly event: string;
  readonly guard: string | undefined;
}

/** All transitions that start at a node. */
const waysFrom = (node: AnyStateNode): Way[] =>
  [...node.transitions.values(), node.always ?? []].flat().flatMap((transition) =>
    (transition.target ?? [node]).map((target) => ({
      from: idOf(node),
      to: idOf(target),
      event: readableName(String(transition.eventType)),
      guard: guardOf(transition),
    })),
  );

const within = (id: string, outer: string): boolean => id === outer || id.startsWith(`${outer}.`);

/** Reads the model of a machine. */
export function chartModel(machine: AnyStateMachine): ChartModel {
  const ways: Way[] = [];
  const boxOf = (node: AnyStateNode): Box => {
    ways.push(...waysFrom(node));
    const id = idOf(node);
    const region = node.parent?.type === 'parallel';
    const boxes = Object.values(node.states).map(boxOf);
    const guards = new Set(ways.filter(({from}) => within(from, id)).map(({guard}) => guard));
    const meta = node.meta as {moves?: readonly string[]} | undefined;
    return {
      id,
      name: node.key,
      kind: node.type,
      boxes,
      initial: node.type === 'compound' ? node.initial.target.map(idOf)[0] : undefined,
      region,
      moves: meta?.moves ?? [],
      guard: region && guards.size === 1 ? [...guards][0] : undefined,
    };
  };
  const root = boxOf(machine.root);
  const shown = new Set<string>();
  const gather = (box: Box): void => {
    if (box.guard !== undefined) shown.add(box.id);
    box.boxes.forEach(gather);
  };
  gather(root);
  const arrows = new Map<string, {from: string; to: string; labels: string[]; events: string[]}>();
  for (const {from, to, event, guard} of ways) {
    const id = `${from}>${to}`;
    const arrow = arrows.get(id) ?? {from, to, labels: [], events: []};
    const needless = guard === undefined || [...shown].some((region) => within(from, region));
    arrow.labels.push(needless ? event : `${event} [${guard}]`);
    arrow.events.push(event);
    arrows.set(id, arrow);
  }
  return {
    name: machine.id,
    root,
    arrows: [...arrows].map(([id, arrow]) => ({id, ...arrow})),
  };
}
