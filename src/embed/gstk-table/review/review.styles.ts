import {css} from 'lit';

export const reviewStyles = css`
  .reviewed {
    display: grid;
    gap: var(--gstk-s3);
  }
  .reviewed p {
    margin: 0;
  }
  .reviewed .deals {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--gstk-s2);
  }
  .reviewed game-example {
    margin-inline: calc(-1 * var(--gstk-s3)); /* four hands at 320 px */
  }
  .reviewed .hopes {
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
  .hopes line {
    stroke: var(--gstk-wrong);
    stroke-width: 1.5;
    stroke-dasharray: 3 3;
    vector-effect: non-scaling-stroke;
  }
  .hopes line.blunder {
    stroke-width: 3;
    stroke-dasharray: none;
  }
  .verdict .name {
    display: inline-block;
  }
  .verdict .name::first-letter,
  .promised th::first-letter {
    text-transform: uppercase;
  }
  .verdict .said {
    display: block;
    font-weight: 400;
  }
  .verdict:is(.slip, .blunder) .sign {
    color: var(--gstk-wrong);
  }
  .verdict:is(.best, .good) .sign {
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
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .promised .made {
    background: var(--gstk-accent-soft);
  }
  .promised .made th {
    font-weight: 600;
  }
`;
