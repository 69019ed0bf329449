import type {Stop} from './course.js';

/** All stops of a line and of its variations. */
export const everyStop = (stops: readonly Stop[]): readonly Stop[] =>
  stops.flatMap((stop) => [stop, ...stop.variations.flatMap(everyStop)]);

/** Where a reader stands in a lesson: in its main line, or in a variation that was entered from it. */
export class Walk {
  readonly #main: readonly Stop[];
  #stop: Stop;
  /** Where a variation was entered. */
  #left: Stop | undefined;

  constructor(main: readonly Stop[], at: number) {
    this.#main = main;
    this.#stop = inside(main, at);
  }

  get stop(): Stop {
    return this.#stop;
  }

  /** True in a variation. */
  get aside(): boolean {
    return this.#left !== undefined;
  }

  /** Goes to a stop of the line that is walked. */
  goTo(at: number): void {
    this.#stop = inside(this.#stop.line, at);
  }

  /** Goes to the stop of an item of the author's list; `false` where it has none. */
  goToItem(item: Element): boolean {
    const found = everyStop(this.#main).find(({step}) => step?.item === item);
    if (!found) return false;
    this.#left = found.line === this.#main ? undefined : (this.#left ?? this.#stop);
    this.#stop = found;
    return true;
  }

  /** Goes as a button says: `next`, `vary-0`, `main-line`; `false` where it is no button of a walk. */
  go(id: string): boolean {
    const {at, line, variations} = this.#stop;
    const vary = /^vary-(\d+)$/.exec(id);
    if (vary) {
      this.#left ??= this.#stop;
      this.#stop = variations[Number(vary[1])]![1]!;
    } else if (id === 'first') this.goTo(0);
    else if (id === 'next') this.goTo(at + 1);
    else if (id === 'last') this.goTo(line.length - 1);
    // Before the first step of a variation lies what it was left for.
    else if (id === 'main-line' || (id === 'previous' && this.#left && at === 1)) {
      this.#stop = this.#left ?? this.#stop;
      this.#left = undefined;
    } else if (id === 'previous') this.goTo(at - 1);
    else return false;
    return true;
  }
}

const inside = (line: readonly Stop[], at: number): Stop =>
  line[Math.min(Math.max(0, at), line.length - 1)]!;
