import {type Card, type Rng, shuffle} from '../../../cards/index.js';
import {openOf} from '../rules/public-fields.js';
import {packOf} from '../rules/options.js';
import type {LadderState, LadderView} from '../types.js';

/**
 * Draws unknown cards at random. The view includes everything that everybody has seen, so any draw
 * fits.
 */

/** A state without its random stream; unknown cards are `null`. */
export type UnfilledState = Omit<LadderState, 'rng' | 'hands' | 'gone'> & {
  readonly hands: readonly (readonly (Card | null)[])[];
  readonly gone: readonly (Card | null)[];
};

/** A full state that the view could have come from. */
export const determinize = (view: LadderView, rng: Rng): LadderState =>
  fill({...openOf(view), hands: view.hands}, rng);

/** Cards of the pack that the state does not name, each as many times as it is missing. */
export function missingFrom({options, seats, hands, gone, bout}: UnfilledState): readonly Card[] {
  const lying = bout ? [...bout.pairs.flatMap(({card, beat}) => [card, beat]), ...bout.jokers] : [];
  const left = [...packOf(options, seats)];
  for (const card of [...hands.flat(), ...gone, ...lying]) {
    const at = card === null ? -1 : left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Draws every unknown card of a state. */
export function fill(unfilled: UnfilledState, start: Rng): LadderState {
  const {value, rng} = shuffle(start, missingFrom(unfilled));
  const pile = [...value];
  const known = (card: Card | null): Card => card ?? pile.pop()!;
  return {
    ...unfilled,
    rng,
    hands: unfilled.hands.map((hand) => hand.map(known)),
    gone: unfilled.gone.map(known),
  };
}
