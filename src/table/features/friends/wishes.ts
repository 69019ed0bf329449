import {keepName, keptName} from './kept-seat.js';

/** The reader's choices for a match with friends. */
export class Wishes {
  /** The reader's name. */
  name = keptName();

  call(name: string): void {
    this.name = name.slice(0, 24);
    keepName(this.name);
  }
}
