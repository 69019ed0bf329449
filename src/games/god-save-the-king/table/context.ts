import type {RenderContext} from '../../../elements/index.js';
import type {Seat} from '../../../game/index.js';
import type {GskMeetingView, GskMove, GskEvent, GskView, TableIndex} from '../types.js';
import type {GskMessages} from '../messages/en.js';

/** The render context of this table. */
export type GskContext = RenderContext<GskView, GskMove, GskEvent, GskMessages>;

/** The players who face each other on the screen; a reader who plays is in front. */
export interface Facing {
  readonly own: Seat;
  readonly rival: Seat;
  readonly table: TableIndex | undefined;
  readonly meeting: GskMeetingView | undefined;
}
