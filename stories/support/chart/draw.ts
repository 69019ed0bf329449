import {html, nothing, svg, type TemplateResult} from 'lit';
import {
  type Layout,
  notesOf,
  type PlacedArrow,
  type PlacedBox,
  type Point,
  TEXT,
} from './layout.js';
import type {Box, ChartModel} from './model.js';

/** Draws a layout of a chart as SVG, and describes the chart in words. */

/** The highlighted parts of a chart. */
export interface Gold {
  /** The active states with all their ancestors. */
  readonly lit: ReadonlySet<string>;
  /** The arrows taken last, and the event that took them. */
  readonly taken: ReadonlySet<string>;
  readonly by: string | undefined;
}

const RADIUS = 8;
const HEAD = 7;

/** The point between `a` and `b` at a given distance from `b`. */
const before = (a: Point, b: Point, distance: number): Point => {
  const part = Math.min(distance / (Math.hypot(b.x - a.x, b.y - a.y) || 1), 1);
  return {x: b.x + (a.x - b.x) * part, y: b.y + (a.y - b.y) * part};
};

/** A line through the points with rounded corners, which ends where the arrow head begins. */
function lineOf(points: readonly Point[]): string {
  const tip = points.at(-1)!;
  const path = [...points.slice(0, -1), before(points.at(-2)!, tip, HEAD - 1)];
  return path
    .map((point, at) => {
      const [previous, next] = [path[at - 1], path[at + 1]];
      if (!previous) return `M${point.x} ${point.y}`;
      if (!next) return `L${point.x} ${point.y}`;
      const room = (other: Point): number => Math.hypot(other.x - point.x, other.y - point.y) / 2;
      const turn = Math.min(RADIUS, room(previous), room(next));
      const [from, to] = [before(previous, point, turn), before(next, point, turn)];
      return `L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`;
    })
    .join('');
}

function headOf(points: readonly Point[]): string {
  const tip = points.at(-1)!;
  const foot = before(points.at(-2)!, tip, HEAD);
  const [x, y] = [(tip.y - foot.y) / 2, (foot.x - tip.x) / 2];
  return `M${tip.x} ${tip.y}L${foot.x + x} ${foot.y + y}L${foot.x - x} ${foot.y - y}Z`;
}

function drawLine({arrow, points}: PlacedArrow, taken: boolean): TemplateResult {
  const [{x, y}] = points as [Point];
  // An arrow from a box to a state inside it starts with a ring on the border, to show that it does
  // not come from outside.
  const inwards =
    arrow !== undefined && (arrow.from === '' || arrow.to.startsWith(`${arrow.from}.`));
  return svg`<g class=${taken ? 'taken' : ''} data-arrow=${arrow?.id ?? nothing}>
    <path class="arrow" d=${lineOf(points)} />
    <path class="head" d=${headOf(points)} />
    ${inwards ? svg`<circle class="exit" cx=${x} cy=${y} r="3.5" />` : nothing}
  </g>`;
}

function drawLabel({arrow, label}: PlacedArrow, by: string | undefined): unknown {
  if (!arrow || !label) return nothing;
  const {x, y, width, height} = label;
  return svg`<g class="label">
    <rect x=${x} y=${y} width=${width} height=${height} rx="4" />
    ${arrow.labels.map(
      (text, at) => svg`<text
        class=${arrow.events[at] === by ? 'taken' : ''}
        x=${x + width / 2}
        y=${y + at * TEXT.line + 12}
        text-anchor="middle"
      >${text}</text>`,
    )}
  </g>`;
}

function drawBox({box, x, y, width, height}: PlacedBox, lit: boolean): TemplateResult {
  const outer = box.boxes.length > 0;
  const classes = [outer ? 'outer' : 'leaf', box.region ? 'region' : '', lit ? 'lit' : ''];
  const inner = svg`<rect
    class="inner" x=${x + 3.5} y=${y + 3.5} width=${width - 7} height=${height - 7} rx="5" />`;
  const write = (text: string, line: number): TemplateResult => svg`<text
    class=${line === 0 ? 'name' : 'note'}
    x=${outer ? x + 14 : x + width / 2}
    y=${y + 21 + line * TEXT.line}
    text-anchor=${outer ? 'start' : 'middle'}
  >${text}</text>`;
  return svg`<g class=${classes.join(' ')} data-state=${box.id}>
    <rect class="box" x=${x} y=${y} width=${width} height=${height} rx=${outer ? 10 : RADIUS} />
    ${box.kind === 'final' ? inner : nothing}
    ${lit && !outer ? svg`<circle class="mark" cx=${x + 14} cy=${y + 17} r="4" />` : nothing}
    ${[box.name, ...notesOf(box)].map(write)}
  </g>`;
}

/** The paths of the innermost active states. */
const litLeaves = (box: Box, lit: ReadonlySet<string>): readonly string[] => {
  const inside = box.boxes.filter(({id}) => lit.has(id));
  return inside.length ? inside.flatMap((inner) => litLeaves(inner, lit)) : [box.id];
};

/** Draws a chart. */
export function drawLayout(layout: Layout, {lit, taken, by}: Gold): TemplateResult {
  const {model, width, height, boxes, arrows, dots} = layout;
  const title = `Statechart of ${model.name}; lit: ${litLeaves(model.root, lit).join(' and ')}`;
  const isTaken = ({arrow}: PlacedArrow): boolean => arrow !== undefined && taken.has(arrow.id);
  const drawn = arrows.filter(({points}) => points.length > 1);
  // Highlighted lines come last, so that they are drawn on top.
  const lines = [...drawn.filter((arrow) => !isTaken(arrow)), ...drawn.filter(isTaken)];
  const draw = (outer: boolean): readonly TemplateResult[] =>
    boxes
      .filter(({box}) => box.boxes.length > 0 === outer)
      .map((placed) => drawBox(placed, lit.has(placed.box.id)));
  return html`<svg role="img" aria-label=${title} viewBox="0 0 ${width} ${height}">
    ${draw(true)} ${lines.map((arrow) => drawLine(arrow, isTaken(arrow)))}
    ${dots.map(({x, y}) => svg`<circle class="dot" cx=${x} cy=${y} r="5" />`)} ${draw(false)}
    ${drawn.map((arrow) => drawLabel(arrow, isTaken(arrow) ? by : undefined))}
  </svg>`;
}

/** Describes a state in words: its contents, and the events it accepts. */
export function tellBox(model: ChartModel, lit: ReadonlySet<string>, box: Box): TemplateResult {
  const facts = [
    lit.has(box.id) ? 'lit' : '',
    box.kind === 'final' ? 'the end' : '',
    box.kind === 'parallel' ? 'all inside at once' : '',
    box.moves.length ? `moves: ${box.moves.join(', ')}` : '',
    box.guard === undefined ? '' : `only ${box.guard}`,
  ].filter(Boolean);
  const ways = model.arrows
    .filter(({from}) => from === box.id)
    .map(({labels, from, to}) => {
      const where = to === from ? 'itself' : to.replaceAll('.', ', ');
      return html`<li>${labels.join(' or ')}: to ${where}</li>`;
    });
  const inside = box.boxes.map((inner) => tellBox(model, lit, inner));
  const more = ways.length + inside.length > 0;
  return html`<li>
    ${[box.name, ...facts].join('; ')}${
      more
        ? html`<ul>
            ${ways}${inside}
          </ul>`
        : nothing
    }
  </li>`;
}
