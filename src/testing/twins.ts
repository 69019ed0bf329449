import type {AnyState, AnyView} from '../game/index.js';
import type {Dice} from './dice.js';

/**
 * Support for packs with duplicate cards, where a name does not tell two twins apart: a viewer who
 * holds one card knows its name but nothing of its twin. For such packs the laws exchange hidden
 * places instead of names.
 */

/** The place of a card that a viewer does not see. */
interface HiddenPlace {
  readonly owner: number;
  readonly at: number;
}

/**
 * Places of a hand that a view hides: the null entries of the view or, when the view lists its
 * cards in another order, the places left after removing the cards shown.
 */
function hiddenIn(hand: readonly string[], seen: readonly (string | null)[]): readonly number[] {
  if (hand.every((card, at) => seen[at] === null || seen[at] === card))
    return hand.flatMap((_, at) => (seen[at] === null ? [at] : []));
  const shown = seen.filter((card) => card !== null);
  return hand.flatMap((card, at) => {
    const known = shown.indexOf(card);
    if (known < 0) return [at];
    shown.splice(known, 1);
    return [];
  });
}

/**
 * A state with two hidden cards of different hands exchanged; `undefined` when all cards of the
 * hands are distinct, since names suffice then, or when nothing can be exchanged.
 */
export function exchangeHidden(state: AnyState, view: AnyView, dice: Dice): AnyState | undefined {
  const {hands} = state as {readonly hands?: readonly (readonly string[])[]};
  const all = hands?.flat() ?? [];
  if (!hands || !view.hands || new Set(all).size === all.length) return undefined;
  const places = hands.map((hand, owner) =>
    hiddenIn(hand, view.hands?.[owner] ?? []).map((at): HiddenPlace => ({owner, at})),
  );
  const some = places.filter((of) => of.length > 0);
  const [one, other] = dice.shuffle(some).map((of) => dice.pick(of));
  if (!one || !other) return undefined;
  const cardAt = ({owner, at}: HiddenPlace): string => hands[owner]![at]!;
  const changed = hands.map((hand, owner) =>
    hand.map((card, at) => {
      if (owner === one.owner && at === one.at) return cardAt(other);
      return owner === other.owner && at === other.at ? cardAt(one) : card;
    }),
  );
  return {...state, hands: changed} as AnyState;
}
