import type {Seat} from './rules.js';

/** Hands of which some cards are unknown. */
export type HiddenHands<Code> = readonly (readonly (Code | null)[])[];

/** Hands as one seat sees them: its own cards, and `null` for each card of the others. */
export const handsSeenBy = <Code>(
  hands: HiddenHands<Code>,
  seat: Seat | undefined,
): HiddenHands<Code> => hands.map((hand, owner) => (owner === seat ? hand : hand.map(() => null)));
