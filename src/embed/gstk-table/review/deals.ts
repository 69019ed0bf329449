import type {GameEntry} from '../../../elements/game-entry.js';
import type {AnyState, Rules, Seat} from '../../../game/index.js';
import type {Messages} from '../../../i18n/index.js';
import {firstState} from '../../../match/begin-at.js';
import type {Match} from '../../../match/index.js';
import {type MatchRecord, readStep} from '../../../match/record.js';
import {rulesOfRecord} from '../../../match/stirred.js';

/** What is reviewed: a match that is over, by one who sat in it. */
export interface Reviewed {
  readonly entry: GameEntry;
  readonly match: Pick<Match, 'record'>;
  readonly seat: Seat;
  /** The players' names by seat. */
  readonly names: readonly string[];
  readonly messages: Messages;
}

/** The deals of a match that was played, and the states between its moves. */
export interface PlayedMatch {
  /** The state before each move, and the last one. */
  readonly states: readonly AnyState[];
  /** By deal: the index of its first move. A match without deals is one. */
  readonly deals: readonly number[];
}

/** Plays a record of this page once more, and notes where its deals begin. */
export function playedMatch(
  rules: Rules,
  {eventKind}: Pick<GameEntry, 'eventKind'>,
  record: MatchRecord,
): PlayedMatch {
  const {apply} = rulesOfRecord(rules, record);
  const states = [firstState(rules, record)];
  const deals = [0];
  for (const [at, step] of record.moves.entries()) {
    const {seat, text} = readStep(step, `moves[${at}]`);
    const kinds = new Set<ReturnType<typeof eventKind>>();
    const next = apply(states[at]!, seat, rules.parseMove(text)!, (event) => {
      kinds.add(eventKind(event));
    });
    states.push(next);
    if (kinds.has('deal-started') && at + 1 < record.moves.length) deals.push(at + 1);
  }
  return {states, deals};
}
