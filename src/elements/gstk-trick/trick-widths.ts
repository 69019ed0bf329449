import {unsafeCSS} from 'lit';

/** The width of a card by the width of the table: below 30 rem, from there, and from 53.75 rem on. */
export const trickWidths = {
  /** A low window sets `--low-trick`. */
  narrow: unsafeCSS(
    'var(--gstk-trick-width, min(var(--gstk-card-width, 56px), var(--low-trick, 80px), (100cqi - 60px) / 3))',
  ),
  /** Leaves 110 px for a seat on either side. */
  medium: unsafeCSS(
    'var(--gstk-trick-width, min(var(--gstk-card-width, 68px), var(--low-trick, 96px), max(56px, (100cqi - 300px) / 3)))',
  ),
  /** A game with room for them sets `--large-trick`. */
  wide: unsafeCSS(
    'var(--gstk-trick-width, min(var(--gstk-card-width, var(--large-trick, 80px)), var(--low-trick, 999px)))',
  ),
};
