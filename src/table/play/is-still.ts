import type {TableContext} from '../table-context.js';

/**
 * Whether a match stands still: a dialog or a cover lies over the table, somebody holds the match, or
 * the table is read-only; that one still shows what is played elsewhere.
 */
export const isStill = ({life, host, session}: TableContext): boolean =>
  life.held || life.covered || (host.readOnly && !session?.company);
