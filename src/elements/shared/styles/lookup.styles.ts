import {css} from 'lit';

/** Styles of tables in a summary (`.summary`) and in a panel of things to look up (`.lookup`). */
export const lookupTableStyles = css`
  :is(.summary, .lookup) table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--gstk-text-s);
  }
  :is(.summary, .lookup) :is(td, th) {
    padding: 4px;
    border-block-end: 1px solid var(--gstk-line);
    font-weight: 400;
    text-align: start;
  }
  :is(.summary, .lookup) .num {
    text-align: end;
  }
  :is(.summary, .lookup) thead th {
    color: var(--gstk-ink-2);
  }
`;
