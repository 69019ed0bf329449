import {css} from 'lit';

/** Styles of features in panels and lines: paragraphs in a column, buttons in a row, a text field. */
export const panelStyles = css`
  .panel-column {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gstk-s3);
  }
  .panel-column p {
    margin: 0;
  }
  .panel-row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gstk-s2);
  }
  .text-label {
    display: grid;
    gap: var(--gstk-s1);
  }
  .text-field {
    appearance: none;
    inline-size: 100%;
    min-block-size: var(--gstk-action);
    margin: 0;
    padding: 0 var(--gstk-s3);
    border: 1px solid var(--gstk-edge);
    border-radius: var(--gstk-radius);
    background: var(--gstk-surface);
    color: var(--gstk-table-ink);
    font: inherit;
    font-size: 1rem; /* some phones zoom into the page for anything smaller */
  }
`;
