import type {Seat} from '../../../game/index.js';
import type {LadderState, LadderEmit} from '../types.js';

/** An attacker is awaited; without a defender the attacker may choose one. */
export function beginBout(
  state: LadderState,
  attacker: Seat,
  defender: Seat | null,
  emit: LadderEmit,
): LadderState {
  const then: LadderState = {
    ...state,
    phase: 'bout.attack',
    bouts: state.bouts + 1,
    bout: {
      attacker,
      defender,
      limit: 0,
      pairs: [],
      jokers: [],
      taking: false,
      allowed: null,
      passed: [],
    },
  };
  emit?.({type: 'bout begun', seat: attacker, to: defender}, then);
  return then;
}
