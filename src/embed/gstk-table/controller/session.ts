import type {Leader} from '../../../elements/conductor/prelude.js';
import type {Messages} from '../../../i18n/index.js';
import type {MatchClient, Seating} from '../../../match/index.js';

/** One match on one screen: the reader's client, and what leads the screen through the match. */
export interface Session {
  readonly seating: Seating;
  /** That of the seating. */
  readonly client: MatchClient;
  readonly conductor: Leader;
  /** The players, where the match is played elsewhere. */
  readonly company?: TableCompany | undefined;
}

/** A match that is played elsewhere, as a table has it; what it does is fetched when one is joined. */
export interface TableCompany {
  readonly seating: Seating;
  /** True while the reader's move is on its way: until it arrives, the question stays on the screen. */
  readonly isAnswered: boolean;
  /** Names by seat: "You", what people call themselves, or which bot or player sits there. */
  names(messages: Messages | undefined): readonly string[];
  /** Whether somebody is at each seat: a bot always, nobody at one that waits for somebody to come. */
  readonly here: readonly boolean[];
  /** What there is to say of each player: of a bot, that it is one; of a person, that they are away. */
  about(messages: Messages): readonly string[];
  /** Tells the page's author that nothing can be dealt here. */
  refuseDeal(): true;
  leave(): void;
}
