import {
  type Active,
  type ChartArrow,
  type GameChart,
  type Piece,
  piece,
  statesIn,
  toElement,
  waysFrom,
} from '../../elements/index.js';
import {leafOf} from '../../game/phase.js';
import type {Locale, RulesText} from '../../i18n/index.js';
import {picture} from './draw.js';
import {listOf} from './list.js';
import {messages} from './messages.js';
import {eventsOf, fullNameOf} from './named.js';

/** All that is drawn for a chart: the picture, what comes next, the rule, the list. */

/** A place on the way through a chart. */
export interface ChartPosition {
  readonly active: Active;
  /** The arrow that was taken last. */
  readonly taken: ChartArrow | undefined;
}

/** Everything shown of a chart. */
export interface ChartView {
  readonly chart: GameChart;
  readonly rules: RulesText;
  readonly locale: Locale;
  readonly place: ChartPosition;
  /** The reader's steps, and whether one can go back; `undefined` while another element is followed. */
  readonly steps: {readonly canGoBack: boolean} | undefined;
  /** Whether the drawing is that of more players; `undefined` where there is one drawing. */
  readonly isCrowded: boolean | undefined;
}

/** Whether a phase is one to which only a match with more players comes, so that their drawing is needed. */
export function needsMore({crowded, drawing}: GameChart, phase: string | undefined): boolean {
  if (!crowded || phase === undefined) return false;
  return statesIn(crowded, phase).some(
    (id) => !crowded.initial.includes(id) && statesIn(drawing, id).length === 0,
  );
}

/** The arrows that the reader can take, innermost first. */
export function waysOf({chart, place}: ChartView): readonly ChartArrow[] {
  const depth = ({from}: ChartArrow): number => from.split('.').length;
  return [...waysFrom(chart.drawing, place.active)].sort((a, b) => depth(b) - depth(a));
}

/** A button for each arrow, with its events; `data-way` is its index in `waysOf`. */
function stepsOf(view: ChartView): readonly Piece[] {
  const {chart, isCrowded, locale, steps} = view;
  if (!steps) return [];
  const say = messages[locale];
  const ways = waysOf(view);
  const buttons = ways.map((arrow, at) => {
    const events = eventsOf(chart, arrow, locale).join(', ');
    return piece(
      'button',
      {class: 'button', part: 'button', type: 'button', 'data-to': arrow.to, 'data-way': `${at}`},
      piece('span', {}, fullNameOf(chart, arrow.to, locale)),
      events ? piece('span', {class: 'event'}, events) : undefined,
    );
  });
  const quiet = {class: 'button quiet', part: 'button', type: 'button'};
  const back = {...quiet, 'data-do': 'back'};
  const other = isCrowded ? say.usual : say.crowded;
  return [
    piece('p', {class: 'now'}, ways.length > 0 ? `${say.next}:` : say.end),
    piece(
      'div',
      {class: 'steps'},
      ...buttons,
      piece('button', {...back, disabled: steps.canGoBack ? undefined : true}, say.back),
      isCrowded === undefined ? undefined : piece('button', {...quiet, 'data-do': 'crowd'}, other),
    ),
  ];
}

/** The paragraph of the rules about the active states. */
function ruleOf({chart, rules, place}: ChartView): Piece | undefined {
  const wanted = place.active.flatMap((id) => chart.text.rules[leafOf(id)] ?? []);
  const paragraphs = Object.assign({}, ...rules.map(([, text]) => text)) as Record<string, string>;
  const id = wanted.find((one) => one in paragraphs);
  return id === undefined
    ? undefined
    : piece('blockquote', {part: 'rule', 'data-paragraph': id}, paragraphs[id]!);
}

/** The frame of a chart; what changes within it is replaced by `drawChart`. */
const FRAME = piece(
  'figure',
  {},
  piece(
    'div',
    {class: 'frame'},
    piece('div', {class: 'pane', part: 'chart', role: 'group', tabindex: '0'}),
  ),
  piece('p', {class: 'now', role: 'status'}),
  piece('div', {class: 'walk'}),
  piece('details', {}, piece('summary'), piece('div', {class: 'list'})),
);

/** Draws a chart into a root; focus, scrolling and the open list stay. */
export function drawChart(root: ShadowRoot, view: ChartView): void {
  const {chart, locale, place} = view;
  const say = messages[locale];
  if (!root.querySelector('figure')) root.replaceChildren(toElement(FRAME));
  const at = (part: string): HTMLElement => root.querySelector<HTMLElement>(part)!;
  const fill = (part: string, ...pieces: readonly (Piece | undefined)[]): void =>
    at(part).replaceChildren(...pieces.flatMap((one) => (one ? [toElement(one)] : [])));
  const now = place.active.map((id) => fullNameOf(chart, id, locale)).join(', ');
  at('.pane').ariaLabel = say.phases;
  fill('.pane', picture({chart, locale, ...place}, say.chart(now)));
  const status = [`${say.now}: `, toElement(piece('b', {}, now))];
  const box = at('[role=status]');
  // Compared with the text last written, because a translator may have changed the shown one.
  if (box.dataset['now'] !== `${say.now} ${now}`) box.replaceChildren(...status);
  box.dataset['now'] = `${say.now} ${now}`;
  const pressed = [...root.querySelectorAll('.steps button')].indexOf(root.activeElement!);
  fill('.walk', ...stepsOf(view), ruleOf(view));
  if (pressed >= 0) {
    const buttons = root.querySelectorAll<HTMLButtonElement>('.steps button:enabled');
    buttons[Math.min(pressed, buttons.length - 1)]?.focus();
  }
  at('summary').textContent = say.list;
  fill('.list', listOf(chart, locale, {active: place.active, atOnce: say.atOnce}));
}
