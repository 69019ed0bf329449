import {felt} from '../../../elements/internal/styles/felt.styles.js';
import type {TableHost} from '../controller/table-host.js';
import {adoptSheet} from '../../../elements/internal/styles/adopt-sheet.js';

/** Applies the felt theme to a table. */
export const lay = (host: TableHost): void => adoptSheet(host, felt);
