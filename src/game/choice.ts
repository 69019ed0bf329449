import type {Seat} from './rules.js';

/**
 * Simultaneous hidden choices: each seat in `from` chooses in secret and may change its choice
 * until the last one is made; then all are revealed at once. A choice appears in its owner's view
 * only.
 */
export interface Choices<Choice> {
  /** Seats that must choose, in table order. */
  readonly from: readonly Seat[];
  /** The choices by seat; `null` for a seat that has not chosen or does not choose. */
  readonly made: readonly (Choice | null)[];
}

/** Choices before any of them is made. */
export const openChoices = <Choice>(from: readonly Seat[], seats: number): Choices<Choice> => ({
  from,
  made: Array.from({length: seats}, () => null),
});

/** Makes or changes a seat's choice. */
export const choose = <Choice>(
  choices: Choices<Choice>,
  seat: Seat,
  choice: Choice,
): Choices<Choice> => ({
  ...choices,
  made: choices.made.map((old, owner) => (owner === seat ? choice : old)),
});

/** Seats that have not chosen; `[]` when all choices can be revealed. */
export const missing = (choices: Choices<unknown>): readonly Seat[] =>
  choices.from.filter((seat) => choices.made[seat] === null);

/** True while this seat may choose or change its choice. */
export const mayChoose = (choices: Choices<unknown>, seat: Seat): boolean =>
  choices.from.includes(seat) && missing(choices).length > 0;

/**
 * The choices as one seat sees them: its own, and nothing about the others, not even which seats have
 * chosen.
 */
export const choicesSeenBy = <Choice>(
  choices: Choices<Choice>,
  seat: Seat | undefined,
): Choices<Choice> => ({
  ...choices,
  made: choices.made.map((choice, owner) => (owner === seat ? choice : null)),
});
