import {css} from 'lit';

/** Styles of the summary that replaces board and hand when a deal is over. */
export const summaryStyles = css`
  .summary {
    grid-column: 1 / -1;
    grid-row: 1 / -1;
    align-self: center;
    padding: var(--gstk-s2) var(--gstk-s1);
  }
  .summary h3 {
    margin-block-end: var(--gstk-s2);
  }
  .summary gstk-totals {
    margin-block-start: var(--gstk-s4);
  }
  .summary table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  .summary :is(td, tbody th) {
    padding: var(--gstk-s2) 4px;
    border-block-end: 1px solid var(--gstk-line);
    font-weight: 400;
    text-align: start;
  }
  .summary tbody tr:last-child > * {
    border-block-end: 0;
  }
  .summary td.num {
    text-align: end;
    white-space: nowrap;
  }
  .summary .total {
    font-weight: 600;
    min-inline-size: 4ch;
  }
  .summary .place {
    inline-size: 20px;
    color: var(--gstk-ink-2);
  }
  .summary tbody tr:first-child .place {
    color: inherit;
    font-weight: 600;
  }
  .summary .mine b {
    font-weight: 600;
  }
  .took {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
    min-block-size: 20px;
    align-items: center;
    font-size: var(--gstk-text-s);
    color: var(--gstk-ink-2);
  }
  .move {
    margin-inline-end: var(--gstk-s3);
    font-size: 11px;
    color: var(--gstk-ink-2);
  }
  @container gstk (inline-size >= 30rem) {
    .summary {
      padding-inline: var(--gstk-s2);
    }
    /* One row of cards leaves less room than two did. */
    .summary :is(td, tbody th) {
      padding-block: var(--gstk-s1);
    }
  }
  @container gstk (inline-size < 15rem) {
    .who .shield {
      display: none;
    }
    .summary :is(td, tbody th) {
      padding-inline: 2px;
    }
    .move:empty {
      margin: 0;
    }
  }
`;
