// Seconds of computing, which a busy machine changes less than seconds of waiting: of a process with
// all that it starts, and of a loop that shows how fast the machine is. Of both only what they compute
// themselves counts: what the system does for them, new memory above all, takes several times as long in
// some virtual machines.
import {readFileSync, readdirSync} from 'node:fs';

/**
 * The interval of looking at processes: one that ends may have computed up to this much longer than
 * seen.
 */
const LOOK_MS = 250;
/** Kernels for which programs are built count time in hundredths of a second. */
const TICKS = 100;

/** All processes: parent, ticks outside the system and the moment of their start, by number. */
function processes() {
  const all = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The name of a program, in brackets, may hold blanks and brackets.
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [parent, ticks, start] = [fields[1], fields[11], fields[19]].map(Number);
      all.set(Number(name), {parent, ticks, start});
    } catch {
      // It has ended.
    }
  }
  return all;
}

/**
 * Measures the computing time of processes with their descendants; `undefined` if the system does not
 * report it (it has no `/proc`). A process belongs to the root that had it when it was first seen, also
 * after its parent has ended.
 */
export class CpuTime {
  /** The last values seen of each process: `root`, `ticks`, `start`. */
  #seen = new Map();
  /** Ticks of processes that have ended, by root. */
  #ended = new Map();
  #timer;

  constructor() {
    try {
      readFileSync('/proc/self/stat');
      this.#timer = setInterval(() => this.#look(), LOOK_MS);
    } catch {
      this.#timer = undefined;
    }
  }

  /** Begins to measure a process. */
  add(pid) {
    if (this.#timer) this.#seen.set(pid, {root: pid, ticks: 0});
  }

  /** Seconds of a process that was added, with all that it has started. */
  of(pid) {
    if (!this.#timer) return undefined;
    this.#look();
    let ticks = this.#ended.get(pid) ?? 0;
    for (const one of this.#seen.values()) if (one.root === pid) ticks += one.ticks;
    return ticks / TICKS;
  }

  stop() {
    clearInterval(this.#timer);
  }

  #look() {
    const all = processes();
    for (const [pid, {root, ticks, start}] of this.#seen) {
      const now = all.get(pid);
      if (now && (start === undefined || start === now.start)) continue;
      this.#ended.set(root, (this.#ended.get(root) ?? 0) + ticks);
      this.#seen.delete(pid);
    }
    /** Descendants of the measured processes, whatever the order of their numbers. */
    const rootOf = (pid) => {
      if (this.#seen.has(pid)) return this.#seen.get(pid).root;
      const parent = all.get(pid)?.parent;
      return parent ? rootOf(parent) : undefined;
    };
    for (const [pid, {ticks, start}] of all) {
      const root = rootOf(pid);
      if (root !== undefined) this.#seen.set(pid, {root, ticks, start});
    }
  }
}

/** Steps of the loop that stand for one unit of computing. */
const STEPS = 20_000_000;

/** Milliseconds that a fixed loop computes here and now; it takes longer, too, while other work runs. */
export function calibrate() {
  const {user: before} = process.cpuUsage();
  let x = 1;
  for (let step = 0; step < STEPS; step++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
  }
  if (x === 0) throw new Error('a shift register came to rest');
  return (process.cpuUsage().user - before) / 1000;
}
