import {
  type AnyEvent,
  type AnyMove,
  type AnyState,
  type AnyView,
  type PlayRules,
  readMove,
} from '../game/index.js';
import {firstState} from './begin-at.js';
import {type MatchRecord, readStep, recordError, takesBack, UNDO, writeStep} from './record.js';
import {redactorOf} from './redact.js';
import {rulesOfRecord} from './secret-chance.js';
import {type PlayedMatch, playOn, takeBack} from './undo.js';

/**
 * The record without the moves that were taken back; it leads to the same match. A host of people keeps
 * those moves; texts, links and analyses cannot express them.
 * @throws {InvalidRecordError} with the faulty move, and the errors of a faulty beginning
 */
export function withoutUndone<
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
>(given: PlayRules<State, Move, View, Event>, record: MatchRecord): MatchRecord {
  if (!record.moves.some(takesBack)) return record;
  const rules = rulesOfRecord(given, record);
  const first = firstState(given, record);
  const parts = {rules, redactor: redactorOf<State, View, Event>(rules), first};
  let played: PlayedMatch<State, Move, Event> = {steps: [], log: [], state: first};
  for (const [at, step] of record.moves.entries()) {
    const path = `moves[${at}]`;
    const {seat, text} = readStep(step, path);
    const move = seat < first.seats ? readMove(rules, played.state, seat, text) : undefined;
    const next =
      text === UNDO
        ? takeBack(parts, played, seat)
        : move && playOn(rules, played, [{seat, move, event: played.log.length}]);
    if (!next) throw recordError(path, '"{step}" is refused', {step});
    played = next;
  }
  const moves = played.steps.map(({seat, move}) => writeStep(seat, rules.formatMove(move)));
  return {...record, moves};
}
