import {isObject} from './plain-data.js';
import {phaseName} from './phase.js';
import {type GivenFields, shape} from './read.js';
import type {StateValue} from './rules.js';

const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' || (isObject(value) && Object.values(value).every(isStateValue));

/**
 * The phase that a position names, in the words of `match.phase`; `undefined` if it names none. Values
 * of the chart are read too, since older views hold them.
 */
export function readPhase({phase}: GivenFields): string | undefined {
  if (phase === undefined) return undefined;
  shape.need(isStateValue(phase), 'phase', 'phase-name');
  return phaseName(phase);
}
