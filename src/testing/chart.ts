import type {AnyStateMachine, AnyTransitionDefinition} from 'xstate';

/** Reads arrows and moves from the machine of a chart. */

type Node = AnyStateMachine['root'];

const nodesOf = (node: Node): readonly Node[] => [
  node,
  ...(Object.values(node.states) as Node[]).flatMap(nodesOf),
];

const nameOf = (node: Node): string => node.path.join('.') || 'the whole';

const guardName = (guard: unknown): string => {
  if (guard === undefined) return '';
  const {type, params} = guard as {type?: string; params?: unknown};
  return ` [${type ?? 'guard'}${params === undefined ? '' : ` ${JSON.stringify(params)}`}]`;
};

const names = new WeakMap<AnyTransitionDefinition, string>();

/** An arrow as text, `skirmish --push--> push`. */
export function arrowName(arrow: AnyTransitionDefinition): string {
  let name = names.get(arrow);
  if (name === undefined) names.set(arrow, (name = written(arrow)));
  return name;
}

const written = (arrow: AnyTransitionDefinition): string => {
  const targets = arrow.target?.map((node) => nameOf(node as Node)).join(' + ') ?? 'itself';
  const label = `${arrow.eventType === '' ? 'always' : arrow.eventType}${guardName(arrow.guard)}`;
  return `${nameOf(arrow.source as Node)} --${label}--> ${targets}`;
};

/** All arrows of a chart except those into initial states. */
export const arrowsOf = ({root}: AnyStateMachine): readonly AnyTransitionDefinition[] =>
  nodesOf(root).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);

/** The moves that each state names, as `push.declare: declare`. */
export const movesOf = ({root}: AnyStateMachine): readonly string[] =>
  nodesOf(root).flatMap((node) =>
    ((node.meta as {moves?: readonly string[]} | undefined)?.moves ?? []).map(
      (move) => `${node.path.join('.')}: ${move}`,
    ),
  );
