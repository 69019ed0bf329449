/** How many moves each match had when a move was played that only completed the one before. */
const completing = new WeakMap<object, readonly number[]>();

/** The moves of a match, counted from 1, that only completed the one before. */
export const completingIn = (match: object): readonly number[] => completing.get(match) ?? [];

/** Keeps which moves only completed the one before. */
export const keepCompleting = (match: object, moves: readonly number[]): void =>
  void completing.set(match, moves);
