import {
  type Active,
  type ChartArrow,
  type ChartBox,
  type GameChart,
  isLit,
  type Piece,
  piece,
} from '../../elements/index.js';
import {eventsOf, nameOf} from './named.js';

/** The picture of a chart. */

/** The visible state of a chart. */
export interface ChartState {
  readonly chart: GameChart;
  readonly locale: string;
  readonly active: Active;
  /** The arrow that was taken last. */
  readonly taken: ChartArrow | undefined;
}

const HEAD = 6;

/** The line of an arrow, and its head. */
function line({points}: ChartArrow): readonly [path: string, head: string] {
  const pairs = points.flatMap((x, at) => (at % 2 === 0 ? [[x, points[at + 1]!] as const] : []));
  const [tip, before] = [pairs.at(-1)!, pairs.at(-2)!];
  const length = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1;
  const [dx, dy] = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length];
  const foot = [tip[0] - dx * HEAD, tip[1] - dy * HEAD] as const;
  const path = [...pairs.slice(0, -1), foot].map(([x, y]) => `${x} ${y}`).join('L');
  const side = HEAD * 0.55;
  const left = `${foot[0] - dy * side} ${foot[1] + dx * side}`;
  const right = `${foot[0] + dy * side} ${foot[1] - dx * side}`;
  return [`M${path}`, `M${tip[0]} ${tip[1]}L${left}L${right}Z`];
}

const arrowOf = (arrow: ChartArrow, {chart, locale, taken}: ChartState): Piece => {
  const [path, head] = line(arrow);
  const said = eventsOf(chart, arrow, locale).join(', ');
  return piece(
    'g',
    {class: arrow === taken ? 'arrow taken' : 'arrow'},
    piece('title', {}, said || nameOf(chart, arrow.to, locale)),
    // A line is too thin to be pointed at.
    piece('path', {class: 'reach', d: path}),
    piece('path', {class: 'line', d: path}),
    piece('path', {class: 'head', d: head}),
  );
};

function boxOf(box: ChartBox, {chart, locale, active}: ChartState): Piece {
  const {id, x, y, width, height, kind} = box;
  const isOuter = kind === 'group' || kind === 'parallel';
  const classes = [kind, isOuter ? 'outer' : 'leaf', isLit(active, id) ? 'lit' : ''];
  const rect = (kindOf: string, by: number, rx: number): Piece => {
    const area = {x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by, rx};
    const attributes = Object.entries(area).map(([name, value]) => [name, String(value)] as const);
    return piece('rect', {class: kindOf, ...Object.fromEntries<string>(attributes)});
  };
  return piece(
    'g',
    {class: classes.join(' ').trim(), 'data-state': id},
    rect('box', 0, isOuter ? 10 : 7),
    kind === 'final' ? rect('inner', 3, 5) : undefined,
    piece(
      'text',
      {
        x: String(isOuter ? x + 12 : x + width / 2),
        y: String(y + 21),
        'text-anchor': isOuter ? 'start' : 'middle',
      },
      nameOf(chart, id, locale),
    ),
  );
}

/** The picture; `label` is its accessible name. */
export function picture(shown: ChartState, label: string): Piece {
  const {taken} = shown;
  const {arrows, boxes, height, width} = shown.chart.drawing;
  const outer = boxes.filter(({kind}) => kind === 'group' || kind === 'parallel');
  const leaves = boxes.filter((box) => !outer.includes(box));
  const draw = (list: readonly ChartBox[]): readonly Piece[] =>
    list.map((box) => boxOf(box, shown));
  // The arrow that was taken lies above the others.
  const lines = [...arrows.filter((one) => one !== taken), ...(taken ? [taken] : [])];
  return piece(
    'svg',
    {
      role: 'img',
      translate: 'no',
      'aria-label': label,
      viewBox: `0 0 ${width} ${height}`,
      width: String(width),
      height: String(height),
    },
    piece(
      'g',
      {'aria-hidden': 'true'},
      ...draw(outer),
      ...lines.map((one) => arrowOf(one, shown)),
      ...draw(leaves),
    ),
  );
}
