import {type AnyState, InvalidPositionError} from '../../game/index.js';
import {phaseName} from '../../game/phase.js';
import type {Look} from './look.js';
import {copy, difference} from '../plain.js';

/** The law that match, state, view and position name the phase in the same words. */

/** Checks the phase of a state and its views, and that a position may name it. */
export function lookAtPhase({rules, state, dice, fail}: Look): void {
  const phase = phaseName(rules.phase(state));
  const view = rules.view(state, undefined);
  for (const [kind, own] of [
    ['view', view.phase],
    ['state', (state as AnyState & {readonly phase?: unknown}).phase ?? phase],
  ] as const)
    if (own !== phase) fail('phase', `it is "${phase}", but in the ${kind} ${JSON.stringify(own)}`);
  for (const wrong of [`${phase}.else`, 'nowhere', '', 7, {[phase]: 7}])
    try {
      rules.parsePosition({...copy(state), phase: wrong}, dice.fork());
      fail('position', `one that names another phase, ${JSON.stringify(wrong)}, is accepted`);
    } catch (error) {
      if (!(error instanceof InvalidPositionError)) throw error;
    }
  const found =
    difference(state, rules.parsePosition({...copy(state), phase}, dice.fork())) ??
    difference(
      view,
      rules.view(rules.parsePosition({...copy(view), phase}, dice.fork()), undefined),
    );
  if (found) fail('phase', `a position that names it, "${phase}", is another: ${found}`);
}
