import type {RenderContext} from '../../../elements/index.js';
import type {ChoicesMessages} from '../messages/choices.en.js';
import type {KingMessages} from '../messages/en.js';
import type {DeferredMessages} from '../messages/deferred.en.js';
import type {KingEvent, KingMove, KingView} from '../types.js';

/** The render context of the tables of this family. */
export type KingContext = RenderContext<
  KingView,
  KingMove,
  KingEvent,
  KingMessages & ChoicesMessages & DeferredMessages
>;
