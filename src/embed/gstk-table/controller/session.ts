import type {Leader} from '../../../elements/conductor/prelude.js';
import type {Match, MatchClient} from '../../../match/index.js';

/** One match on one screen: the reader's client, and what leads the screen through the match. */
export interface Session {
  readonly match: Match;
  readonly client: MatchClient;
  readonly conductor: Leader;
}
