import {type Made, makeMatch} from '../test/people.js';
import {Seat} from '../test/seat.js';
import {frameOf, socketAt} from '../test/socket.js';

/** What one run measured; times in milliseconds. */
export interface Measured {
  readonly rooms: number;
  readonly movesASecond: number;
  /** From asking to the acknowledgement, to the others' views, and of the bare echo. */
  readonly move: Spread;
  readonly view: Spread;
  readonly echo: Spread;
  readonly bytesAMoveASeat: number;
  /** Moves for each second of the servers' computing. */
  readonly movesACpuSecond: number;
  readonly mbATable: number;
}
interface Spread {
  readonly p50: number;
  readonly p99: number;
}

interface Wish {
  readonly origins: readonly string[];
  readonly rooms: number;
  readonly seconds: number;
  /** Milliseconds between two moves of a room, on average. */
  readonly pace: number;
  readonly game: string;
  readonly seats: number;
}

/** Plays in many rooms at once, all seats people, and measures. */
export async function load({origins, rooms, seconds, pace, game, seats}: Wish): Promise<Measured> {
  const [move, view, echo]: [number[], number[], number[]] = [[], [], []];
  let isOn = false;
  let isOver = false;
  const all: Seat[] = [];

  const open = async (n: number): Promise<() => void> => {
    const origin = origins[n % origins.length]!;
    const made: Made = await makeMatch(origin, {game, people: seats});
    const table = made.tokens.map((token) => new Seat(origin, token));
    all.push(...table);
    await Promise.all(table.map(({seated}) => seated));
    let asked = 0;
    let isBusy = false;
    const step = (): void => {
      const seat = table.find(({isAwaited}) => isAwaited);
      if (isBusy || !seat || isOver) return;
      isBusy = true;
      setTimeout(
        () => {
          const moves = seat.moves();
          asked = performance.now();
          void seat.play(moves[Math.floor(Math.random() * moves.length)] ?? '').then(() => {
            if (isOn) move.push(performance.now() - asked);
            isBusy = false;
            step();
          });
        },
        pace * (0.5 + Math.random()),
      );
    };
    for (const seat of table)
      seat.changed = ({t}) => {
        if (t === 'go' && isOn && isBusy) view.push(performance.now() - asked);
        step();
      };
    return step;
  };
  const steps: (() => void)[] = [];
  // The first tables also warm the process up.
  let first: (Metrics & {readonly rooms: number}) | undefined;
  for (let n = 0; n < rooms; n += 25) {
    const some = Array.from({length: Math.min(25, rooms - n)}, (_, at) => open(n + at));
    steps.push(...(await Promise.all(some)));
    first ??= {rooms: steps.length, ...(await metricsOf(origins))};
  }
  const echoes = await Promise.all(
    Array.from({length: Math.max(4, Math.ceil(rooms / 10))}, async (_, n) => {
      const {url} = (await (await fetch(`${origins[n % origins.length]!}/echo`)).json()) as {
        url: string;
      };
      const connection = await socketAt(url);
      let asked = 0;
      connection.onFrame = () => {
        if (isOn) echo.push(performance.now() - asked);
      };
      const bytes = frameOf({text: 'A'.repeat(190)});
      return setInterval(
        () => {
          asked = performance.now();
          connection.socket.send(bytes);
        },
        500 + Math.random() * 500,
      );
    }),
  );
  const full = await metricsOf(origins);
  steps.forEach((step) => step());
  await pause(2000);
  const before = await metricsOf(origins);
  const started = performance.now();
  isOn = true;
  await pause(seconds * 1000);
  isOn = false;
  const took = (performance.now() - started) / 1000;
  const after = await metricsOf(origins);
  isOver = true;
  echoes.forEach((timer) => clearInterval(timer));
  all.forEach((seat) => seat.close());
  const moves = after.moves_total - before.moves_total;
  return {
    rooms,
    movesASecond: moves / took,
    move: spread(move),
    view: spread(view),
    echo: spread(echo),
    bytesAMoveASeat: (after.bytes_total - before.bytes_total) / moves / seats,
    movesACpuSecond: moves / (after.cpu_seconds - before.cpu_seconds),
    mbATable:
      (full.resident_bytes - first!.resident_bytes) / 1e6 / Math.max(1, rooms - first!.rooms),
  };
}

const NAMES = ['moves_total', 'bytes_total', 'cpu_seconds', 'resident_bytes'] as const;
type Metrics = Record<(typeof NAMES)[number], number>;

/** The sums over all processes. */
async function metricsOf(origins: readonly string[]): Promise<Metrics> {
  const texts = await Promise.all(
    origins.map(async (origin) => (await fetch(`${origin}/metrics`)).text()),
  );
  const sum = (name: string): number =>
    texts.reduce(
      (all, text) => all + Number(new RegExp(`^gstk_${name} (\\S+)$`, 'm').exec(text)![1]),
      0,
    );
  return Object.fromEntries(NAMES.map((name) => [name, sum(name)])) as Metrics;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

function spread(values: number[]): Spread {
  const sorted = values.sort((one, other) => one - other);
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? NaN;
  return {p50: at(0.5), p99: at(0.99)};
}
