import type {Leader} from '../../../elements/conductor/prelude.js';
import type {TableCompany} from './table-company.js';
import type {MatchClient, Seating} from '../../../match/index.js';

/** One match on one screen: the reader's client, and what leads the screen through the match. */
export interface Session {
  readonly seating: Seating;
  /** That of the seating. */
  readonly client: MatchClient;
  readonly conductor: Leader;
  /** The players of a match that is played elsewhere. */
  readonly company?: TableCompany | undefined;
}
