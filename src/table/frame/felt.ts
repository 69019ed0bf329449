import type {TableAttributes} from '../table-attributes.js';
import {adoptSheet, felt} from '../../elements/shared/index.js';

/** Applies the felt theme to a table. */
export const lay = (host: TableAttributes): void => adoptSheet(host, felt);
