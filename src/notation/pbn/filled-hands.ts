/** A hand of a position; `null` for an unknown one, or an unknown card. */
export type Hand = readonly (string | null)[] | null;

/**
 * Puts cards in place of unknown ones, each into the hand that lacks the most among those that may have
 * it. `voids` lists seats with a suit that they are void in, such as `2H`.
 */
export function filledHands(
  open: readonly (readonly (string | null)[])[],
  cards: readonly string[],
  voids: ReadonlySet<string>,
): readonly Hand[] {
  const hands = open.map((hand) => [...hand]);
  for (const card of cards) {
    const rooms = hands.map(
      (hand, seat) =>
        hand.filter((one) => one === null).length * (voids.has(`${seat}${card[1]!}`) ? 0.01 : 1),
    );
    const most = Math.max(...rooms);
    const hand = hands[rooms.indexOf(most)]!;
    if (most > 0) hand[hand.indexOf(null)] = card;
  }
  return hands;
}
