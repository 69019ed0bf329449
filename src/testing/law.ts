import type {MatchRecord} from '../match/index.js';

/** The laws that every game keeps, by name: what holds when none is broken. */
export const LAWS = {
  'legal-accepted': 'every legal move is accepted, and applying it does not throw',
  'refusal-holds': 'what is not listed is refused with a key, and refusing never throws',
  'input-unchanged': 'no method changes what it is given',
  'cards-kept': 'no card is lost or doubled',
  notation: 'a move written and read is the same move',
  replay: 'the record replays to an equal state and log',
  deterministic: 'the same seed and moves give the same game, with and without a listener',
  'plain-json': 'states, views, moves and events survive JSON unchanged',
  determinize:
    'an determinized state looks the same to the seat that imagines it, and can be played',
  'same-legality': 'legal moves and refusals depend on the view alone',
  'no-secret': 'no view or event holds a card that its seat was never told of',
  'no-stream': 'no view or event holds the seed or the random stream',
  'silent-choice': 'a choice of which a seat is told nothing changes nothing that it sees',
  'last-view': 'what a seat sees after a move is what it saw with the last event',
  fallback: 'the move that a clock plays is legal',
  turn: 'a seat is awaited exactly while the match goes on, and has a move',
  position: 'a state as JSON is taken back unchanged; a broken one throws InvalidPositionError',
  ends: 'the match ends',
  'never-throws': 'looking at a match never throws',
  'chart-accepts': 'the chart accepts every event that the rules tell',
  'chart-rests': 'at rest the chart stands where the rules say',
  'chart-moves': 'the moves that a state names are the moves that are legal there',
  'chart-edges': 'every arrow of the chart is taken',
  'chart-redacted': 'what a seat witnesses leads the chart through the same states',
  golden: 'the golden playthrough is as it was',
} as const;

/** The name of a law. */
export type LawName = keyof typeof LAWS;

/** A game broke a law. */
export class LawError extends Error {
  override readonly name = 'LawError';
  readonly law: LawName;
  /** The game up to the fault, where there is one; `replay` plays it. */
  readonly record: MatchRecord | undefined;

  constructor(law: LawName, detail: string, record?: MatchRecord, cause?: unknown) {
    const where = record
      ? `\n  ${record.game}, ${record.seats} seats, seed ${JSON.stringify(record.seed)}, ` +
        `options ${JSON.stringify(record.options)}, after ${record.moves.length} moves` +
        (record.moves.length ? `, the last ${record.moves.slice(-8).join(' ')}` : '')
      : '';
    super(`${law} (${LAWS[law]}): ${detail}${where}`, {cause});
    this.law = law;
    this.record = record;
  }
}
