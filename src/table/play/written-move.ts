import type {AnyMove} from '../../game/index.js';
import {moveOfText} from '../../game/read-move.js';
import type {TableContext} from '../table-context.js';

/**
 * The move of the reader that a text means, as a record writes it, `attack 7H`; `undefined` for a text
 * that is not a move.
 */
export function writtenMove(text: string, {session}: TableContext): AnyMove | undefined {
  if (!session) return undefined;
  const {client, seating} = session;
  return moveOfText(seating.game.rules, text, client.view.seats, () => client.moves());
}
