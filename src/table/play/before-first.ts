import type {Doing} from '../../elements/index.js';
import type {TableContext} from '../table-context.js';
import {isAlone} from './is-alone.js';

/** Whether another match may be dealt here: one reader plays the bots of the game, with cards nobody chose. */
export function mayDealAnother(table: TableContext): boolean {
  const {host, session} = table;
  if (host.readOnly || host.autoplay || host.learn || host.bots || host.seed) return false;
  if (!session?.seating.local || !isAlone(table)) return false;
  return host.setup({state: undefined}).state === undefined && host.setup().state === undefined;
}

/** Whether the reader is asked for a first decision, or play stops for them before any move. */
export const isBeforeFirst = ({session}: TableContext, doing: Doing | undefined): boolean =>
  doing === 'stopped'
    ? session?.seating.local?.length === 0
    : doing === 'asking' && session?.draft === undefined && !session?.mayUndo;
