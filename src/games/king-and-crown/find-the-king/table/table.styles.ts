import {css, type CSSResult} from 'lit';
import {crownStyles} from '../../table/table.styles.js';

const laid = css`
  .laid {
    --gstk-card-width: 36px;
    display: flex;
    justify-content: center;
    gap: var(--gstk-s1);
    margin: 0;
    padding: 0 0 var(--gstk-s2);
    list-style: none;
  }
  .laid .empty {
    display: block;
    inline-size: var(--gstk-card-width);
    aspect-ratio: 1 / var(--gstk-card-ratio, 1.4);
    border: 1px dashed var(--gstk-edge);
    border-radius: 4px;
    box-sizing: border-box;
  }
  @container gstk (inline-size >= 30rem) {
    .laid {
      --gstk-card-width: 48px;
    }
  }
`;

/** Styles of this table. */
export const findStyles: readonly CSSResult[] = [...crownStyles, laid];
