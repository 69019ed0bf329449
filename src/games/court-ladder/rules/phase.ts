import type {StateValue} from '../../../game/index.js';
import {leafOf, phaseValue} from '../../../game/phase.js';
import type {LadderOpen, LadderStep, Phase} from '../types.js';

/** The step of a hand: the innermost name of its phase. */
export const stepOf = ({phase}: Pick<LadderOpen, 'phase'>): LadderStep => leafOf(phase);

/** The phase of a step; `taking` is true when the defender of the bout has said "I take". */
export function phaseOf(step: LadderStep, taking: boolean): Phase {
  if (step === 'attack' || step === 'defence') return `bout.${step}`;
  if (step !== 'leave' && step !== 'throwIn') return step;
  return taking ? `bout.taking.${step}` : `bout.${step}`;
}

/** The phase as a value of the chart. */
export const phase = (state: Pick<LadderOpen, 'phase'>): StateValue => phaseValue(state.phase);
