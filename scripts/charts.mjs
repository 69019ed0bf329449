// `npm run charts`: lays out the statechart of each game and writes it as data, `chart.drawing.ts` next to
// the game's `chart.ts`, so that no page needs a layout engine. A test fails when one is outdated.
import Elk from 'elkjs/lib/elk.bundled.js';
import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {catalogue} from '../src/embed/catalogue.ts';
import {chartModel} from '../stories/support/chart/model.ts';
import {root} from './test-files.mjs';

/** Room in a box around its name, and the height of its line; names are measured by their letters. */
const [PAD, LINE, LETTER] = [14, 32, 7.7];

const LAYERED = {
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.spacing.nodeNode': '14',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '8',
  'elk.spacing.nodeSelfLoop': '10',
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
};

const leafOf = (id) => id.slice(id.lastIndexOf('.') + 1);
const flat = (box) => [box, ...box.boxes.flatMap(flat)];

/** A state as a node of the layout; the whole chart has no box of its own. */
function nodeOf(box, names) {
  const longest = Math.max(
    ...Object.values(names).map((own) => (own[leafOf(box.id)] ?? '').length),
  );
  const width = Math.ceil(longest * LETTER) + 2 * PAD;
  if (box.boxes.length === 0) return {id: box.id, width, height: LINE};
  return {
    id: box.id,
    children: box.boxes.map((one) => nodeOf(one, names)),
    layoutOptions: {
      ...LAYERED,
      'elk.padding': `[top=${LINE + 4},left=10,bottom=10,right=10]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${LINE})`,
    },
  };
}

const round = (value) => Math.round(value * 2) / 2;

/**
 * The model without some states, and without the frame of a parallel state of which one region is left:
 * that region takes its place.
 */
function without(model, aside) {
  const isAside = (id) => aside.some((one) => id === one || id.startsWith(`${one}.`));
  const placed = new Map();
  const kept = (box) => {
    const boxes = box.boxes.filter(({id}) => !isAside(id)).map(kept);
    if (box.kind !== 'parallel' || boxes.length > 1) return {...box, boxes};
    placed.set(box.id, boxes[0].id);
    return boxes[0];
  };
  const at = (id) => placed.get(id) ?? id;
  const root = kept(model.root);
  const arrows = model.arrows
    .filter(({from, to}) => !isAside(from) && !isAside(to))
    .map((arrow) => ({...arrow, from: at(arrow.from), to: at(arrow.to)}));
  return {...model, root: {...root, initial: at(root.initial)}, arrows};
}

/** The drawing of a machine, without the states `aside`. */
export async function drawingOf(machine, names, aside = []) {
  const model = without(chartModel(machine), aside);
  const boxes = flat(model.root).filter(({id}) => id !== '');
  const order = boxes.map(({id}) => id);
  const arrows = model.arrows.filter(({from, to}) => from !== '' && to !== '' && from !== to);
  const isInside = ({from, to}) => to.startsWith(`${from}.`) || from.startsWith(`${to}.`);
  // Laid out in reverse where it goes back, so that a chart reads downwards.
  const goesBack = (arrow) =>
    !isInside(arrow) && order.indexOf(arrow.to) < order.indexOf(arrow.from);
  const graph = await new Elk().layout({
    id: 'chart',
    children: model.root.boxes.map((box) => nodeOf(box, names)),
    edges: arrows.map((arrow) => {
      const ends = goesBack(arrow) ? [arrow.to, arrow.from] : [arrow.from, arrow.to];
      return {id: arrow.id, sources: [ends[0]], targets: [ends[1]]};
    }),
    layoutOptions: {
      ...LAYERED,
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.padding': '[top=4,left=4,bottom=4,right=4]',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
    },
  });
  const places = new Map();
  const gather = (node) => {
    places.set(node.id, node);
    node.children?.forEach(gather);
  };
  graph.children.forEach(gather);
  const kindOf = ({kind, boxes: inside}) =>
    kind === 'parallel' || kind === 'final' ? kind : inside.length > 0 ? 'group' : 'phase';
  return {
    width: round(graph.width),
    height: round(graph.height),
    boxes: boxes.map((box) => {
      const {x, y, width, height} = places.get(box.id);
      const area = [x, y, width, height].map(round);
      return {
        id: box.id,
        x: area[0],
        y: area[1],
        width: area[2],
        height: area[3],
        kind: kindOf(box),
      };
    }),
    arrows: (graph.edges ?? []).flatMap(({id, sections: [section] = []}) => {
      const arrow = arrows.find((one) => one.id === id);
      if (!section) return [];
      const line = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
      const turned = goesBack(arrow) ? line.reverse() : line;
      const {from, to, events} = arrow;
      return [{from, to, events, points: turned.flatMap(({x, y}) => [round(x), round(y)])}];
    }),
    initial: [model.root, ...boxes].flatMap(({initial}) => initial ?? []),
  };
}

/** The folder of a game's chart. */
export const folderOf = ({family, id}) =>
  [`src/games/${family}/table`, `src/games/${family}/${id}/table`].find((folder) =>
    existsSync(join(root, folder, 'chart.text.ts')),
  );

const literal = (drawing) =>
  JSON.stringify(JSON.stringify(drawing))
    .replaceAll("'", "\\'")
    .replace(/^"|"$/g, "'")
    .replaceAll('\\"', '"');

/** The text of a file of a drawing, and of the one with more players where it has more states. */
export const fileOf = (
  {drawing, crowded},
  depth,
) => `import type {ChartDrawing} from '${'../'.repeat(depth)}elements/index.js';

/** Written by \`npm run charts\`. */
export const drawing: ChartDrawing = JSON.parse(
  ${literal(drawing)},
) as ChartDrawing;
${
  crowded
    ? `
/** The same with more players, who need more states. */
export const crowded: ChartDrawing = JSON.parse(
  ${literal(crowded)},
) as ChartDrawing;
`
    : ''
}`;

/** The drawings of a machine. */
export async function drawingsOf(machine, {names, aside = []}) {
  const whole = await drawingOf(machine, names);
  return aside.length > 0
    ? {drawing: await drawingOf(machine, names, aside), crowded: whole}
    : {drawing: whole};
}

/** All drawings by the paths of their files; games with one machine share one. */
export async function charts() {
  const all = new Map();
  for (const entry of catalogue) {
    const folder = folderOf(entry);
    if (!folder) continue;
    const path = `${folder}/chart.drawing.ts`;
    if (all.has(path)) continue;
    const {machine} = await entry.load();
    const {text} = await import(pathToFileURL(join(root, folder, 'chart.text.ts')).href);
    all.set(path, fileOf(await drawingsOf(machine, text), folder.split('/').length - 1));
  }
  return all;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, text] of await charts()) writeFileSync(join(root, path), text);
