import {type CSSResult, unsafeCSS} from '@lit/reactive-element';

/**
 * A table in a low window, as on most phones and in small windows of computers, gives up room so that its
 * hand stays in sight where the table begins at the top of the window: first the space around its parts,
 * then the middle. The window's height decides, since a page may hold the table wherever it likes.
 */

/** The windows that count as low, and as lowest, by their greatest height in rem. */
export const LOW: readonly [low: number, lowest: number] = [44, 40.5];

/** A table is narrow below this width, in rem. */
export const NARROW = 30;

/** Styles of a narrow table in a window that is low, or in a lowest one. */
export const inLow = (rules: string, rem = LOW[0]): CSSResult =>
  unsafeCSS(`@media (max-height:${rem}rem){@container gstk (inline-size<${NARROW}rem){${rules}}}`);

/** Styles of a narrow table in the lowest windows. */
export const inLowest = (rules: string): CSSResult => inLow(rules, LOW[1]);

/** The windows in which a table that is not narrow gives up room, by their greatest height in rem. */
export const LOW_WIDE = 47;

/** Styles of a table that is not narrow in a low window. */
export const inLowWide = (rules: string): CSSResult =>
  unsafeCSS(
    `@media (max-height:${LOW_WIDE}rem){@container gstk (inline-size>=${NARROW}rem){${rules}}}`,
  );
