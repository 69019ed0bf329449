/**
 * A panel beside the table or in a dialog. A game has `this-deal`, the last trick with what the deal
 * has cost so far, or `last-trick`, or neither.
 */
export type Panel = 'this-deal' | 'last-trick' | 'scores' | 'log' | 'rules';

/** A part of a panel: a trick of the review, from 0. */
export interface PanelPart {
  readonly at: number;
}
