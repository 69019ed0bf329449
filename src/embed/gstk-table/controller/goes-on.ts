import type {AnyEvent, AnyMove, AnyView} from '../../../game/index.js';
import type {FeatureHost} from './feature-host.js';

/** The move that the reader need not press for after an event, if there is one; `moves` are legal. */
export const goesOn = (
  {table, settings}: Pick<FeatureHost, 'table' | 'settings'>,
  event: AnyEvent,
  view: AnyView,
  moves: readonly AnyMove[],
): AnyMove | undefined =>
  table.follows?.(event, view, moves) ??
  (settings.get('ask-rout') === 'off' ? table.declines?.(view, moves) : undefined);
