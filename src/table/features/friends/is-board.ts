import {oneOf} from '../../../elements/index.js';
import type {TableAttributes} from '../../table-attributes.js';

/** Whether a table shows the match to all, and nobody plays at it. */
export const isBoard = (host: TableAttributes): boolean =>
  oneOf(host, 'layout', host.layout, ['auto', 'board', 'hand']) === 'board';
