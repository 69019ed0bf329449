import type {MatchRecord} from '../match/index.js';

/** The laws that every game keeps; each text says what holds while the law is kept. */
export const LAWS = {
  'legal-accepted': 'every legal move is accepted, and applying it does not throw',
  'refusal-holds': 'an unlisted move is refused with a key, and refusing never throws',
  'input-unchanged': 'no method changes its arguments',
  'cards-kept': 'no card is lost or doubled',
  notation: 'a move written and read is the same move',
  forms: 'every legal move is written in exactly one of the declared forms',
  respelled:
    'a move is the same with cards, seats and spaces spelled differently and its lists reordered',
  replay: 'the record replays to an equal state and log',
  deterministic: 'the same seed and moves give the same game, with and without a listener',
  'plain-json': 'states, views, moves and events survive JSON unchanged',
  determinize: 'a determinized state has the same view for the seat, and can be played',
  'same-legality': 'legal moves, refusals, phase, turn and outcome depend on the view alone',
  'no-secret': 'no view or event holds a card that its seat cannot know',
  'no-stream': 'no view or event holds the seed or the random stream',
  'silent-choice': 'a hidden choice changes nothing in the views of other seats',
  'last-view': 'the view after a move equals the view with the last event',
  fallback: 'the fallback move is legal',
  turn: 'seats are awaited exactly while the match goes on, and each has a move',
  position:
    'a state reached from a deal or a position is parsed back unchanged; a broken one throws ' +
    'InvalidPositionError',
  phase: 'state, view and position name the phase in the words of the match',
  ends: 'the match ends',
  'never-throws': 'looking at a match never throws',
  'chart-accepts': 'the chart accepts every event that the rules emit',
  'chart-rests': 'at rest the chart is in the phase of the rules',
  'chart-moves': 'the moves that a state names are the moves that are legal there',
  'chart-edges': 'every arrow of the chart is taken',
  'chart-redacted': 'the events that a seat learns lead the chart through the same states',
  golden: 'the golden playthrough is unchanged',
} as const;

/** The name of a law. */
export type LawName = keyof typeof LAWS;

/** Thrown when a game breaks a law. */
export class LawError extends Error {
  override readonly name = 'LawError';
  readonly law: LawName;
  /** The game up to the fault, if there is one; `replay` plays it. */
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
