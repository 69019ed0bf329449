import {type Profiler, Session} from 'node:inspector';

/**
 * Counts the work of code in executed blocks, about the same number in each run and on each machine.
 * Work inside built-in functions, such as regular expressions, is not counted; the soak
 * measures their time.
 */
export class StepCounter {
  readonly #session = new Session();

  constructor() {
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', {callCount: true, detailed: true});
  }

  /** The blocks executed since the last call, in modules whose address contains `within`. */
  take(within: string): number {
    let steps = 0;
    this.#session.post(
      'Profiler.takePreciseCoverage',
      (_: Error | null, {result}: Profiler.TakePreciseCoverageReturnType) => {
        for (const {url, functions} of result)
          if (url.includes(within))
            for (const {ranges} of functions) for (const {count} of ranges) steps += count;
      },
    );
    return steps;
  }

  stop(): void {
    this.#session.disconnect();
  }
}
