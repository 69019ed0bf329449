import {css} from 'lit';

/** The panel of statistics. */
export const statisticsStyles = css`
  .statistics table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .statistics :is(th, td) {
    padding: var(--gstk-s1) var(--gstk-s2);
    border-block-end: 1px solid var(--gstk-line);
    text-align: end;
    font-weight: 400;
  }
  .statistics thead th {
    color: var(--gstk-ink-2);
    font-size: var(--gstk-text-s);
  }
  .statistics :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  @container gstk (inline-size < 30rem) {
    .statistics table {
      font-size: var(--gstk-text-s);
    }
    .statistics :is(th, td) {
      padding-inline: 3px 0;
    }
  }
  .statistics .plot {
    margin: 0;
  }
  .statistics .plot svg {
    display: block;
    inline-size: 100%;
    max-inline-size: 24rem;
    max-block-size: 7rem;
  }
  .statistics rect {
    fill: var(--gstk-table-ink);
    stroke: var(--gstk-table-ink);
    vector-effect: non-scaling-stroke;
  }
  .statistics rect.lost {
    fill: none;
  }
  .statistics rect.undo {
    fill: none;
    stroke-dasharray: 2 2;
  }
  .statistics .plot line {
    stroke: var(--gstk-ink-2);
    vector-effect: non-scaling-stroke;
  }
`;
