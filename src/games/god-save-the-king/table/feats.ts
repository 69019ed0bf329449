import type {Seat} from '../../../game/index.js';
import type {GskEvent} from '../types.js';

/** The lies that a seat has caught by its challenges. */
export const feats = (log: readonly GskEvent[], seat: Seat): {readonly lies: number} => ({
  lies: log.filter(
    (event) =>
      event.type === 'challenge answered' &&
      event.challenge?.by === seat &&
      event.challenge.answer !== 'accurate',
  ).length,
});
