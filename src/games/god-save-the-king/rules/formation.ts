import {type SuitCard, withoutAll} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {routers} from './rout.js';
import {enter, meetingAt, withSeat} from './standing.js';
import {kingOf, sorted} from './suits.js';
import type {GskMove, GskState, GskEmit, TableIndex} from '../types.js';

/** Lays three cards: the possible formations, and the moment when both lie on the table. */

type Form = Extract<GskMove, {type: 'form'}>;

const known = new WeakMap<readonly SuitCard[], readonly Form[]>();

/** Every formation of a hand, cached by hand because 13 cards make 1716. */
export function formsOf(hand: readonly SuitCard[]): readonly Form[] {
  let forms = known.get(hand);
  if (!forms) {
    forms = hand.flatMap((left) =>
      hand.flatMap((centre) =>
        centre === left
          ? []
          : hand.flatMap((right): readonly Form[] =>
              right === left || right === centre ? [] : [{type: 'form', left, centre, right}],
            ),
      ),
    );
    known.set(hand, forms);
  }
  return forms;
}

/**
 * Three low cards; the King stays in the hand or, if that is impossible, lies in the centre (G-8).
 */
export function safeForm(hand: readonly SuitCard[], seat: Seat): Form {
  const king = kingOf(seat);
  const low = [...hand].reverse().sort((a, b) => Number(a === king) - Number(b === king));
  const [left, right, centre] = low as [SuitCard, SuitCard, SuitCard];
  return {type: 'form', left, centre, right};
}

/**
 * Runs when both have chosen: six cards lie face down, and the rivals' formations may be routed.
 */
export function layFormations(state: GskState, table: TableIndex, emit: GskEmit): GskState {
  const {seats, choices} = meetingAt(state, table);
  let {hands, formations} = state;
  for (const seat of seats) {
    const {left, centre, right} = choices.made[seat] as Form;
    hands = withSeat(hands, seat, sorted(withoutAll(hands[seat]!, [left, centre, right])));
    formations = withSeat(formations, seat, {left, centre, right, turned: false, shown: []});
  }
  const laid = {...state, hands, formations};
  // If routs must wait for the flip (G-5), this window is passed without a stop.
  const asked = state.options['routWindows'] === 'afterFlip' ? [] : routers(laid, table);
  const then = enter(laid, table, 'rout', asked);
  emit?.({type: 'formations laid', table, seats}, then);
  return then;
}
