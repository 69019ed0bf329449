import type {AnyStateMachine, AnyStateNode, AnyTransitionDefinition} from 'xstate';

/** What there is to draw, read from a machine's own definition: boxes in boxes, and arrows. */

/** A state. */
export interface Box {
  /** The path, joined by dots: `tricks.first.push`; the machine itself is `''`. */
  readonly id: string;
  readonly name: string;
  readonly kind: AnyStateNode['type'];
  /** The states inside, in the order in which they are written. */
  readonly boxes: readonly Box[];
  /** Where it begins. */
  readonly initial: string | undefined;
  /** One of the boxes inside a parallel state; all of them go on at once. */
  readonly region: boolean;
  /** `meta.moves`: the types of move that are awaited here. */
  readonly moves: readonly string[];
  /** A guard that all arrows of a region share, said once. */
  readonly guard: string | undefined;
}

/** All ways from one state to another. */
export interface Arrow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** As they are written beside the arrow, `push` or `match called [at this table]`. */
  readonly labels: readonly string[];
  /** The bare event types. */
  readonly events: readonly string[];
}

/** A machine as a drawing knows it. */
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

/** How an event is called that XState makes itself. */
const spoken = (event: string): string => {
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

/** Every single transition that starts at this node. */
const waysFrom = (node: AnyStateNode): Way[] =>
  [...node.transitions.values(), node.always ?? []].flat().flatMap((transition) =>
    (transition.target ?? [node]).map((target) => ({
      from: idOf(node),
      to: idOf(target),
      event: spoken(String(transition.eventType)),
      guard: guardOf(transition),
    })),
  );

const within = (id: string, outer: string): boolean => id === outer || id.startsWith(`${outer}.`);

/** Reads a machine. */
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
  const said = new Set<string>();
  const gather = (box: Box): void => {
    if (box.guard !== undefined) said.add(box.id);
    box.boxes.forEach(gather);
  };
  gather(root);
  const arrows = new Map<string, {from: string; to: string; labels: string[]; events: string[]}>();
  for (const {from, to, event, guard} of ways) {
    const id = `${from}>${to}`;
    const arrow = arrows.get(id) ?? {from, to, labels: [], events: []};
    const needless = guard === undefined || [...said].some((region) => within(from, region));
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
