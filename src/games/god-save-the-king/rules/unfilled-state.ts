import type {SuitCard} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {openOf, seatsOf} from './standing.js';
import type {Formation, GskMove, GskState, GskView, Hidden} from '../types.js';

/** States in which some cards are unknown, as in a view. */

/** A card, or `null` for an unknown one. */
export type CardOrUnknown = SuitCard | null;

/** A state with unknown cards. A pile holds the cards that are known to lie in it. */
export interface UnfilledState extends Omit<
  GskState,
  'rng' | 'hands' | 'formations' | 'piles' | 'aside' | 'unseen'
> {
  readonly hands: readonly (readonly CardOrUnknown[])[];
  readonly formations: readonly (Formation<CardOrUnknown> | null)[];
  readonly piles: readonly (readonly CardOrUnknown[])[];
  readonly aside: readonly CardOrUnknown[];
  readonly unseen: readonly Hidden<CardOrUnknown>[];
}

/** The known cards first, then unknown ones up to the count. */
export const padded = (known: readonly SuitCard[], count: number): readonly CardOrUnknown[] => [
  ...known,
  ...Array.from({length: Math.max(0, count - known.length)}, () => null),
];

/** Cards of this hand that are known to lie in a pile. */
export const rememberedIn = (
  {hand, shown, unseen}: Pick<UnfilledState, 'hand' | 'shown' | 'unseen'>,
  seat: Seat,
): readonly SuitCard[] =>
  [...shown, ...unseen].flatMap((one) =>
    one.hand === hand && one.to === seat && one.card !== null ? [one.card] : [],
  );

/** The state as a view knows it. Choices of others stay open, since no view shows them (G-27). */
export function unfilledOf(view: GskView): UnfilledState {
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
