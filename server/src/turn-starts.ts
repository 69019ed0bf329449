import type {Seat} from 'gstk/game';
import type {Clock} from './clock.js';

/** A turn of a seat, and since when it lasts. */
interface Start {
  readonly turn: string;
  /** By the clock. */
  readonly at: number;
}

/**
 * Since when each seat has been awaited. At a table whose people move once a day this is written down,
 * since it is open only while somebody is there.
 */
export class TurnStarts {
  readonly #clock: Clock;
  readonly #keep: ((text: string) => void) | undefined;
  readonly #all: Map<Seat, Start>;

  /**
   * @param keep writes the starts down after each change
   * @param kept what was written down last
   */
  constructor(clock: Clock, keep?: (text: string) => void, kept = '[]') {
    this.#clock = clock;
    this.#keep = keep;
    this.#all = new Map(
      (JSON.parse(kept) as [Seat, string, number][]).map(([seat, turn, date]) => [
        seat,
        {turn, at: date - this.#sinceNow},
      ]),
    );
  }

  /** Since when a seat has been awaited in a turn: from now on, if it is a new one. */
  of(seat: Seat, turn: string): number {
    const before = this.#all.get(seat);
    if (before?.turn === turn) return before.at;
    const at = this.#clock.now();
    this.#all.set(seat, {turn, at});
    this.#keep?.(
      JSON.stringify(
        [...this.#all].map(([one, start]) => [one, start.turn, start.at + this.#sinceNow]),
      ),
    );
    return at;
  }

  /** The difference between a date and a moment of the clock. */
  get #sinceNow(): number {
    return this.#clock.date() - this.#clock.now();
  }

  get seats(): readonly Seat[] {
    return [...this.#all.keys()];
  }

  delete(seat: Seat): void {
    this.#all.delete(seat);
  }
}
