/**
 * The weights of the policy in the form that it reads. A feature of a card is a quantity (the
 * likelihood that the card wins the trick, its height, …), alone or multiplied by something that is
 * the same for all cards of a decision: whether points are wanted, whether nobody plays afterwards.
 * So the weights of a quantity are summed up once for each kind of decision, and a card is scored
 * with 17 of them instead of 24.
 */

/**
 * The features of a card, and the situations with weights of their own: leading, following,
 * discarding.
 */
export const FEATURES = 24;
export const SITUATIONS = 6;

/** The quantities of a card, by their places in a row. */
const QUANTITIES = 17;
/** The likelihood that it wins the trick, times the trick's worth. */
export const GAIN = 0;
/** The likelihood that it does not, times its price. */
export const LOSS = 1;
/** The likelihood that it wins. */
export const WIN = 2;
export const HEIGHT = 3;
/** Of the cards of its suit that are out, the share above it. */
export const SHARE = 4;
/** The number of cards of its suit in hand, and the number that are out. */
export const LENGTH = 5;
export const OUT = 6;
/** The price of all cards of its suit, and that times its height. */
export const SUIT_PRICE = 7;
export const SUIT_HEIGHT = 8;
export const PRICE = 9;
/** Whether it is the only card of its suit in hand. */
export const SINGLE = 10;
/** The number of lower cards of its suit in hand. */
export const UNDER = 11;
/** Whether no card of its suit is out. */
export const NONE_OUT = 12;
/** Its height times the likelihood that it wins; then whether it beats the cards of the trick. */
export const WIN_HEIGHT = 13;
/** Whether all cards of its suit that are out are below it. */
export const TOP = 14;
export const BEATS_HEIGHT = 15;
export const IS_TRUMP = 16;

/** The kinds of decisions in a situation, one bit each. */
export const WANTED = 1;
export const LAST = 2;
export const LATE = 4;
const KINDS = 8;

/** The beginning of the row for a situation and a kind. */
export const rowAt = (situation: number, kind: number): number =>
  (situation * KINDS + kind) * QUANTITIES;

/** @param weights the weights of all features, one situation after the other */
export function rowsOf(weights: readonly number[]): Float64Array {
  const rows = new Float64Array(SITUATIONS * KINDS * QUANTITIES);
  for (let situation = 0; situation < SITUATIONS; situation++)
    for (let kind = 0; kind < KINDS; kind++)
      rows.set(rowOf(weights.slice(situation * FEATURES), kind), rowAt(situation, kind));
  return rows;
}

/** The weights of the quantities, in their order. */
function rowOf(weights: readonly number[], kind: number): readonly number[] {
  const w = (feature: number): number => weights[feature]!;
  const sign = kind & WANTED ? 1 : -1;
  const last = kind & LAST ? 1 : 0;
  const late = kind & LATE ? sign : 0;
  return [
    2 * (w(0) + last * w(16)),
    2 * w(1),
    w(22) + sign * w(2) + late * w(18),
    w(4) + sign * w(3),
    w(6) + sign * w(5),
    (w(7) + sign * w(8)) / 4,
    w(9) / 6.5,
    w(10),
    w(11),
    w(12),
    w(13),
    (w(14) + sign * w(15)) / 4,
    sign * w(17),
    sign * w(19),
    sign * w(20),
    last * sign * w(21),
    w(23),
  ];
}
