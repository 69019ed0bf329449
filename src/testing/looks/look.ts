import type {AnyMove, AnyState, Seat} from '../../game/index.js';
import {InvalidPositionError} from '../../game/index.js';
import type {Dice} from '../dice.js';
import type {AnyRules, Fail} from '../guarded-rules.js';
import {copy, difference, lost} from '../plain.js';
import {rubbish, spoil} from '../rubbish.js';

/** The laws that can be checked at a single position, without playing on. */

/** The context of all checks of a position. */
export interface Look {
  readonly rules: AnyRules;
  readonly state: AnyState;
  readonly dice: Dice;
  readonly fail: Fail;
}

export const seatsOf = ({seats}: AnyState): readonly Seat[] =>
  Array.from({length: seats}, (_, seat) => seat);

const KEY = /^[a-z0-9-]+\/[a-z0-9-]+$/;

/** Checks the seats awaited, the seats that may move, and the outcome. */
export function lookAtTurn({rules, state, fail}: Look): void {
  const turn = rules.turn(state);
  const outcome = rules.outcome(state);
  if ((turn.length === 0) !== (outcome !== undefined))
    fail('turn', `awaited: [${turn.join()}], outcome: ${JSON.stringify(outcome)}`);
  if (new Set(turn).size !== turn.length || turn.some((seat) => !seatsOf(state).includes(seat)))
    fail('turn', `[${turn.join()}] are not seats of this table`);
  if (outcome) {
    const seat = seatsOf(state).find((each) => rules.legalMoves(state, each).length > 0);
    if (seat !== undefined) fail('turn', `the match is over and seat ${seat} may move`);
    const {winners, scores, places} = outcome;
    const named = [...winners, ...(places?.flat() ?? [])];
    if (!KEY.test(outcome.reason) || named.some((each) => !seatsOf(state).includes(each)))
      fail('turn', `the outcome is malformed: ${JSON.stringify(outcome)}`);
    if (scores && scores.length !== state.seats)
      fail('turn', 'there is not one score for each seat');
    if (places && places.flat().length !== state.seats) fail('turn', 'places leave out a seat');
  }
  for (const seat of turn) {
    if (rules.legalMoves(state, seat).length === 0) fail('turn', `seat ${seat} has no move`);
    const safe = rules.fallback(state, seat);
    const why = rules.refuse(state, seat, safe);
    if (why) fail('fallback', `seat ${seat}: ${rules.formatMove(safe)} is refused: ${why}`);
  }
}

/** Checks that every legal move is accepted, and is the same after being written and read. */
export function lookAtMoves({rules, state, dice, fail}: Look): void {
  for (const seat of seatsOf(state)) {
    const moves = rules.legalMoves(state, seat);
    const texts = moves.map((move) => rules.formatMove(move));
    if (new Set(texts).size !== texts.length)
      fail('notation', `two moves have the same text: ${texts.join(' ')}`);
    moves.forEach((move, index) => {
      const text = texts[index] ?? '';
      const why = rules.refuse(state, seat, move);
      if (why) fail('legal-accepted', `seat ${seat}: ${text} is listed but refused: ${why}`);
      const found = difference(move, rules.parseMove(text));
      if (found) fail('notation', `"${text}" is read as another move: ${found}`);
      const gone = lost(move);
      if (gone) fail('plain-json', `the move "${text}": ${gone}`);
    });
    const text = dice.pick([...texts, '', 'KH', '10h', '?', '__proto__', '0:1', ' ']);
    const odd = text.slice(0, dice.roll(text.length + 1)) + dice.pick(['', 'x', ' ', '1', text]);
    const move = rules.parseMove(odd);
    if (move && difference(move, rules.parseMove(rules.formatMove(move))))
      fail('notation', `"${odd}" is read as ${JSON.stringify(move)}, which is written differently`);
  }
}

/**
 * Checks that an unlisted move is refused with a key, for any seat and any value.
 */
export function lookAtRefusals(
  {rules, state, dice, fail}: Look,
  known: readonly AnyMove[],
  unlisted: (move: AnyMove, state: AnyState) => boolean,
): void {
  for (const seat of seatsOf(state)) {
    const texts = rules.legalMoves(state, seat).map((move) => rules.formatMove(move));
    const tries = [
      ...known.slice(-24),
      ...Array.from({length: 8}, () => rubbish(known.slice(-24), dice)),
    ];
    for (const move of tries) {
      const why = rules.refuse(state, seat, move);
      if (why === undefined) {
        const text = rules.formatMove(move as AnyMove);
        if (!texts.includes(text) && !unlisted(move as AnyMove, state))
          fail('refusal-holds', `seat ${seat}: ${JSON.stringify(move)} is accepted but not listed`);
      } else if (typeof why !== 'string' || !KEY.test(why))
        fail('refusal-holds', `${JSON.stringify(why)} is not a refusal key`);
    }
  }
}

/** Checks that a state, and a view of each kind, are accepted as positions. */
export function lookAtPosition({rules, state, dice, fail}: Look): void {
  const back = difference(state, rules.parsePosition(copy(state), dice.fork()));
  if (back) fail('position', `a state is not parsed back unchanged: ${back}`);
  for (const seat of [dice.pick(seatsOf(state)), undefined]) {
    const view = rules.view(state, seat);
    const taken = rules.parsePosition(copy(view), dice.fork());
    const found = difference(view, rules.view(taken, seat));
    if (found) fail('position', `a view parsed as a position gives another view: ${found}`);
  }
  const broken = spoil(copy(state), dice);
  let taken: AnyState;
  try {
    taken = rules.parsePosition(broken, dice.fork());
  } catch (error) {
    if (error instanceof InvalidPositionError && error.path) return;
    throw error;
  }
  const gone = lost(taken);
  if (gone) fail('position', `a broken position was accepted: ${gone}`);
  try {
    lookAtTurn({rules, state: taken, dice, fail});
  } catch (error) {
    fail('position', `a broken position was accepted, and then ${String(error)}`, error);
  }
}
