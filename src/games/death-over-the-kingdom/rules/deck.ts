/**
 * The cards as a table of data (4.7). The published values are unknown to us: this table is a
 * RECONSTRUCTION, and an author may pass another one.
 */

/**
 * The abilities. On its player's turn: `look` at the left neighbour's card and exchange it or not,
 * `take` any other player's card unseen, `juggle` those of two others, `burn` one and let its
 * player draw. At the end of the round: `turn` to the second value. Or `none`.
 */
export const ABILITIES = ['none', 'turn', 'look', 'take', 'juggle', 'burn'] as const;
/** One of the abilities. */
export type Ability = (typeof ABILITIES)[number];

/** Another player shows one of `shows`, and no other player shows one of `without`. */
export interface Condition {
  /** Characters of which another player must show one. */
  readonly shows: readonly string[];
  /** Characters of which no other player may show one. */
  readonly without: readonly string[];
}

/** A row of the table of cards. */
export interface Character {
  /** The character's name in a language that has no better one. */
  readonly id: string;
  /**
   * The value of the card, from 0 to 99.
   * @minimum 0
   * @maximum 99
   */
  readonly value: number;
  /**
   * The value that the card turns to under its condition; both are `null` unless its ability is
   * `turn`.
   * @minimum 0
   * @maximum 99
   */
  readonly second: number | null;
  /** When it turns to the second value. */
  readonly condition: Condition | null;
  /** What its holder may do with it: `none`, or one of the abilities. */
  readonly ability: Ability;
  /**
   * The number of copies in the deck, from 1 to 9; 2 unless it is given.
   * @minimum 1
   * @maximum 9
   */
  readonly copies: number;
}

/** All characters, by ascending value. */
export type Deck = readonly Character[];

const plain = (id: string, value: number, ability: Ability = 'none'): Character => ({
  ...{id, value, second: null, condition: null, ability, copies: 2},
});
const turning = (
  id: string,
  value: number,
  second: number,
  shows: readonly string[],
  without: readonly string[] = [],
): Character => ({
  ...{id, value, second, condition: {shows, without}, ability: 'turn', copies: 2},
});

/** Thirteen characters, two of each: our reconstruction, not the publisher's. */
export const RECONSTRUCTION: Deck = [
  plain('death', 0),
  turning('innkeeper', 1, 6, ['merchant', 'thief', 'juggler']),
  plain('merchant', 2, 'look'),
  turning('jester', 3, 10, ['queen']),
  plain('thief', 4, 'take'),
  turning('monk', 5, 9, ['sorceress']),
  plain('juggler', 6, 'juggle'),
  turning('sorceress', 7, 1, ['monk']),
  turning('knight', 8, 11, ['dragon']),
  plain('dragon', 9, 'burn'),
  turning('princess', 10, 4, ['dragon'], ['knight']),
  turning('queen', 11, 3, ['jester']),
  plain('king', 12),
];

/** A match, a view, or another object with a table of cards; `null` is the reconstruction. */
interface WithDeck {
  readonly deck: Deck | null;
}

/** The table of cards in use. */
export const deckOf = ({deck}: WithDeck): Deck => deck ?? RECONSTRUCTION;

/** The row of a card. */
export function characterOf(game: WithDeck, card: string): Character {
  const found = deckOf(game).find(({id}) => id === card);
  if (!found) throw new RangeError(`${card} is not in this deck`);
  return found;
}

/** Every card of a deck, in the order of the table. */
export const packOf = (game: WithDeck): readonly string[] =>
  deckOf(game).flatMap(({id, copies}) => Array<string>(copies).fill(id));
