import {type CSSResult, unsafeCSS} from '@lit/reactive-element';

/**
 * The height that a page holds for a tag before its script has come: `heights.css` of the CDN sets it by
 * the custom properties `--gstk-held-0` to `--gstk-held-4`, one for each range of widths, and the tag
 * takes no less once it is there, so that nothing moves.
 */

/** Where the ranges of widths begin, in rem: those of the layouts of tables and diagrams. */
export const HELD_FROM: readonly number[] = [0, 23.25, 30, 40, 53.75];

/**
 * The styles of a part that takes the held height.
 * @param container the name of the host as a container
 * @param part a selector
 * @param otherwise the least height of the part where a page holds none
 */
export const heldBy = (container: string, part: string, otherwise: string): CSSResult =>
  unsafeCSS(
    HELD_FROM.map((from, at) => {
      const rule = `${part}{min-block-size:var(--gstk-held-${at},${otherwise})}`;
      return at === 0 ? rule : `@container ${container} (inline-size>=${from}rem){${rule}}`;
    }).join(''),
  );
