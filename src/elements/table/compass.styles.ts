import {css} from 'lit';

/**
 * Two to six seats by the compass round what lies in the middle, in the table's shadow root. The
 * board holds each seat with its place as class and as `--at`, and the middle, a `gstk-trick` or an
 * element with the class `middle`.
 */
export const compassStyles = css`
  .board {
    display: grid;
    direction: ltr; /* play goes round the table, not along the script */
    gap: var(--gstk-s2);
    padding: var(--gstk-s2);
    /* No repeat(): beside areas the whole declaration would be invalid. */
    grid-template:
      'w n e' auto 't t t' auto 's s s' auto
      / minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
  /* Five and six sit round the trick as their cards lie in it: three above, three below. */
  .board:has(> .nw) {
    grid-template:
      'nw n ne' auto 't t t' auto 'sw s se' auto
      / minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
  }
  .board > gstk-seat {
    grid-area: var(--at);
  }
  .board > .s {
    justify-self: center;
  }
  .board > :is(gstk-trick, .middle) {
    grid-area: t;
  }
  @container gstk (inline-size >= 30rem) {
    .board {
      grid-template:
        'n n n' auto 'w t e' auto 's s s' auto
        / minmax(0, 1fr) auto minmax(0, 1fr);
      gap: var(--gstk-s2) var(--gstk-s4);
      padding: var(--gstk-s3);
      align-items: center;
    }
    .board:has(> .nw) {
      grid-template:
        'n n n' auto 'nw t ne' 1fr 'sw t se' 1fr 's s s' auto
        / minmax(0, 1fr) auto minmax(0, 1fr);
    }
    .board > .n {
      justify-self: center;
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
      padding: var(--gstk-s4) var(--gstk-s6);
    }
  }
  @container gstk (inline-size < 15rem) {
    .board {
      grid-template: 'w' auto 'n' auto 'e' auto 't' auto 's' auto / 1fr;
    }
    .board:has(> .nw) {
      grid-template: 'nw' auto 'n' auto 'ne' auto 't' auto 'sw' auto 'se' auto 's' auto / 1fr;
    }
  }
`;
