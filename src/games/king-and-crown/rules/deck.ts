/** The five cards of King and Crown: one table that all its games use (3.0). */

/** The titles, highest value first. */
export const COURT = ['king', 'dragon', 'knight', 'witch', 'beggar'] as const;
/** One of the five cards. */
export type CourtCard = (typeof COURT)[number];

interface CourtRow {
  readonly value: number;
  /** The two cards that this card thwarts; the other two thwart it. */
  readonly thwarts: readonly [CourtCard, CourtCard];
  readonly team: 'wise' | 'wicked';
}

/** The figures printed on each card. */
export const DECK: Readonly<Record<CourtCard, CourtRow>> = {
  king: {value: 5, thwarts: ['beggar', 'knight'], team: 'wise'},
  dragon: {value: 4, thwarts: ['king', 'witch'], team: 'wicked'},
  knight: {value: 3, thwarts: ['dragon', 'beggar'], team: 'wise'},
  witch: {value: 2, thwarts: ['knight', 'king'], team: 'wicked'},
  beggar: {value: 1, thwarts: ['witch', 'dragon'], team: 'wise'},
};

/** Whether a value is the name of one of the five. */
export const isCourtCard = (value: unknown): value is CourtCard =>
  (COURT as readonly unknown[]).includes(value);
