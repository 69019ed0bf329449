import type {SimulatedClock} from 'xstate';
import {until} from './page.fixture.js';

/** Lets the time of a table pass until a condition holds, 40 ms a frame. */
export const comes = (clock: SimulatedClock, holds: () => unknown, what: string): Promise<void> =>
  until(() => {
    if (!holds()) clock.increment(40);
    return holds();
  }, what);
