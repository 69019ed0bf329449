import {css} from 'lit';

export const reviewStyles = css`
  .reviewed .deals {
    align-items: center;
    justify-content: space-between;
  }
  /* Where they are too narrow for one row, the number of the deal stands above both ways. */
  .reviewed .deals > strong {
    flex: 1 0 auto;
    order: -1;
    inline-size: 100%;
    text-align: center;
  }
  @container (inline-size >= 20rem) {
    .reviewed .deals > strong {
      flex: 0 1 auto;
      order: 0;
      inline-size: auto;
    }
  }
  .reviewed .example {
    margin-inline: calc(-1 * var(--gstk-s3)); /* four hands at 320 px */
  }
  .hopes {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: var(--gstk-s2);
    font-size: var(--gstk-text-s);
    font-variant-numeric: tabular-nums;
  }
  .hopes .scale {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    text-align: end;
  }
  .hopes .axis {
    grid-column: 2;
    display: flex;
    justify-content: space-between;
  }
  .hopes svg {
    inline-size: 100%;
    block-size: 4rem;
    border-block: 1px solid var(--gstk-line);
  }
  .hopes polyline {
    fill: none;
    stroke: var(--gstk-mark);
    stroke-width: 3;
    vector-effect: non-scaling-stroke;
  }
  .hopes .now {
    fill: none;
    stroke: currentColor;
    stroke-width: 10;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  .hopes line {
    stroke: var(--gstk-wrong);
    stroke-width: 1.5;
    stroke-dasharray: 3 3;
    vector-effect: non-scaling-stroke;
  }
  .hopes line.zero {
    stroke: var(--gstk-line);
    stroke-width: 1;
    stroke-dasharray: none;
  }
  .hopes line.blunder {
    stroke-width: 3;
    stroke-dasharray: none;
  }
  .judged .name {
    display: inline-block;
  }
  .judged .name::first-letter,
  .promised th::first-letter {
    text-transform: uppercase;
  }
  .judged .said {
    display: block;
    font-weight: 400;
  }
  .judged:is(.slip, .blunder) .sign {
    color: var(--gstk-wrong);
  }
  .judged:is(.best, .good) .sign {
    color: var(--gstk-right);
  }
  .promised {
    inline-size: 100%;
    margin-block: var(--gstk-s2);
    border-collapse: collapse;
    font-size: var(--gstk-text-s);
  }
  .promised caption {
    text-align: start;
  }
  .promised th {
    font-weight: 400;
    text-align: start;
  }
  .promised td {
    white-space: nowrap;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .promised .as {
    padding-inline-start: var(--gstk-s2);
  }
  /* One row at every width, so that the board stays on top. */
  .moments {
    display: flex;
    gap: var(--gstk-s2);
    overflow-x: auto;
  }
  .moments button {
    flex: none;
  }
  .promised .made {
    background: var(--gstk-accent-soft);
  }
  .promised .made th {
    font-weight: 600;
  }
`;
