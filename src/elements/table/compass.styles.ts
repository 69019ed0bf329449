import {css} from 'lit';
import {inLow, inLowest} from '../shared/styles/low.styles.js';
import {trickWidths} from '../gstk-trick/trick-widths.js';

/**
 * Two to six seats by the compass round what lies in the middle, in the table's shadow root. The
 * board holds each seat with its place as class and as `--at`, and the middle, a `gstk-trick` or an
 * element with the class `middle`.
 */
export const compassStyles = css`
  .board {
    --me: 44px;
    --t: ${trickWidths.narrow};
    /* Kept for a trick while something else lies in the middle. */
    --middle: calc(2.8 * var(--t) + 26px);
    display: grid;
    direction: ltr; /* play goes round the table, not along the script */
    gap: var(--gstk-s1) var(--gstk-s2);
    padding: var(--gstk-s2);
    /* No repeat(): with named areas the whole declaration would be invalid. */
    grid-template: 'w n e' minmax(68px, auto) 't t t' minmax(var(--middle), 1fr) 's s s' minmax(
          var(--me),
          auto
        ) /
        minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
  /* Five and six sit round the trick as their cards lie in it: three above, three below. */
  .board:has(> .nw) {
    --middle: calc(2.8 * var(--t) + 34px); /* a mark below the lower cards */
    grid-template: 'nw n ne' minmax(68px, auto) 't t t' minmax(var(--middle), 1fr) 'sw . se' minmax(
        68px,
        auto
      ) 's s s' minmax(var(--me), auto) / minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
  }
  .board > gstk-seat {
    grid-area: var(--at);
  }
  .board > .s {
    justify-self: start;
    align-self: center;
    /* Undo and hint stand next to it. */
    max-inline-size: calc(100% - 2 * var(--gstk-action) - 2 * var(--gstk-s2));
  }
  @container gstk (inline-size < 30rem) {
    .board > .s:dir(rtl) {
      justify-self: end; /* undo and hint stand at the other end of the row */
    }
  }
  .board > :is(gstk-trick, .middle) {
    grid-area: t;
    align-self: center;
  }
  @container gstk (inline-size >= 30rem) {
    .board {
      --me: 54px;
      --t: ${trickWidths.medium};
      grid-template: 'n n n' minmax(54px, auto) 'w t e' minmax(var(--middle), 1fr) 's s s' minmax(
            var(--me),
            auto
          ) /
          minmax(0, 1fr) auto minmax(0, 1fr);
      align-items: center;
    }
    .board:has(> .nw) {
      grid-template:
        'n n n' minmax(54px, auto) 'nw t ne' minmax(calc(var(--middle) / 2), 1fr)
        'sw t se' minmax(calc(var(--middle) / 2), 1fr) 's s s' minmax(var(--me), auto) /
          minmax(0, 1fr) auto minmax(0, 1fr);
    }
    /* Three need no row in the north; :where() leaves games room for rows of their own. */
    .board:where(:has(> .w):not(:has(> .n))) {
      grid-template: 'w t e' minmax(var(--middle), 1fr) 's s s' minmax(var(--me), auto) /
          minmax(0, 1fr) auto minmax(0, 1fr);
    }
    .board:where(:has(> .w):not(:has(> .n))) > :is(.w, .e) {
      align-self: start;
      margin-block-start: var(--gstk-s6);
    }
    .board > :is(.n, .s) {
      justify-self: center;
    }
    .board > .s {
      max-inline-size: calc(100% - 240px); /* undo and hint stand next to it */
    }
    .board > :is(.e, .ne, .se) {
      justify-self: end;
    }
    .board > :is(.w, .nw, .sw) {
      justify-self: start;
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .board {
      --t: ${trickWidths.wide};
      padding: var(--gstk-s4) var(--gstk-s6);
    }
  }
  @container gstk (inline-size < 15rem) or (inline-size < 28ch) {
    .board {
      grid-template: 'w' auto 'n' auto 'e' auto 't' auto 's' auto / 1fr;
    }
    .board > .s {
      max-inline-size: none;
      margin-block-end: var(--gstk-action);
    }
    .board:has(> .nw) {
      grid-template: 'nw' auto 'n' auto 'ne' auto 't' auto 'sw' auto 'se' auto 's' auto / 1fr;
    }
  }
  ${inLow('.board{row-gap:0;padding-block:2px}')}
  ${inLowest('.board{--low-trick:42px}')}
`;
