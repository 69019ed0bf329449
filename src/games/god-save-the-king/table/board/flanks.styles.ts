import {css} from 'lit';

/** Styles of the columns beside the board of a wide table. */
export const flankStyles = css`
  .flanked {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .flank {
    display: none;
  }
  @container gstk (inline-size >= 53.75rem) {
    .flanked {
      grid-template-columns: 190px minmax(0, 1fr) 190px;
    }
    .flank {
      display: grid;
      gap: 6px;
      align-content: start;
      padding: var(--gstk-s3) 14px;
      font-size: var(--gstk-text-s);
      color: var(--gstk-ink-2);
    }
    .flank.start {
      border-inline-end: 1px solid var(--gstk-line);
    }
    .flank.end {
      border-inline-start: 1px solid var(--gstk-line);
    }
    .flank > h3 {
      font-size: 0.875rem;
      color: var(--gstk-table-ink);
    }
    .flank :is(ul, ol) {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .where > li {
      display: flex;
      gap: var(--gstk-s2);
      justify-content: space-between;
      padding-block: 5px;
      border-block-start: 1px solid var(--gstk-line);
      line-height: 1.25;
    }
    .where b {
      font-weight: 600;
      color: var(--gstk-table-ink);
    }
    .thirteen {
      display: grid;
      grid-template-columns: repeat(7, 1fr);
      gap: 2px;
    }
    .thirteen > li {
      border: 1px solid var(--gstk-line);
      border-radius: 4px;
      background: var(--gstk-surface);
      color: var(--gstk-table-ink);
      font: 700 0.8125rem/24px var(--gstk-card-font);
      text-align: center;
    }
    .thirteen > .king {
      box-shadow: inset 0 0 0 1px var(--gstk-mark);
      border-color: var(--gstk-mark);
    }
    .thirteen > .struck {
      border-style: dashed;
      background: none;
      color: var(--gstk-ink-2);
      font-weight: 400;
      text-decoration: line-through;
    }
    .done {
      counter-reset: trick;
    }
    .done > li {
      counter-increment: trick;
      padding-block: 3px;
    }
    .done > li::before {
      content: counter(trick) '. ';
    }
  }
`;
