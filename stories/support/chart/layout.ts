import type {ELK, ElkExtendedEdge, ElkNode} from 'elkjs/lib/elk-api.js';
import type {Arrow, Box, ChartModel} from './model.js';

/** `wide` puts parallel regions side by side, `narrow` one below the other. */
export type Width = 'wide' | 'narrow';

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

/** A state with its position. */
export interface PlacedBox extends Area {
  readonly box: Box;
}

/** An arrow from its first point to its tip; `arrow` is `undefined` for an initial marker. */
export interface PlacedArrow {
  readonly arrow: Arrow | undefined;
  readonly points: readonly Point[];
  readonly label: Area | undefined;
}

/** The positions of all parts of a chart, in pixels from its top left corner. */
export interface Layout {
  readonly model: ChartModel;
  readonly width: number;
  readonly height: number;
  /** Outer boxes before the boxes inside them. */
  readonly boxes: readonly PlacedBox[];
  readonly arrows: readonly PlacedArrow[];
  /** The dots from which the initial markers start. */
  readonly dots: readonly Point[];
}

/** Font sizes and line height, in pixels. */
export const TEXT = {name: 13, small: 11.5, line: 16} as const;
/** The font of the styles too, since the measured text must be the drawn text. */
export const FONT = 'system-ui, sans-serif';

/** The lines in a box below its name. */
export const notesOf = ({moves, guard, kind}: Box): readonly string[] => [
  ...(guard === undefined ? [] : [`[${guard}]`]),
  ...(moves.length ? [`▸ ${moves.join(' · ')}`] : []),
  ...(kind === 'history' ? ['history'] : []),
];

let context: CanvasRenderingContext2D | undefined;

const widthOf = (text: string, size: number, weight = 400): number => {
  context ??= document.createElement('canvas').getContext('2d')!;
  context.font = `${weight} ${size}px ${FONT}`;
  return Math.ceil(context.measureText(text).width);
};

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
    widthOf(box.name, TEXT.name, 600) + 52,
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
      // Measured in bold, as the label is drawn when highlighted.
      width: Math.max(...arrow.labels.map((text) => widthOf(text, TEXT.small, 600))) + 6,
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

let elk: Promise<ELK> | undefined;
const loadElk = (): Promise<ELK> =>
  (elk ??= import('elkjs/lib/elk.bundled.js').then(({default: {default: Elk}}) => new Elk()));

/**
 * Computes the layout of a chart. The layout library is large, so it is fetched for the first
 * chart.
 */
export async function layOut(model: ChartModel, width: Width): Promise<Layout> {
  const graph = await (await loadElk()).layout(graphOf(model, width));
  const known = new Map(flat(model.root).map((box) => [nodeId(box.id), box]));
  const nodes: Required<Pick<ElkNode, 'id' | 'x' | 'y' | 'width' | 'height'>>[] = [];
  const gather = ({id, x = 0, y = 0, width = 0, height = 0, children = []}: ElkNode): void => {
    nodes.push({id, x, y, width, height});
    children.forEach(gather);
  };
  graph.children?.forEach(gather);
  return {
    model,
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    boxes: nodes.flatMap(({id, ...area}) => {
      const box = known.get(id);
      return box ? [{box, ...area}] : [];
    }),
    dots: nodes
      .filter(({id}) => !known.has(id))
      .map(({x, y, width, height}) => ({x: x + width / 2, y: y + height / 2})),
    arrows: (graph.edges ?? [])
      .filter(({id}) => !id.startsWith('below '))
      .map(({id, sections: [section] = [], labels: [label] = []}): PlacedArrow => {
        const arrow = model.arrows.find((other) => other.id === id);
        const points = section
          ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
          : [];
        const {x = 0, y = 0, width = 0, height = 0} = label ?? {};
        return {
          arrow,
          points: arrow && goesBack(model, arrow) ? points.reverse() : points,
          label: label && {x, y, width, height},
        };
      }),
  };
}
