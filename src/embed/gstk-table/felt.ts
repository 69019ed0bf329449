import {felt} from '../../elements/internal/felt.styles.js';
import type {TableOwner} from './owner.js';
import {wear} from '../../elements/internal/wear.js';

/** Lays a table on felt. */
export const lay = (host: TableOwner): void => wear(host, felt);
