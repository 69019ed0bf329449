import {css} from 'lit';

/** Styles of scores, last trick and rules. */
export const panelStyles = css`
  .standings {
    inline-size: 100%;
    border-collapse: collapse;
  }
  .standings :is(th, td) {
    padding: var(--gstk-s2) 4px;
    border-block-end: 1px solid var(--gstk-line);
    font-weight: 400;
    text-align: start;
  }
  .standings thead th {
    padding-block: var(--gstk-s1);
    font-size: var(--gstk-text-xs);
    color: var(--gstk-ink-2);
    vertical-align: bottom;
  }
  .standings tbody tr:last-child > * {
    border-block-end: 0;
  }
  .standings td:not(:first-child),
  .standings thead th:not(:first-child) {
    text-align: end;
  }
  .standings td {
    white-space: nowrap;
  }
  .standings td b {
    font-weight: 600;
  }
  .standings .mine .who b {
    font-weight: 600;
  }
  .rules section {
    padding: var(--gstk-s2) var(--gstk-s2);
    border-radius: var(--gstk-radius);
  }
  .rules .now {
    background: var(--gstk-accent-soft);
  }
  .rules p {
    margin-block: var(--gstk-s1) 0;
    line-height: 1.5;
    max-inline-size: 62ch;
  }
  .mini {
    --gstk-trick-width: 52px;
    font-size: var(--gstk-text-s);
  }
  @container gstk (inline-size < 15rem) or (inline-size < 28ch) {
    .standings .shield {
      display: none;
    }
  }
`;
