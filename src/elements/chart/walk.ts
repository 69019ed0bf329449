import type {ChartArrow, ChartDrawing} from './chart.js';

/** Walking through a chart: the active states, and the arrows that leave them. */

/** The active innermost states, by their paths. */
export type Active = readonly string[];

const isWithin = (id: string, outer: string): boolean => id === outer || id.startsWith(`${outer}.`);

const childrenOf = (drawing: ChartDrawing, id: string): readonly string[] =>
  drawing.boxes.flatMap((box) =>
    box.id.startsWith(`${id}.`) && !box.id.slice(id.length + 1).includes('.') ? [box.id] : [],
  );

/** The innermost states that become active when a state is entered. */
function entered(drawing: ChartDrawing, id: string): Active {
  const kind = drawing.boxes.find((box) => box.id === id)?.kind;
  const inside = childrenOf(drawing, id);
  if (kind === 'parallel') return inside.flatMap((one) => entered(drawing, one));
  const first = inside.find((one) => drawing.initial.includes(one));
  return first === undefined ? [id] : entered(drawing, first);
}

/** The states in which a game begins. */
export function beginning(drawing: ChartDrawing): Active {
  const isInner = (id: string): boolean => drawing.boxes.some((box) => id.startsWith(`${box.id}.`));
  const first = drawing.initial.find((id) => !isInner(id));
  return first === undefined ? [] : entered(drawing, first);
}

/** The innermost region of a parallel state that holds both ends of an arrow, if one does. */
function regionOf(drawing: ChartDrawing, {from, to}: ChartArrow): string | undefined {
  const regions = drawing.boxes
    .filter(({kind}) => kind === 'parallel')
    .flatMap(({id}) => childrenOf(drawing, id));
  return regions.filter((id) => isWithin(from, id) && isWithin(to, id)).at(-1);
}

/** The active states after an arrow: other regions of a parallel state stay where they are. */
export function along(drawing: ChartDrawing, active: Active, arrow: ChartArrow): Active {
  const region = regionOf(drawing, arrow);
  const stay = region === undefined ? [] : active.filter((id) => !isWithin(id, region));
  return [...stay, ...entered(drawing, arrow.to)];
}

/** The arrows that leave one of the active states, or a state around it. */
export const waysFrom = (drawing: ChartDrawing, active: Active): readonly ChartArrow[] =>
  drawing.arrows.filter(({from}) => active.some((id) => isWithin(id, from)));

/** The active states for a phase in the notation of a match, as far as the chart has them. */
export const statesIn = (drawing: ChartDrawing, phase: string): Active =>
  phase.split(' + ').filter((id) => drawing.boxes.some((box) => box.id === id));

/** True for an active state, and for every state around one. */
export const isLit = (active: Active, id: string): boolean =>
  active.some((one) => isWithin(one, id));
