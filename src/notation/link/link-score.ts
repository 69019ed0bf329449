import type {Rules} from '../../game/index.js';
import {ByteWriter} from './bytes.js';
import {closeLink} from './link.js';
import {packText} from './pack.js';
import type {Score} from '../record/record.js';
import {writeRecord} from '../record/write-record.js';

/**
 * A link to a match, with its names, comments, marks and variations.
 * @throws {InvalidRecordError} for a match that cannot be played or is too long for a link
 */
export const linkScore = (rules: Rules, score: Score): string =>
  closeLink(rules.id, 'score', new ByteWriter().block(packText(writeRecord(rules, score))));
