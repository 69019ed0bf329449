import {css} from 'lit';

/** Styles of the score sheet by declarers. */
export const declarationsStyles = css`
  .orders {
    font-size: var(--gstk-text-s);
  }
  .orders table {
    inline-size: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }
  .orders caption {
    padding-block-end: var(--gstk-s2);
    text-align: start;
  }
  .orders :is(th, td) {
    padding: 4px 2px;
    border-block-end: 1px solid var(--gstk-line);
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }
  .orders .num {
    text-align: end;
  }
  .orders :is(thead th, .own, .total > *, tfoot > tr > *) {
    font-weight: 600;
  }
  .orders thead > tr > * {
    border-block-end: 1px solid var(--gstk-edge);
  }
  .orders .what {
    inline-size: 34%;
  }
  .orders .now > * {
    background: var(--gstk-accent-soft);
  }
  .orders summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: var(--gstk-s2);
    min-block-size: var(--gstk-action);
    cursor: pointer;
  }
  .orders summary::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    background: currentColor;
    clip-path: polygon(20% 0, 100% 50%, 20% 100%);
  }
  .orders [open] > summary::before {
    rotate: 90deg;
  }
  .orders summary > b {
    flex: 1;
  }
  .orders.many {
    font-size: var(--gstk-text-xs);
  }
  .orders .xs {
    white-space: nowrap;
  }
  .orders.many .num {
    padding-inline: 3px 0;
  }
  .orders.many .what {
    inline-size: 26%;
  }
`;
