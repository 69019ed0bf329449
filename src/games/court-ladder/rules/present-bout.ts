import {phaseOf} from './phase.js';
import type {Bout, LadderState, LadderStep} from '../types.js';

/** The bout that is on. */

/** The present bout; throws without one, which is an error of the caller. */
export function boutOf({bout}: Pick<LadderState, 'bout'>): Bout {
  if (!bout) throw new RangeError('no bout is on');
  return bout;
}

/** Another step of the present bout, which changes with it. */
export function change(state: LadderState, step: LadderStep, changes: Partial<Bout>): LadderState {
  const bout = {...boutOf(state), ...changes};
  return {...state, phase: phaseOf(step, bout.taking), bout};
}
