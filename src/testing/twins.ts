import type {AnyState, AnyView} from '../game/index.js';
import type {Dice} from './dice.js';

/**
 * Where a pack holds the same card twice, its name does not say which of the two is meant: whoever
 * holds one knows the name and nothing of its twin. So there hidden places are mixed, not names.
 */

/** A card that a viewer does not see, by the seat that holds it and its place there. */
interface Place {
  readonly owner: number;
  readonly at: number;
}

/**
 * Places of a hand that a view hides: those that are empty in it, or, where a view puts what it shows
 * in an order of its own, those left over when that is taken away.
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
 * The state with two hidden cards of different hands exchanged; `undefined` where all cards of the
 * hands are different, for there names tell cards apart, and where there is nothing to exchange.
 */
export function exchangeHidden(state: AnyState, view: AnyView, dice: Dice): AnyState | undefined {
  const {hands} = state as {readonly hands?: readonly (readonly string[])[]};
  const all = hands?.flat() ?? [];
  if (!hands || !view.hands || new Set(all).size === all.length) return undefined;
  const places = hands.map((hand, owner) =>
    hiddenIn(hand, view.hands?.[owner] ?? []).map((at): Place => ({owner, at})),
  );
  const some = places.filter((of) => of.length > 0);
  const [one, other] = dice.shuffle(some).map((of) => dice.pick(of));
  if (!one || !other) return undefined;
  const cardAt = ({owner, at}: Place): string => hands[owner]![at]!;
  const changed = hands.map((hand, owner) =>
    hand.map((card, at) => {
      if (owner === one.owner && at === one.at) return cardAt(other);
      return owner === other.owner && at === other.at ? cardAt(one) : card;
    }),
  );
  return {...state, hands: changed} as AnyState;
}
