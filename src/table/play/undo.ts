import {oneOf, stops} from '../../elements/index.js';
import type {AnyEvent} from '../../game/index.js';
import type {TableContext} from '../table-context.js';
import {completingIn, keepCompleting} from './completing-moves.js';
import {automaticMove} from './automatic-move.js';

/**
 * Whether the reader may undo; with `undo="deal"`, only within the current deal. People elsewhere can be
 * asked once, while the match goes on.
 */
export function mayUndo(table: TableContext): boolean {
  const {host, session, game, model} = table;
  const most = oneOf(host, 'undo', host.undoing, ['game', 'deal', 'off']);
  if (!session || most === 'off') return false;
  const {seat = 0, outcome} = session.client;
  const {seating} = session;
  const {local, company} = seating;
  if (company) {
    const {undo, connection} = company;
    return connection === 'online' && undo === undefined && !outcome && seating.decisions(seat) > 0;
  }
  const {view} = model;
  const ended = (event: AnyEvent): boolean => stops(game.tempo(event, view));
  return local?.decided(seat, most === 'deal' ? ended : undefined) ?? false;
}

/**
 * Goes back to the reader's last decision, or asks for it elsewhere; false when there is none.
 * @param undone called once moves have been taken back
 */
export function undo(table: TableContext, undone: () => void): boolean {
  const {session} = table;
  if (!session || !mayUndo(table)) return false;
  const {client, seating} = session;
  if (seating.company) {
    seating.company.takeBack(true);
    return true;
  }
  const match = seating.local;
  if (!match) return false;
  const {seat = 0} = client;
  const completing = completingIn(match);
  // A move that the table made by itself was not the reader's decision.
  const wentOn = (): boolean => {
    const last = client.log().at(-1);
    const alone = table.slots.people() === undefined;
    const follows = last && automaticMove(table, last, client.view, client.moves(), alone);
    return completing.includes(match.length) || Boolean(follows);
  };
  while (mayUndo(table) && match.undo(seat) && wentOn());
  keepCompleting(
    match,
    completing.filter((moves) => moves < match.length),
  );
  undone();
  table.announcer.say(() => table.messages?.t('ui/undone'));
  table.commands.emit('gstk-move-undone', {seat});
  return true;
}
