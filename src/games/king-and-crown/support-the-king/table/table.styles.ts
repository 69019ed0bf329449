import {css, type CSSResult} from 'lit';
import {crownStyles} from '../../table/table.styles.js';

const meeting = css`
  .meet {
    --gstk-card-width: 72px;
    display: grid;
    grid-template-columns: 1fr minmax(7em, auto) 1fr;
    align-items: center;
    justify-items: center;
    padding: 0 var(--gstk-s3) var(--gstk-s3);
  }
  .meet .empty {
    display: block;
    inline-size: var(--gstk-card-width);
    aspect-ratio: 1 / var(--gstk-card-ratio, 1.4);
    border: 1px dashed var(--gstk-edge);
    border-radius: 4px;
    box-sizing: border-box;
  }
  .meet .won .gk {
    outline: 2px solid var(--gstk-mark);
    outline-offset: 2px;
  }
  .sum {
    display: grid;
    justify-items: center;
    margin: 0;
    color: var(--gstk-ink-2);
  }
  .sum b {
    font-size: 2.25rem;
    line-height: 1.15;
    color: var(--gstk-table-ink);
  }
  @container gstk (inline-size >= 30rem) {
    .meet {
      --gstk-card-width: 92px;
    }
  }
`;

/** Styles of this table. */
export const supportStyles: readonly CSSResult[] = [...crownStyles, meeting];
