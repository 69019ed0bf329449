import type {Messages} from '../../i18n/index.js';

/** The game's words for the cards in the middle; the element has no words of its own for them. */
export interface TrickTerms {
  /** The accessible name of the middle: "Trick". */
  readonly label: string;
  /** The mark of the first card, "led"; without it no card is marked. */
  readonly first?: string;
  /** Said of the card that `winning` crowns, "winning". */
  readonly winning?: string;
}

/** The terms of games in which cards are played to tricks. */
export const trickTerms = (messages: Messages): TrickTerms => ({
  label: messages.t('trick/label'),
  first: messages.t('trick/led'),
  winning: messages.t('trick/winning'),
});

/** True when the terms differ, so that a new object of equal terms redraws nothing. */
export const termsDiffer = (now: TrickTerms, old: TrickTerms | undefined): boolean =>
  now.label !== old?.label || now.first !== old.first || now.winning !== old.winning;
