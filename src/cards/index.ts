export {
  type Card,
  isCard,
  isJoker,
  isSuit,
  type Joker,
  JOKERS,
  type Rank,
  rankOf,
  RANKS,
  type Suit,
  type SuitCard,
  suitOf,
  SUITS,
} from './card.js';
export {NotationError, readCard, readHand, readSuit, writeCard, writeHand} from './notation.js';
export {bySuit, type HandOrder, rankIndex, sortHand} from './order.js';
export {pack, PACK_30, PACK_32, PACK_36, PACK_52, type PackPlan} from './pack.js';
export {cut, deal, type Dealt, without, withoutAll} from './piles.js';
export {
  below,
  type Draw,
  isRng,
  mix,
  pick,
  type Rng,
  rngFrom,
  roll,
  type Seed,
  shuffle,
  step,
} from './rng.js';
export {following, type Play, type TrickLaw, winningPlay} from './trick.js';
