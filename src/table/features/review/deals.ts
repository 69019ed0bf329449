import type {GameEntry} from '../../../elements/index.js';
import type {AnyEvent, AnyState, Rules, Seat} from '../../../game/index.js';
import type {Messages, Player} from '../../../i18n/index.js';
import {firstState} from '../../../match/begin-at.js';
import type {Match} from '../../../match/index.js';
import {type MatchRecord, readStep} from '../../../match/record.js';
import {rulesOfRecord} from '../../../match/secret-chance.js';

/** The subject of a review: the finished deals of a match, from one of its seats. */
export interface Reviewed {
  readonly entry: GameEntry;
  readonly match: Pick<Match, 'record' | 'outcome'>;
  readonly seat: Seat;
  /** The players by seat. */
  readonly players: readonly Player[];
  readonly messages: Messages;
}

/** The moves of a deal: from this index of the record on, up to that one. */
interface PlayedDeal {
  readonly from: number;
  readonly to: number;
}

/** The deals of a match that are over, and the states between its moves. */
export interface PlayedMatch {
  /** The state before each move, and the last one. */
  readonly states: readonly AnyState[];
  /** What followed from each move. */
  readonly events: readonly (readonly AnyEvent[])[];
  /** A match without deals counts as one deal. */
  readonly deals: readonly PlayedDeal[];
}

/** Replays a record of this page and finds the finished deals; the current deal is not among them. */
export function playedMatch(
  rules: Rules,
  {eventKind}: Pick<GameEntry, 'eventKind'>,
  record: MatchRecord,
): PlayedMatch {
  const {apply} = rulesOfRecord(rules, record);
  const states = [firstState(rules, record)];
  const all: AnyEvent[][] = [];
  const deals: PlayedDeal[] = [];
  let from = 0;
  for (const [at, step] of record.moves.entries()) {
    const {seat, text} = readStep(step, `moves[${at}]`);
    const events: AnyEvent[] = [];
    all.push(events);
    const move = rules.parseMove(text)!;
    states.push(apply(states[at]!, seat, move, (event) => void events.push(event)));
    if (!events.some((event) => eventKind(event) === 'deal-started')) continue;
    deals.push({from, to: at + 1});
    from = at + 1;
  }
  const to = record.moves.length;
  if (rules.outcome(states.at(-1)!) && from < to) deals.push({from, to});
  return {states, events: all, deals};
}
