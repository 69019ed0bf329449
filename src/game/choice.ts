import type {Seat} from './rules.js';

/**
 * Hidden simultaneous choices: each awaited seat lays one down in secret, may change it until the
 * last is in, then all turn at once. What lies here is in no view but its owner's.
 */
export interface Choices<Choice> {
  /** Seats that must choose, in table order. */
  readonly from: readonly Seat[];
  /** What was laid down, by seat; `null` for a seat that has not chosen or need not. */
  readonly made: readonly (Choice | null)[];
}

/** Nobody has chosen yet. */
export const openChoices = <Choice>(from: readonly Seat[], seats: number): Choices<Choice> => ({
  from,
  made: Array.from({length: seats}, () => null),
});

/** Lays down, or changes, a seat's choice. */
export const choose = <Choice>(
  choices: Choices<Choice>,
  seat: Seat,
  choice: Choice,
): Choices<Choice> => ({
  ...choices,
  made: choices.made.map((old, owner) => (owner === seat ? choice : old)),
});

/** Seats whose choice is missing; `[]` when all may turn. */
export const missing = (choices: Choices<unknown>): readonly Seat[] =>
  choices.from.filter((seat) => choices.made[seat] === null);

/** True while this seat may choose or change its mind. */
export const mayChoose = (choices: Choices<unknown>, seat: Seat): boolean =>
  choices.from.includes(seat) && missing(choices).length > 0;

/** The same with everything hidden but the seat's own choice; who has chosen is hidden too. */
export const choicesSeenBy = <Choice>(
  choices: Choices<Choice>,
  seat: Seat | undefined,
): Choices<Choice> => ({
  ...choices,
  made: choices.made.map((choice, owner) => (owner === seat ? choice : null)),
});
