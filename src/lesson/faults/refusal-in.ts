import type {InvalidDataError} from '../../game/errors.js';
import type {Messages} from '../../i18n/index.js';
import type {KeyedFault} from './keyed-fault.js';

/** An error that an author reads. */
type Told = KeyedFault['error'] & {readonly message: string};

/** The error of a refused move, with the sentence of the refusal instead of its key. */
export function withRefusal(error: InvalidDataError, messages: Pick<Messages, 'lookup'>): Told {
  const {reason} = error;
  if (!reason?.refused) return error;
  const {refusal} = reason.values as {readonly refusal: string};
  const {move, view} = reason.refused;
  const said = messages.lookup(refusal, {move, view});
  const {token, line, column} = error as Told;
  return {
    message: error.message.replace(refusal, () => said),
    reason: {...reason, values: {...reason.values, refusal: said}},
    ...(token === undefined ? {} : {token}),
    ...(line === undefined ? {} : {line}),
    ...(column === undefined ? {} : {column}),
  };
}
