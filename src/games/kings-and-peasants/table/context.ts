import type {RenderContext} from '../../../elements/index.js';
import type {PeasantsMove, PeasantsEvent, PeasantsView} from '../types.js';
import type {PeasantsMessages} from '../messages/en.js';

/** The render context of this table. */
export type PeasantsContext = RenderContext<
  PeasantsView,
  PeasantsMove,
  PeasantsEvent,
  PeasantsMessages
>;
