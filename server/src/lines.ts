import type {Seat} from 'gstk/game';
import type {Down} from '../../src/online/wire.js';
import type {Viewer} from './hosted.js';
import {CLOSE, encode, type Line} from './line.js';

/** The sockets round a table. */
export class Lines {
  readonly #lines = new Set<Line>();

  get watchers(): number {
    return this.#of(undefined).length;
  }
  [Symbol.iterator](): IterableIterator<Line> {
    return this.#lines.values();
  }
  isHere(seat: Seat): boolean {
    return this.#of(seat).length > 0;
  }
  /** Adds a socket; another one of the same seat is closed. */
  add(line: Line): void {
    if (line.viewer !== undefined)
      for (const other of this.#of(line.viewer)) other.close(CLOSE.replaced);
    this.#lines.add(line);
  }
  delete(line: Line): boolean {
    return this.#lines.delete(line);
  }
  /** Sends a frame to all sockets of a viewer. */
  tell(viewer: Viewer, frame: Down): void {
    const lines = this.#of(viewer);
    if (lines.length === 0) return;
    const bytes = encode(frame);
    for (const line of lines) line.send(bytes);
  }
  /** Sends everybody the same. */
  tellAll(frame: Down): void {
    const bytes = encode(frame);
    for (const line of this.#lines) line.send(bytes);
  }

  #of(viewer: Viewer): readonly Line[] {
    return [...this.#lines].filter((line) => line.viewer === viewer && line.isOpen);
  }
}
