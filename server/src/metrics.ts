import {monitorEventLoopDelay} from 'node:perf_hooks';

/** Counts since the server's start. */
const COUNTERS = {
  moves: 'Decisions of people that were played',
  refused: 'Decisions that were refused',
  bots: 'Decisions of bots',
  fallbacks: 'Moves played for people who were away or out of time',
  unwritten: 'Writes that the store refused',
  undone: 'Decisions taken back',
  matches: 'Matches made',
  results: 'Results of deals of the day counted',
  pushes: 'Readers called whose pages were closed',
  opened: 'Matches opened from their records',
  lost: 'Tables given up because another process wrote the record, or after an error',
  joins: 'Sockets that took a seat or a place to watch',
  faults: 'Frames that were none',
  limited: 'Requests turned away by the limits',
  frames: 'Frames sent',
  bytes: 'Bytes sent',
} as const;
type Counter = keyof typeof COUNTERS;
/** The number of recent writes from which the quantile is taken. */
const WRITES = 1000;

/** Counts, and reports in the text format of Prometheus. */
export class Metrics {
  readonly #counts = Object.fromEntries(Object.keys(COUNTERS).map((name) => [name, 0])) as Record<
    Counter,
    number
  >;
  readonly #writes: number[] = [];
  #writesAt = 0;
  readonly #loop = monitorEventLoopDelay({resolution: 20});

  constructor() {
    this.#loop.enable();
  }

  add(name: Counter, by = 1): void {
    this.#counts[name] += by;
  }
  /** @param ms how long it took to store an entry */
  wrote(ms: number): void {
    this.#writes[this.#writesAt++ % WRITES] = ms;
  }
  get(name: Counter): number {
    return this.#counts[name];
  }

  /** @param gauges current measurements, by name */
  text(gauges: Readonly<Record<string, number>>): string {
    const {user, system} = process.cpuUsage();
    const now = {
      ...gauges,
      write_p99_ms: quantile(this.#writes, 0.99),
      loop_p99_ms: this.#loop.percentile(99) / 1e6,
      resident_bytes: process.memoryUsage.rss(),
      cpu_seconds: (user + system) / 1e6,
    };
    const counted = Object.entries(COUNTERS).map(
      ([name, help]) =>
        `# HELP gstk_${name}_total ${help}\n# TYPE gstk_${name}_total counter\ngstk_${name}_total ${this.#counts[name as Counter]}`,
    );
    const measured = Object.entries(now).map(
      ([name, value]) => `# TYPE gstk_${name} gauge\ngstk_${name} ${value}`,
    );
    return `${[...counted, ...measured].join('\n')}\n`;
  }

  close(): void {
    this.#loop.disable();
  }
}

const quantile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * part)] ?? 0;
};
