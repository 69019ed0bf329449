import type {PlacedArrow} from './added-to-board.js';

const SVG = 'http://www.w3.org/2000/svg';
/** Half the length of a head, in pixels. */
const HEAD = 5;

/** Draws arrows over a board, again whenever its size changes, for as long as it stands there. */
export function drawArrows(stage: Element, arrows: readonly PlacedArrow[]): void {
  const board = stage.querySelector('.board');
  if (!board || board.querySelector('.arrows')) return;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'arrows');
  svg.setAttribute('aria-hidden', 'true');
  board.append(svg);
  const watch = new ResizeObserver(() => {
    if (svg.isConnected) svg.replaceChildren(...arrows.flatMap((one) => drawn(one, board)));
    else watch.disconnect();
  });
  watch.observe(board);
}

/** One arrow: a line that bends away from what lies between, and its head. */
function drawn({from, to, kind}: PlacedArrow, board: Element): readonly SVGElement[] {
  const card = board.querySelectorAll('.fan > *')[from];
  const name = board.querySelectorAll(':scope > .seat')[to]?.querySelector('b');
  if (!card || !name) return [];
  const [at, start, end] = [board, card, name].map((one) => one.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
  ];
  const isAbove = end.bottom <= start.top;
  const [x1, y1] = [start.x + start.width / 2 - at.x, (isAbove ? start.top : start.bottom) - at.y];
  const [x2, y2] = [end.x + end.width / 2 - at.x, (isAbove ? end.bottom : end.top) - at.y];
  const [middle, high] = [(x1 + 2 * x2) / 3, (2 * y1 + y2) / 3];
  const angle = Math.atan2(y2 - high, x2 - middle);
  const wing = (turn: number): string =>
    `${x2 - 2 * HEAD * Math.cos(angle + turn)} ${y2 - 2 * HEAD * Math.sin(angle + turn)}`;
  return [
    pathOf(kind, `M${x1} ${y1}Q${middle} ${high} ${x2} ${y2}`),
    pathOf(`${kind} head`, `M${x2} ${y2}L${wing(0.5)}L${wing(-0.5)}Z`),
  ];
}

function pathOf(kind: string, d: string): SVGElement {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('class', kind);
  path.setAttribute('d', d);
  return path;
}
