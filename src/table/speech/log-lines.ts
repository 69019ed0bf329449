import {toldIn, turnsCards} from '../../elements/index.js';
import type {TableContext} from '../table-context.js';

import {sentenceContext} from './sentence-context.js';

/** Whether hidden cards turn at this moment: the log must not tell them first. */
export function reveals({session, game}: TableContext): boolean {
  const {event, view} = session?.conductor ?? {};
  return event !== undefined && view !== undefined && turnsCards(game.tempo(event, view));
}

/** The log as sentences, oldest first; call it once the table's `fetchDeferred` has resolved. */
export function linesOf(table: TableContext): readonly string[] {
  const ctx = sentenceContext(table);
  const {log} = table.model;
  const {event, view} = table.session?.conductor ?? {};
  const told = event && view ? toldIn(log, event, table.game.tempo(event, view)) : log;
  return told.flatMap((one) => table.game.sentence(one, ctx) ?? []);
}
