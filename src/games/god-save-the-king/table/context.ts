import type {RenderContext} from '../../../elements/scene.js';
import type {Seat} from '../../../game/index.js';
import type {GskMeetingView, GskMove, GskEvent, GskView, Table} from '../types.js';
import type {GskMessages} from '../messages/en.js';

/** What this table is drawn with. */
export type GskContext = RenderContext<GskView, GskMove, GskEvent, GskMessages>;

/** Who faces whom on the screen: the reader in front, if the reader plays. */
export interface Facing {
  readonly own: Seat;
  readonly rival: Seat;
  readonly table: Table | undefined;
  readonly meeting: GskMeetingView | undefined;
}
