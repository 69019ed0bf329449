import type {AnyMove, AnyState} from '../../game/index.js';
import {type Look, seatsOf} from './look.js';
import {difference, lost} from '../plain.js';
import {rubbish} from '../rubbish.js';
import type {Viewer} from '../secrets.js';

/**
 * Checks a determinized state: for its seat it has the same view, moves, refusals and phase, the seats
 * that are awaited as far as the seat may know, and the outcome; it holds the same cards, and it can be
 * played on.
 */
export function lookAtDeterminized(
  {rules, state, dice, fail}: Look,
  viewer: Viewer,
  known: readonly AnyMove[],
  cardsOf: (state: AnyState) => string,
): void {
  const view = rules.view(state, viewer);
  const drawn = rules.determinize(view, dice.fork());
  const who = viewer === undefined ? 'an onlooker' : `seat ${viewer}`;
  const gone = lost(drawn);
  if (gone) fail('plain-json', `the determinized state of ${who}: ${gone}`);
  const other = difference(view, rules.view(drawn, viewer));
  if (other) fail('determinize', `the view of ${who} differs in the determinized state: ${other}`);
  if (cardsOf(drawn) !== cardsOf(state))
    fail('determinize', `the cards for ${who} are ${cardsOf(drawn)}, not ${cardsOf(state)}`);
  const apart =
    difference(rules.phase(state), rules.phase(drawn), 'phase') ??
    difference(rules.outcome(state) ?? null, rules.outcome(drawn) ?? null, 'outcome') ??
    difference(view.turn, rules.turn(drawn), 'turn');
  if (apart) fail('same-legality', `for ${who}, determinized: ${apart}`);
  if (viewer !== undefined) {
    const moves = difference(rules.legalMoves(state, viewer), rules.legalMoves(drawn, viewer));
    if (moves) fail('same-legality', `legal moves of ${who} in a determinized state: ${moves}`);
    const mine = rules.legalMoves(state, viewer);
    const tries = [...known.slice(-12), ...Array.from({length: 4}, () => rubbish(mine, dice))];
    for (const move of tries) {
      const why = rules.refuse(state, viewer, move);
      const why2 = rules.refuse(drawn, viewer, move);
      if (why !== why2)
        fail(
          'same-legality',
          `${JSON.stringify(move)} of ${who}: ${why ?? 'accepted'}, determinized: ${why2 ?? 'accepted'}`,
        );
    }
  }
  let now = drawn;
  for (let move = 0; move < 12; move++) {
    const movers = seatsOf(now).filter((seat) => rules.turn(now).includes(seat));
    if (movers.length === 0) break;
    const seat = dice.pick(movers);
    const moves = rules.legalMoves(now, seat);
    if (moves.length === 0) fail('determinize', `for ${who} seat ${seat} has no move`);
    now = rules.apply(now, seat, dice.pick(moves));
  }
}
