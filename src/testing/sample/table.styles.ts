import {css, type CSSResult} from 'lit';

/** The layout of seats and trick, inside the table's shadow root. */
const compass = css`
  .board {
    display: grid;
    gap: var(--gstk-s2);
    padding: var(--gstk-s2);
    grid-template: 'w n e' auto 't t t' auto 's s s' auto / 1fr 1fr 1fr;
    align-items: start;
  }
  .board > .w {
    grid-area: w;
  }
  .board > .n {
    grid-area: n;
  }
  .board > .e {
    grid-area: e;
  }
  .board > .s {
    grid-area: s;
    justify-self: center;
  }
  .board > gstk-trick {
    grid-area: t;
    justify-self: center;
  }
`;

/** The styles of this table. */
export const styles: readonly CSSResult[] = [compass];
