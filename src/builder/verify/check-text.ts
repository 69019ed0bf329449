import type {GameEntry} from '../../elements/index.js';
import {entryOf} from '../../embed/catalogue.js';
import {
  type AnyState,
  InvalidDataError,
  inSlices,
  readMove,
  type Rules,
  type Slicing,
  type Work,
} from '../../game/index.js';
import {show} from '../../game/phrases.js';
import {isObject} from '../../game/plain-data.js';
import {firstState} from '../../match/begin-at.js';
import {
  type MatchRecord,
  rulesOfRecord,
  type VerifiedRecord,
  verifyRecord,
} from '../../match/index.js';
import {readStep, recordError} from '../../match/record.js';

/** Reads a text from outside, recomputes the match that it records, and finds the cards of each deal. */

/** The longest text that is read; the longest records of our games have some 100,000 characters. */
const LONGEST = 2_000_000;

/** A match that was recomputed. */
export interface Checked {
  readonly entry: GameEntry;
  readonly rules: Rules;
  readonly verified: VerifiedRecord;
  /** The number of moves that were checked. */
  readonly moves: number;
  /** The state at the beginning of each deal. */
  readonly deals: readonly AnyState[];
}

/** Why a text cannot be checked, as a message and its values. */
export type NotChecked =
  | {readonly key: 'verify/too-long' | 'verify/no-json'}
  | {readonly key: 'verify/no-record'; readonly error: InvalidDataError; readonly rules?: Rules}
  | {readonly key: 'verify/no-game'; readonly game: string};

/** The content of a text: a record, alone or together with its commitment. */
export function readText(
  text: string,
):
  | {readonly record: unknown; readonly commitment?: string}
  | {readonly key: 'verify/too-long' | 'verify/no-json'} {
  if (text.length > LONGEST) return {key: 'verify/too-long'};
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return {key: 'verify/no-json'};
  }
  if (!isObject(data) || !('record' in data)) return {record: data};
  const {record, commitment} = data;
  return {record, ...(typeof commitment === 'string' && {commitment})};
}

/**
 * Recomputes a match.
 * @throws the reason of the signal when it stops the work
 */
export async function check(
  record: unknown,
  commitment: string,
  slicing: Slicing,
): Promise<Checked | NotChecked> {
  const game = isObject(record) ? record['game'] : undefined;
  if (typeof game !== 'string') {
    const error = isObject(record)
      ? recordError('game', 'must be a string, not {found}', {found: show(game)})
      : recordError('record', 'must be an object, not {found}', {found: show(record)});
    return {key: 'verify/no-record', error};
  }
  const entry: GameEntry | undefined = entryOf(game);
  if (!entry) return {key: 'verify/no-game', game: game.slice(0, 60)};
  const [whole, rules] = await Promise.all([entry.load(), entry.rules()]);
  try {
    const verified = await verifyRecord(whole, record, commitment, slicing);
    const {match} = verified;
    const deals = await inSlices(dealing(rules, entry, match.record()), slicing);
    return {entry, rules, verified, moves: match.length, deals};
  } catch (error) {
    if (!(error instanceof InvalidDataError)) throw error;
    return {key: 'verify/no-record', error, rules};
  }
}

/** The states with which the deals of a match begin. */
function* dealing(
  whole: Rules,
  {eventKind}: GameEntry,
  record: MatchRecord,
): Work<readonly AnyState[]> {
  const rules = rulesOfRecord(whole, record);
  let state = firstState(whole, record);
  const deals = [state];
  for (const [at, step] of record.moves.entries()) {
    const {seat, text} = readStep(step, `moves[${at}]`);
    const kinds = new Set<unknown>();
    state = rules.apply(state, seat, readMove(rules, state, seat, text)!, (event) => {
      kinds.add(eventKind(event));
    });
    if (kinds.has('deal-started')) deals.push(state);
    yield (at + 1) / record.moves.length;
  }
  return deals;
}
