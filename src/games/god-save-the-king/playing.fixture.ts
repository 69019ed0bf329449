import type {Seat} from '../../game/index.js';
import {playing} from '../../game/playing.fixture.js';
import {gskRules} from './rules.js';
import type {GskEvent} from './types.js';

/** Plays matches from text in tests: `0:9S/4S/JS`, `1:pass`, `0:declare Q`. */

export {heard} from '../../game/playing.fixture.js';
export const {begin, at, run, wander} = playing(gskRules, 2);

/** Whether a run emitted an event of this type. */
export const wasEmitted = (
  {events}: {readonly events: readonly GskEvent[]},
  type: GskEvent['type'],
): boolean => events.some((one) => one.type === type);

/** A pass for each of these seats. */
export const passes = (...seats: readonly Seat[]): readonly string[] =>
  seats.map((seat) => `${seat}:pass`);
