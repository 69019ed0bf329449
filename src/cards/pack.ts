import {type Card, JOKERS, RANKS, type Rank, SUITS} from './card.js';

/** What a pack contains. */
export interface PackPlan {
  /** The lowest rank in the pack: `'2'` gives 52 cards, `'6'` 36, `'7'` 32. */
  readonly low: Rank;
  /** Cards removed from the pack. */
  readonly out?: readonly Card[];
  /** How many jokers are added, 0 to 2. */
  readonly jokers?: 0 | 1 | 2;
}

/** A pack in its printed order: spades, hearts, diamonds, clubs, each low to high, jokers last. */
export function pack({low, out = [], jokers = 0}: PackPlan): readonly Card[] {
  const ranks = RANKS.slice(RANKS.indexOf(low));
  const suited = SUITS.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`));
  return [...suited.filter((card) => !out.includes(card)), ...JOKERS.slice(0, jokers)];
}

/** All 52 cards. */
export const PACK_52 = /* @__PURE__ */ pack({low: '2'});
/** Six to ace. */
export const PACK_36 = /* @__PURE__ */ pack({low: '6'});
/** Seven to ace. */
export const PACK_32 = /* @__PURE__ */ pack({low: '7'});
/** Seven to ace without the two black aces, so that three, five and six players can share it. */
export const PACK_30 = /* @__PURE__ */ pack({low: '7', out: ['AS', 'AC']});
