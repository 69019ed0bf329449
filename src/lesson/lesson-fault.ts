import {type FaultCatalogue, phraseOf, type ValuesOf} from '../game/faults.js';
import type {KeyedFault} from './faults/keyed-fault.js';
import {lessonFaults} from './faults.en.js';

type Faults = typeof lessonFaults;

/** The fault of an attribute, in English and by key, for `Warn`. */
export function lessonFault<Key extends keyof Faults>(
  key: Key,
  ...given: ValuesOf<Faults[Key]>
): readonly [fault: string, keyed: KeyedFault] {
  const [values = {}] = given as readonly [object?];
  const fault = phraseOf(lessonFaults as FaultCatalogue, {key, values})!;
  return [fault, {error: {reason: {key: `lesson/${key}`, values}}}];
}
