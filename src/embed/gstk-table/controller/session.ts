import type {Conductor} from '../../../elements/conductor/conductor.js';
import type {Match, MatchClient} from '../../../match/index.js';

/** One match on one screen: the reader's door to it, and what leads the screen through it. */
export interface Session {
  readonly match: Match;
  readonly client: MatchClient;
  readonly conductor: Conductor;
}
