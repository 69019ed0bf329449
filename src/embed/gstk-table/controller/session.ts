import type {Conductor} from '../../../elements/conductor/conductor.js';
import type {Match, MatchClient} from '../../../match/index.js';

/** One match on one screen: the reader's client, and the conductor that paces what is shown. */
export interface Session {
  readonly match: Match;
  readonly client: MatchClient;
  readonly conductor: Conductor;
}
