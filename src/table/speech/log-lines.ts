import type {TableContext} from '../table-context.js';

import {sentenceContext} from './sentence-context.js';

/** Whether hidden cards turn at this moment: the log must not tell them first. */
export function reveals({session, game}: TableContext): boolean {
  const {event, view} = session?.conductor ?? {};
  return event !== undefined && view !== undefined && game.tempo(event, view).startsWith('reveal');
}

/** The log as sentences, oldest first; call it once the table's `fetchDeferred` has resolved. */
export function linesOf(table: TableContext): readonly string[] {
  const ctx = sentenceContext(table);
  const {log} = table.model;
  // An event that is shown in steps is not in the log before its last.
  const told =
    log.at(-1) === table.session?.conductor.event && reveals(table) ? log.slice(0, -1) : log;
  return told.flatMap((event) => table.game.sentence(event, ctx) ?? []);
}
