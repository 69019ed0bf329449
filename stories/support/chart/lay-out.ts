import Elk from 'elkjs/lib/elk.bundled.js';
import type {ELK, ElkExtendedEdge, ElkNode} from 'elkjs/lib/elk-api.js';
import type {AnyStateMachine} from 'xstate';
import {type LaidOut, type LaidOutByWidth, notesOf, TEXT, type Width} from './layout.js';
import {type Arrow, type Box, type ChartModel, chartModel} from './model.js';

/** Lays charts out in Node, so that no page of Storybook needs a layout engine. */

/** The width of a letter, by the size of the font: bold letters are measured by the widest fonts. */
const LETTER = 0.62;

const widthOf = (text: string, size: number): number => Math.ceil(text.length * size * LETTER);

/** Set for every box, since a box does not inherit them from its parent. */
const LAYERED = {
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.nodeSelfLoop': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};

const layer = (layerConstraint: 'FIRST' | 'LAST') => ({
  'elk.layered.layering.layerConstraint': layerConstraint,
});

const nodeId = (id: string): string => `state ${id}`;
const dotId = (id: string): string => `dot ${id}`;

function nodeOf(box: Box): ElkNode {
  const notes = notesOf(box);
  // Leave room for the mark of an active state on the left, and as much on the right.
  const width = Math.max(
    72,
    widthOf(box.name, TEXT.name) + 52,
    ...notes.map((note) => widthOf(note, TEXT.small) + 28),
  );
  const height = 34 + notes.length * TEXT.line;
  const id = nodeId(box.id);
  if (box.boxes.length === 0)
    return {id, width, height, ...(box.kind === 'final' && {layoutOptions: layer('LAST')})};
  const dot = {id: dotId(box.id), width: 10, height: 10, layoutOptions: layer('FIRST')};
  return {
    id,
    children: [...(box.initial === undefined ? [] : [dot]), ...box.boxes.map(nodeOf)],
    layoutOptions: {
      ...LAYERED,
      'elk.padding': `[top=${height + 6},left=12,bottom=12,right=12]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
}

const flat = (box: Box): readonly Box[] => [box, ...box.boxes.flatMap(flat)];

/** True when an arrow leads to a state defined before the one that it leaves. */
const goesBack = ({root}: ChartModel, {from, to}: Arrow): boolean => {
  const order = flat(root).map(({id}) => id);
  const inside = from === '' || to.startsWith(`${from}.`) || from.startsWith(`${to}.`);
  return !inside && order.indexOf(to) < order.indexOf(from);
};

const line = (id: string, from: string, to: string): ElkExtendedEdge => ({
  id,
  sources: [from],
  targets: [to],
});

function edgesOf(model: ChartModel, width: Width): ElkExtendedEdge[] {
  const boxes = flat(model.root);
  const starts = boxes.flatMap(({id, initial}) =>
    initial === undefined ? [] : [line(dotId(id), dotId(id), nodeId(initial))],
  );
  // No transition connects two regions, so an invisible edge places one below the other.
  const regions = boxes.filter(({kind}) => width === 'narrow' && kind === 'parallel');
  const below = regions.flatMap((outer) =>
    outer.boxes.flatMap(({id}, at) => {
      const next = outer.boxes[at + 1];
      return next ? [line(`below ${id}`, nodeId(id), nodeId(next.id))] : [];
    }),
  );
  const arrows = model.arrows.map((arrow) => {
    // Laid out in reverse and turned when drawn, so that a chart reads downwards in the order in
    // which its states are defined.
    const ends = [nodeId(arrow.from), nodeId(arrow.to)] as const;
    const [from, to] = goesBack(model, arrow) ? [ends[1], ends[0]] : ends;
    const label = {
      text: arrow.labels.join('\n'),
      width: Math.max(...arrow.labels.map((text) => widthOf(text, TEXT.small))) + 6,
      height: arrow.labels.length * TEXT.line,
      layoutOptions: {'elk.edgeLabels.inline': 'true'},
    };
    return {...line(arrow.id, from, to), labels: [label]};
  });
  return [...starts, ...below, ...arrows];
}

const graphOf = (model: ChartModel, width: Width): ElkNode => ({
  id: 'chart',
  children: [nodeOf(model.root)],
  edges: edgesOf(model, width),
  layoutOptions: {
    ...LAYERED,
    'elk.algorithm': 'layered',
    'elk.direction': 'DOWN',
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.padding': '[top=6,left=2,bottom=2,right=2]',
    'elk.json.edgeCoords': 'ROOT',
    'elk.json.shapeCoords': 'ROOT',
  },
});

// Its types describe only its bundled form.
const elk = new (Elk as unknown as new () => ELK)();

/** Computes the layout of a chart. */
async function layOut(model: ChartModel, width: Width): Promise<LaidOut> {
  const graph = await elk.layout(graphOf(model, width));
  const known = new Map(flat(model.root).map((box) => [nodeId(box.id), box]));
  const nodes: Required<Pick<ElkNode, 'id' | 'x' | 'y' | 'width' | 'height'>>[] = [];
  const gather = ({id, x = 0, y = 0, width = 0, height = 0, children = []}: ElkNode): void => {
    nodes.push({id, x, y, width, height});
    children.forEach(gather);
  };
  graph.children?.forEach(gather);
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    boxes: nodes.flatMap(({id, ...area}) => {
      const box = known.get(id);
      return box ? [{...area, id: box.id}] : [];
    }),
    dots: nodes
      .filter(({id}) => !known.has(id))
      .map(({x, y, width, height}) => ({x: x + width / 2, y: y + height / 2})),
    arrows: (graph.edges ?? [])
      .filter(({id}) => !id.startsWith('below '))
      .map(({id, sections: [section] = [], labels: [label] = []}) => {
        const arrow = model.arrows.find((other) => other.id === id);
        const points = section
          ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
          : [];
        const {x = 0, y = 0, width = 0, height = 0} = label ?? {};
        return {
          id: arrow?.id,
          points: (arrow && goesBack(model, arrow) ? points.reverse() : points).map(({x, y}) => ({
            x,
            y,
          })),
          label: label && {x, y, width, height},
        };
      }),
  };
}

/** The layouts of a machine; `narrow` differs if regions can lie below each other. */
export async function layoutsOf(machine: AnyStateMachine): Promise<LaidOutByWidth> {
  const model = chartModel(machine);
  const wide = await layOut(model, 'wide');
  const isParallel = flat(model.root).some(({kind}) => kind === 'parallel');
  return {wide, narrow: isParallel ? await layOut(model, 'narrow') : wide};
}
