import {css} from 'lit';

/** The row of panels and the menu, and the panel beside a wide table. */
export const barStyles = css`
  .bar {
    display: flex;
    border-block-start: 1px solid var(--gstk-line);
    padding-inline: var(--gstk-s1);
  }
  .tabs {
    display: flex;
    min-inline-size: 0;
  }
  /* A chosen tab is bold: each has the width of its bold label from the start. */
  .tabs > .button {
    display: grid;
    align-content: center;
    gap: 0;
  }
  .tabs > .button::after {
    content: attr(data-label);
    content: attr(data-label) / '';
    block-size: 0;
    font-weight: 600;
    overflow: hidden;
    visibility: hidden;
  }
  .bar .end {
    margin-inline-start: auto;
  }
  .bar .end + .end {
    margin-inline-start: 0;
  }
  .aside {
    min-block-size: 0;
    padding: var(--gstk-s3) var(--gstk-s4);
    border-inline-start: 1px solid var(--gstk-line);
    overflow: auto;
  }
  @container gstk (inline-size >= 30rem) {
    .bar {
      padding-inline: var(--gstk-s2);
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .dock {
      min-block-size: 600px;
      grid-template:
        'contract contract' auto 'aim aim' auto 'board bar' auto 'board aside' 1fr 'prompt aside' auto
        'hand aside' auto / minmax(0, 1fr) 304px;
    }
    .dock > .bar {
      border-block-start: 0;
      border-block-end: 1px solid var(--gstk-line);
      border-inline-start: 1px solid var(--gstk-line);
    }
    .dock > .aside {
      grid-area: aside;
      contain: size; /* a long log scrolls; it never makes the table taller */
    }
    .dock > .bar [aria-pressed='true'] {
      color: var(--gstk-table-ink);
      font-weight: 600;
      box-shadow: inset 0 -2px 0 var(--gstk-table-ink);
      border-radius: 0;
    }
  }
  @container gstk (inline-size < 15rem) or (inline-size < 28ch) {
    .bar,
    .tabs {
      flex-wrap: wrap;
    }
  }
`;
