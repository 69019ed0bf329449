import assert from 'node:assert/strict';
import {type Card, pick, rngFrom} from '../../cards/index.js';
import {stepOf} from './rules/phase.js';
import {defaultOptions, type Options, type Refusal, type Seat} from '../../game/index.js';
import {ladderRules as rules} from './rules.js';
import type {LadderState, LadderEvent} from './types.js';

/**
 * Helpers for tests of Court Ladder. As in the rules text, six players A to F are seats 0 to 5 from
 * the King down, and spades are trump.
 */

export const [A, B, C, D, E, F] = [0, 1, 2, 3, 4, 5] as const;

/** The cards of a text such as `7H QS`. */
const cards = (text: string): readonly Card[] => (text === '' ? [] : (text.split(' ') as Card[]));

/** A state with the hands of A to F given as text; the rest of the pack is out of the game. */
export const at = (hands: readonly string[], position: object = {}): LadderState =>
  rules.parsePosition({trump: 'S', hands: hands.map(cards), bouts: 3, ...position}, rngFrom('at'));

/** A state in which one seat is to attack another. */
export const attacking = (
  hands: readonly string[],
  attacker: Seat,
  position: object = {},
): LadderState => at(hands, {bout: {attacker}, ...position});

/** Plays `0:attack 7H` and so on; each move must be legal and made by the awaited seat. */
export function play(state: LadderState, moves: string, events: LadderEvent[] = []): LadderState {
  return moves.split(', ').reduce((now, text) => {
    const [seat, words = ''] = text.split(':');
    const move = rules.parseMove(words);
    assert.ok(move, `"${words}" is not a move`);
    assert.equal(rules.refuse(now, Number(seat), move), undefined, `${text} in ${now.phase}`);
    return rules.apply(now, Number(seat), move, (one) => void events.push(one));
  }, state);
}

/** Lets all seats pass and the King deny leave until the bout is closed. */
export function closed(state: LadderState, events: LadderEvent[] = []): LadderState {
  let now = state;
  while (stepOf(now) === 'throwIn' || stepOf(now) === 'leave') {
    const [seat] = rules.turn(now);
    now = play(now, `${seat}:${stepOf(now) === 'leave' ? 'leave' : 'done'}`, events);
  }
  return now;
}

/** The refusal of a seat's move. */
export const refusal = (
  state: LadderState,
  text: string,
  seat: Seat = rules.turn(state)[0] ?? 0,
): Refusal | undefined => rules.refuse(state, seat, rules.parseMove(text));

/** The legal moves of the awaited seat as text: `beat 9S, take`. */
export const legal = (state: LadderState): string =>
  rules
    .legalMoves(state, rules.turn(state)[0]!)
    .map((move) => rules.formatMove(move))
    .join(', ');

/** Attacker and defender, `4>3`, or `0>` while the attacker may choose. */
export const duel = ({bout}: LadderState): string =>
  bout ? `${bout.attacker}>${bout.defender ?? ''}` : '';

/** A match from its first deal. */
export const begin = (
  seats: number,
  options: Options = {},
  seed = 'begin',
  events: LadderEvent[] = [],
): LadderState =>
  rules.setup({...defaultOptions(rules.options), ...options}, seats, rngFrom(seed), (one) =>
    events.push(one),
  );

/** Plays at random until `stop`, or to the end; `seen` is called at each step. */
export function wander(
  state: LadderState,
  seed: string,
  seen?: (state: LadderState) => void,
  stop: (state: LadderState) => boolean = () => false,
): LadderState {
  let rng = rngFrom(seed);
  let now = state;
  for (let [seat] = rules.turn(now); seat !== undefined && !stop(now); [seat] = rules.turn(now)) {
    const draw = pick(rng, rules.legalMoves(now, seat));
    ({rng} = draw);
    now = rules.apply(now, seat, draw.value);
    seen?.(now);
  }
  return now;
}
