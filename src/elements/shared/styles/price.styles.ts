import {css} from 'lit';

/** The declarations of a price on a pill of its own: red where it costs, until its element says that it pays. */
export const pricePill = css`
  padding: 0 6px;
  border: 1px solid;
  border-radius: 10px;
  background: var(--gstk-price, var(--gstk-surface));
  color: var(--gstk-wrong);
  font-size: var(--gstk-text-s);
  font-weight: 700;
  line-height: 1.4;
  white-space: nowrap;
`;
