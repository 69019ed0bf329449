import type {Desk} from '../../elements/scene.js';
import type {PeasantsMove, PeasantsEvent, PeasantsView} from './types.js';

/** What this table is drawn with. */
export type PeasantsDesk = Desk<PeasantsView, PeasantsMove, PeasantsEvent>;
