import type {TableContext} from '../table-context.js';

/** Whether one reader has made the decisions of a seat: none of people who share the screen, or watch. */
export const isAlone = ({session, slots}: TableContext): boolean =>
  session?.client.seat !== undefined && slots.people() === undefined;
