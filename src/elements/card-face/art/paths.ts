/**
 * Path algebra: drawings are plain path texts, and these functions move, mirror and turn them. They
 * need no DOM, so a face can be composed anywhere.
 */

type Segment = readonly [command: string, ...numbers: number[]];
type Arc = [
  rx: number,
  ry: number,
  tilt: number,
  long: number,
  sweep: number,
  x: number,
  y: number,
];

const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * Parses a path into absolute segments; reads `M L H V C A Z` in both cases, returns `M L C A Z`.
 */
function parse(path: string): Segment[] {
  const tokens = path.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
  const out: Segment[] = [];
  let i = 0;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let command = '';
  const next = (): number => Number(tokens[i++]);
  while (i < tokens.length) {
    if (/[a-z]/i.test(tokens[i] ?? '')) command = tokens[i++] ?? '';
    const relative = command > 'Z';
    const [fromX, fromY] = relative ? [x, y] : [0, 0];
    const kind = command.toUpperCase();
    if (kind === 'Z') {
      out.push(['Z']);
      [x, y] = [startX, startY];
      continue;
    }
    const numbers: number[] = [];
    if (kind === 'H') x = fromX + next();
    else if (kind === 'V') y = fromY + next();
    else {
      if (kind === 'A') for (let k = 5; k--;) numbers.push(next());
      if (kind === 'C') for (let k = 2; k--;) numbers.push(fromX + next(), fromY + next());
      [x, y] = [fromX + next(), fromY + next()];
    }
    out.push([/[HV]/.test(kind) ? 'L' : kind, ...numbers, x, y]);
    if (kind === 'M') {
      [startX, startY] = [x, y];
      command = relative ? 'l' : 'L'; // coordinates after a move, without a letter, are a line
    }
  }
  return out;
}

const write = (segments: readonly Segment[]): string =>
  segments.map(([command, ...numbers]) => command + numbers.map(tenth).join(' ')).join('');

/**
 * Moves, scales (`kx`, `ky`; negative values mirror) and turns (degrees) a path. An arc that is
 * turned must be circular.
 */
export function put(path: string, x = 0, y = 0, kx = 1, degrees = 0, ky = kx): string {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  const point = (px: number, py: number): [number, number] => [
    x + px * kx * c - py * ky * s,
    y + px * kx * s + py * ky * c,
  ];
  return write(
    parse(path).map(([command, ...numbers]): Segment => {
      if (command === 'A') {
        const [rx, ry, tilt, long, sweep, toX, toY] = numbers as Arc;
        const turned = kx * ky < 0 ? 1 - sweep : sweep;
        return ['A', Math.abs(rx * kx), Math.abs(ry * ky), tilt, long, turned, ...point(toX, toY)];
      }
      const moved = numbers.flatMap((value, i) => (i % 2 ? [] : point(value, numbers[i + 1]!)));
      return [command, ...moved];
    }),
  );
}

/**
 * Completes a symmetric closed path from its right half, drawn with `M L C` from the top of the
 * axis to its foot.
 */
export function sym(half: string): string {
  const right = parse(half);
  const left: Segment[] = [];
  const ends = right.map((segment) => segment.slice(-2) as [number, number]);
  const foot = ends.at(-1)!;
  if (foot[0]) left.push(['L', -foot[0], foot[1]]);
  for (let i = right.length - 1; i > 0; i--) {
    const [command, ax, ay, bx, by] = right[i] as [string, number, number, number, number];
    const [x, y] = ends[i - 1]!;
    left.push(command === 'C' ? ['C', -bx, by, -ax, ay, -x, y] : ['L', -x, y]);
  }
  return `${write([...right, ...left])}Z`;
}

/** A path and its mirror image. */
export const pair = (path: string): string => path + put(path, 0, 0, -1, 0, 1);

/** A circle as three arcs: two rounded half circles would bulge. */
export function disc(x: number, y: number, r: number): string {
  const arc = `a${r} ${r} 0 0 1 `;
  const [across, down] = [0.866 * r, 1.5 * r];
  return `M${x} ${y - r}${arc}${across} ${down}${arc}${-2 * across} 0${arc}${across} ${-down}z`;
}
