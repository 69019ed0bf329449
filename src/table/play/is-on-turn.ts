import type {TableContext} from '../table-context.js';

/** Whether the reader's move is awaited in the picture that is shown. */
export function isOnTurn({model, session}: TableContext): boolean {
  const {seat} = session?.client ?? {};
  return session !== undefined && seat !== undefined && model.view.turn.includes(seat);
}
