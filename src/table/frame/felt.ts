import type {TableAttributes} from '../table-attributes.js';
import {felt} from '../../elements/internal/styles/felt.styles.js';
import {adoptSheet} from '../../elements/internal/styles/adopt-sheet.js';

/** Applies the felt theme to a table. */
export const lay = (host: TableAttributes): void => adoptSheet(host, felt);
