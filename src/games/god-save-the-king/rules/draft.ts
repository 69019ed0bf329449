import type {SuitCard} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {openOf, seatsOf} from './standing.js';
import type {Formation, GskMove, GskState, GskView, Hidden} from '../types.js';

/** A state in which some cards are not known: what a view is to the seat that has it. */

/** A card, or `null` for one that is not known. */
export type Known = SuitCard | null;

/** A state with unknown cards; the cards of a pile that are remembered stand in it. */
export interface Draft extends Omit<
  GskState,
  'rng' | 'hands' | 'formations' | 'piles' | 'aside' | 'unseen'
> {
  readonly hands: readonly (readonly Known[])[];
  readonly formations: readonly (Formation<Known> | null)[];
  readonly piles: readonly (readonly Known[])[];
  readonly aside: readonly Known[];
  readonly unseen: readonly Hidden<Known>[];
}

/** The known cards first, then as many unknown ones as are missing. */
export const padded = (known: readonly SuitCard[], count: number): readonly Known[] => [
  ...known,
  ...Array.from({length: Math.max(0, count - known.length)}, () => null),
];

/** Cards of this hand that are remembered to lie in a pile. */
export const rememberedIn = (
  {hand, shown, unseen}: Pick<Draft, 'hand' | 'shown' | 'unseen'>,
  seat: Seat,
): readonly SuitCard[] =>
  [...shown, ...unseen].flatMap((one) =>
    one.hand === hand && one.to === seat && one.card !== null ? [one.card] : [],
  );

/** What a seat knows. Choices of others are left open: the seat sees no more of them (G-27). */
export function draftOf(view: GskView): Draft {
  const {seat, choice, hands, formations, aside, unseen} = view;
  return {
    ...openOf(view),
    ...{hands, formations, aside, unseen},
    piles: view.piles.map((count, owner) => padded(rememberedIn(view, owner), count)),
    matches: view.matches.map((meeting) => {
      if (!meeting) return null;
      const {asked, ...rest} = meeting;
      const mine = seat !== null && asked.includes(seat) ? choice : null;
      const made = seatsOf(view).map((one): GskMove | null => (one === seat ? mine : null));
      return {...rest, choices: {from: asked, made}};
    }),
  };
}
