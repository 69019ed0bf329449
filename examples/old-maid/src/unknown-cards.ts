import {type Card, rankOf, type Rng, roll, shuffle} from 'gstk/kit';

/** The rank of a card of this pack, which has no jokers. */
const rankIn = (card: Card): string => rankOf(card)!;

/** Ranks of a pack, each once. */
const ranksOf = (cards: readonly Card[]): readonly string[] => [...new Set(cards.map(rankIn))];

/**
 * The pairs that have been laid down, when a position names hands alone. All other cards must make
 * pairs, which says of some ranks that an unknown card of theirs is in a hand; the other unknown cards
 * are two of a rank in two hands. `undefined` if that cannot be.
 */
export function unknownCards(
  cards: readonly Card[],
  hands: readonly (readonly (Card | null)[])[],
  rng: Rng,
): {readonly laid: readonly Card[]; readonly rng: Rng} | undefined {
  const held = hands.flat().filter((card) => card !== null);
  const inHands = new Map<string, number>();
  const add = (rank: string, n: number): void =>
    void inHands.set(rank, (inHands.get(rank) ?? 0) + n);
  for (const card of held) add(rankIn(card), 1);
  const outside = (rank: string): number =>
    cards.filter((card) => rankIn(card) === rank).length - (inHands.get(rank) ?? 0);
  let left = hands.flat().length - held.length;
  let stream = rng;
  for (const rank of ranksOf(cards))
    if (outside(rank) % 2 === 1) {
      add(rank, 1);
      left--;
    }
  // A rank lies in as many hands as it has cards there, of the hands with room for it.
  const seats = hands.filter((hand) => hand.length > 0).length;
  for (; left > 0; left -= 2) {
    const free = ranksOf(cards).filter(
      (rank) => outside(rank) >= 2 && (inHands.get(rank) ?? 0) + 2 <= seats,
    );
    if (free.length === 0) return undefined;
    const {value, rng: after} = roll(stream, free.length);
    stream = after;
    add(free[value]!, 2);
  }
  if (left < 0) return undefined;
  const unseen = shuffle(
    stream,
    cards.filter((card) => !held.includes(card)),
  );
  const laid = ranksOf(cards).flatMap((rank) =>
    unseen.value.filter((card) => rankIn(card) === rank).slice(0, outside(rank)),
  );
  return {laid, rng: unseen.rng};
}
