import {InvalidDataError, type Rules} from '../../../game/index.js';
import {isObject} from '../../../game/plain-data.js';
import {type Get, namesFrom, type Warn} from '../../../lesson/author-position.js';
import {positionFault} from '../../../lesson/position-fault.js';
import {writePosition} from '../../../notation/position/position.js';

/** Whether the fields are texts, lists of texts, or texts by name, as attributes say them. */
const areTexts = (fields: object): boolean =>
  Object.values(fields).every(
    (value: unknown) =>
      typeof value !== 'object' ||
      (value !== null && Object.values(value).every((one) => typeof one !== 'object')),
  );

/**
 * The text of a position that a page gives as data, such as the `state` of a table; `undefined` for
 * fields that are texts, and '' with a report for data that the rules reject.
 */
export function positionText(
  position: unknown,
  rules: Rules,
  get: Get,
  warn: Warn,
): string | undefined {
  if (!isObject(position)) return undefined;
  try {
    return writePosition(rules, position);
  } catch (error) {
    if (!(error instanceof InvalidDataError)) throw error;
    if (areTexts(position)) return undefined;
    const names = namesFrom(get);
    warn('position', positionFault(error, names), {error, names, faults: rules.faults});
    return '';
  }
}
