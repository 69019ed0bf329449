import {phaseOf} from './phase.js';
import type {Bout, LadderState, LadderStep} from '../types.js';

/** The bout in progress; throws if there is none, which is the caller's error. */
export function boutOf({bout}: Pick<LadderState, 'bout'>): Bout {
  if (!bout) throw new RangeError('no bout is on');
  return bout;
}

/** Changes the bout in progress and the step. */
export function change(state: LadderState, step: LadderStep, changes: Partial<Bout>): LadderState {
  const bout = {...boutOf(state), ...changes};
  return {...state, phase: phaseOf(step, bout.taking), bout};
}
