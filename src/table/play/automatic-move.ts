import type {AnyEvent, AnyMove, AnyView} from '../../game/index.js';
import type {TableContext} from '../table-context.js';

/**
 * The move that a table makes for the reader after an event, if there is one: see `follows` of a table.
 */
export const automaticMove = (
  {game, settings}: TableContext,
  event: AnyEvent,
  view: AnyView,
  moves: readonly AnyMove[],
  alone: boolean,
): AnyMove | undefined =>
  game.follows?.(event, view, moves, alone) ??
  (settings.get('ask-rout') === 'off' ? game.declines?.(view, moves) : undefined);
