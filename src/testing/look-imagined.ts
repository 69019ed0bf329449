import type {AnyMove, AnyState} from '../game/index.js';
import {type Look, seatsOf} from './look.js';
import {difference, lost} from './plain.js';
import {rubbish} from './rubbish.js';
import type {Viewer} from './secrets.js';

/**
 * What a seat imagines looks to it like the truth: the same view, the same moves, the same
 * refusals, the same cards in all; and the imagined match can be played.
 */
export function lookAtDeterminized(
  {rules, state, dice, fail}: Look,
  viewer: Viewer,
  known: readonly AnyMove[],
  cardsOf: (state: AnyState) => string,
): void {
  const view = rules.view(state, viewer);
  const imagined = rules.determinize(view, dice.fork());
  const who = viewer === undefined ? 'an onlooker' : `seat ${viewer}`;
  const gone = lost(imagined);
  if (gone) fail('plain-json', `what ${who} imagines: ${gone}`);
  const other = difference(view, rules.view(imagined, viewer));
  if (other) fail('determinize', `to ${who} the determinized state looks otherwise: ${other}`);
  if (cardsOf(imagined) !== cardsOf(state))
    fail('determinize', `${who} imagines other cards: ${cardsOf(imagined)}, not ${cardsOf(state)}`);
  if (viewer !== undefined) {
    const moves = difference(rules.legalMoves(state, viewer), rules.legalMoves(imagined, viewer));
    if (moves) fail('same-legality', `legal moves of ${who} on an determinized state: ${moves}`);
    const mine = rules.legalMoves(state, viewer);
    const tries = [...known.slice(-12), ...Array.from({length: 4}, () => rubbish(mine, dice))];
    for (const move of tries) {
      const why = rules.refuse(state, viewer, move);
      const why2 = rules.refuse(imagined, viewer, move);
      if (why !== why2)
        fail(
          'same-legality',
          `${JSON.stringify(move)} of ${who}: ${why ?? 'accepted'}, imagined: ${why2 ?? 'accepted'}`,
        );
    }
  }
  let now = imagined;
  for (let move = 0; move < 12; move++) {
    const movers = seatsOf(now).filter((seat) => rules.turn(now).includes(seat));
    if (movers.length === 0) break;
    const seat = dice.pick(movers);
    const moves = rules.legalMoves(now, seat);
    if (moves.length === 0) fail('determinize', `${who} imagines seat ${seat} without a move`);
    now = rules.apply(now, seat, dice.pick(moves));
  }
}
