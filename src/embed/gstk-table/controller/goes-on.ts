import type {AnyEvent, AnyMove, AnyView} from '../../../game/index.js';
import type {FeatureHost} from './feature-host.js';

/** The move that the reader need not press for after an event, if there is one: see `follows` of a table. */
export const goesOn = (
  {table, settings}: Pick<FeatureHost, 'table' | 'settings'>,
  event: AnyEvent,
  view: AnyView,
  moves: readonly AnyMove[],
  alone: boolean,
): AnyMove | undefined =>
  table.follows?.(event, view, moves, alone) ??
  (settings.get('ask-rout') === 'off' ? table.declines?.(view, moves) : undefined);
