import {css} from 'lit';

/** Each cell has two numbers: stacked in narrow tables, side by side in wide ones. */
export const sheetStyles = css`
  .box {
    container-type: inline-size;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--gstk-text-s);
  }
  caption {
    padding-block-end: var(--gstk-s2);
    text-align: start;
    color: var(--gstk-ink-2);
  }
  .many caption {
    max-inline-size: 15rem; /* the visible width of a sheet that scrolls sideways */
  }
  :is(td, th) {
    padding: 4px;
    text-align: start;
    font-weight: 400;
  }
  td,
  .num {
    text-align: end;
  }
  thead bdi {
    display: -webkit-inline-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    max-inline-size: 6em;
    overflow: hidden;
    overflow-wrap: break-word;
    vertical-align: bottom;
  }
  thead :is(th, td) {
    border-block-end: 1px solid var(--gstk-edge);
    font-weight: 600;
    vertical-align: bottom;
  }
  tbody :is(th, td) {
    border-block-end: 1px solid var(--gstk-line);
  }
  .own {
    font-weight: 600;
  }
  .half > * {
    border-block-start: 1px solid var(--gstk-edge);
  }
  .now > * {
    background: var(--gstk-accent-soft);
  }
  .now > th {
    font-weight: 600;
    box-shadow: inset 3px 0 0 var(--gstk-mark);
  }
  .now > th:dir(rtl) {
    box-shadow: inset -3px 0 0 var(--gstk-mark);
  }
  td {
    unicode-bidi: isolate;
  }
  .points,
  tfoot td {
    direction: ltr;
    text-align: end;
  }
  :is(.points, tfoot td):dir(rtl) {
    text-align: left;
  }
  .points,
  .ahead {
    color: var(--gstk-ink-2);
  }
  .points {
    font-size: var(--gstk-text-xs);
    line-height: 1.2;
  }
  .sum {
    display: block;
    font-size: var(--gstk-text-s);
    line-height: 1.25;
    color: var(--gstk-table-ink);
  }
  .ahead::before {
    content: '·';
    content: '·' / '';
  }
  tfoot :is(th, td) {
    border-block-start: 1px solid var(--gstk-edge);
    font-size: var(--gstk-text-m);
    font-weight: 600;
  }
  @container (inline-size < 26rem) {
    .many :is(td, th) {
      padding-inline: 2px;
      overflow-wrap: anywhere;
      font-size: var(--gstk-text-xs);
    }
    .many tfoot th {
      overflow-wrap: normal; /* a word as short as this is not broken */
    }
    .many .sum {
      font-size: inherit;
    }
    .many :is(td, .num) {
      inline-size: 12%; /* equal columns; the contract takes the rest and wraps */
    }
  }
  @container (inline-size >= 26rem) {
    th:first-child {
      white-space: nowrap;
    }
    .sum {
      display: inline-block;
      min-inline-size: 3.6ch;
      margin-inline-start: 6px;
    }
  }
  @media (forced-colors: active) {
    .now > * {
      border-block: 2px solid Highlight;
    }
  }
`;
