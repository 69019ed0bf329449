import {css} from 'lit';

/** Styles of the summary of the end. */
export const summaryStyles = css`
  .summary {
    padding: var(--gstk-s4) var(--gstk-s3);
  }
  .summary h3 {
    margin-block-end: var(--gstk-s2);
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
  .summary .place {
    inline-size: 20px;
    color: var(--gstk-ink-2);
  }
  .summary tbody tr:first-child :is(.place, b) {
    color: inherit;
    font-weight: 600;
  }
`;
