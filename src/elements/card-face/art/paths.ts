/**
 * Path algebra: drawings are plain path texts, and these functions move, mirror and turn them. They
 * need no DOM, so a face can be composed anywhere.
 */

/** A command of a path, and its numbers: of an arc radii, tilt and flags, then points as `x, y`. */
type Segment = readonly [command: string, numbers: readonly number[]];

const tenth = (value: number): number => Math.round(value * 10) / 10;

const parsed = new Map<string, readonly Segment[]>();

/**
 * Parses a path into absolute segments; reads `M L H V C A Z` in both cases, returns `M L C A Z`.
 */
function parse(path: string): readonly Segment[] {
  const before = parsed.get(path);
  if (before) return before;
  const tokens = path.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
  const out: Segment[] = [];
  let i = 0;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let command = '';
  const next = (): number => +tokens[i++]!;
  while (i < tokens.length) {
    if (tokens[i]! >= 'A') command = tokens[i++]!;
    const relative = command > 'Z';
    const kind = command.toUpperCase();
    const numbers: number[] = [];
    out.push([/[HV]/.test(kind) ? 'L' : kind, numbers]);
    if (kind === 'Z') {
      [x, y] = [startX, startY];
      continue;
    }
    const fromX = relative ? x : 0;
    const fromY = relative ? y : 0;
    if (kind === 'A') for (let k = 5; k--;) numbers.push(next());
    if (kind === 'C') for (let k = 2; k--;) numbers.push(fromX + next(), fromY + next());
    if (kind !== 'V') x = fromX + next();
    if (kind !== 'H') y = fromY + next();
    numbers.push(x, y);
    if (kind === 'M') {
      [startX, startY] = [x, y];
      command = relative ? 'l' : 'L'; // coordinates after a move, without a letter, are a line
    }
  }
  parsed.set(path, out);
  return out;
}

const write = (segments: readonly Segment[]): string =>
  segments.map(([command, numbers]) => command + numbers.map(tenth).join(' ')).join('');

/**
 * Moves, scales (`kx`, `ky`; negative values mirror) and turns (degrees) a path. An arc that is
 * turned must be circular.
 */
export function put(path: string, x = 0, y = 0, kx = 1, degrees = 0, ky = kx): string {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  return write(
    parse(path).map(([command, numbers]): Segment => {
      const moved: number[] = [];
      if (command === 'A') {
        const [rx, ry, tilt, long, sweep] = numbers as Arc;
        moved.push(
          Math.abs(rx * kx),
          Math.abs(ry * ky),
          tilt,
          long,
          kx * ky < 0 ? 1 - sweep : sweep,
        );
      }
      // No closures: all faces are composed before the first picture, when nothing is compiled yet.
      for (let at = moved.length; at < numbers.length; at += 2) {
        const px = numbers[at]! * kx;
        const py = numbers[at + 1]! * ky;
        moved.push(x + px * c - py * s, y + px * s + py * c);
      }
      return [command, moved];
    }),
  );
}
type Arc = [rx: number, ry: number, tilt: number, long: number, sweep: number];

/**
 * Completes a symmetric closed path from its right half, drawn with `M L C` from the top of the
 * axis to its foot.
 */
export function sym(half: string): string {
  const right = parse(half);
  const end = (at: number): number[] => right[at]![1].slice(-2);
  const left: Segment[] = [];
  const [footX, footY] = end(right.length - 1) as [number, number];
  if (footX) left.push(['L', [-footX, footY]]);
  for (let i = right.length - 1; i > 0; i--) {
    const [command, [ax, ay, bx, by]] = right[i]! as [string, Four];
    const [x, y] = end(i - 1) as [number, number];
    left.push(command === 'C' ? ['C', [-bx, by, -ax, ay, -x, y]] : ['L', [-x, y]]);
  }
  return `${write([...right, ...left])}Z`;
}
type Four = [ax: number, ay: number, bx: number, by: number];

/** A path and its mirror image. */
export const pair = (path: string): string => path + put(path, 0, 0, -1, 0, 1);

/** A circle as three arcs: two rounded half circles would bulge. */
export function disc(x: number, y: number, r: number): string {
  const arc = `a${r} ${r} 0 0 1 `;
  const [across, down] = [0.866 * r, 1.5 * r];
  return `M${x} ${y - r}${arc}${across} ${down}${arc}${-2 * across} 0${arc}${across} ${-down}z`;
}
