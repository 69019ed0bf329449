import {stops} from '../../../elements/conductor/tempo.js';
import type {AnyEvent} from '../../../game/index.js';
import {oneOf} from '../../attributes.js';
import type {TableContext} from '../table-context.js';

/**
 * Whether the reader may undo; with `undo="deal"`, only within the current deal. People elsewhere can be
 * asked once, while the match goes on.
 */
export function mayUndo(table: TableContext): boolean {
  const {host, session, model} = table;
  const most = oneOf(host, 'undo', host.undoing, ['game', 'deal', 'off']);
  if (!session || most === 'off') return false;
  const {seat = 0, outcome} = session.client;
  const {seating} = session;
  const {local, company} = seating;
  if (company) {
    const {undo, line} = company;
    return line === 'online' && undo === undefined && !outcome && seating.decisions(seat) > 0;
  }
  const {view} = model;
  const ended = (event: AnyEvent): boolean => stops(table.game.tempo(event, view));
  return local?.decided(seat, most === 'deal' ? ended : undefined) ?? false;
}
