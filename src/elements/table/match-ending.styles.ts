import {css} from 'lit';

/** Styles of the end, inside the table's shadow root. */
export const matchEndingStyles = css`
  .staged > .contract :is(.goal, .out) {
    visibility: hidden;
  }
  .stage > .ended {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 6px;
    min-block-size: 0;
    padding-inline: var(--gstk-s3);
    text-align: center;
  }
  .ended > .hero {
    --gstk-card-width: min(100px, 26cqi);
    flex: 1 1 0;
    display: flex;
    align-items: end;
    justify-content: center;
    gap: 6px;
    inline-size: 100%;
    min-block-size: 0;
    margin-block-start: auto;
    border-block-end: 2px solid var(--gstk-edge);
    overflow: clip;
    overflow-clip-margin: 0;
  }
  /* The room that a hero of a limited size leaves lies around what belongs together. */
  .ended > :is(.how, table) {
    margin-block-end: auto;
  }
  .ended.won > .hero {
    border-block-end-color: var(--gstk-mark);
  }
  /* The prompt has nothing to say: the hero takes the room of its text until there is some. */
  .ended ~ .stack > .say:has(> strong > bdi:empty):has(> .q > bdi:empty) {
    display: none;
  }
  .ended > .title {
    font-size: 1.375rem;
    font-weight: 700;
    line-height: 1.15;
    text-wrap: balance;
  }
  .ended > .how {
    max-inline-size: 46ch;
    line-height: 1.3;
    text-wrap: pretty;
  }
  .turning-point {
    display: grid;
    gap: 1px;
    inline-size: 100%;
    max-inline-size: 520px;
    padding: 6px 10px;
    border-inline-start: 3px solid var(--gstk-mark);
    background: var(--gstk-well);
    font-size: var(--gstk-text-s);
    line-height: 1.3;
    text-align: start;
  }
  .turning-point b {
    font-weight: 600;
  }
  .ended table {
    inline-size: 100%;
    max-inline-size: 520px;
    border-collapse: collapse;
    text-align: start;
  }
  .ended thead th {
    padding: 0 4px 2px;
    font-size: var(--gstk-text-xs);
    font-weight: 400;
    color: var(--gstk-ink-2);
  }
  .ended tbody > tr > * {
    padding: 3px 4px;
    border-block-start: 1px solid var(--gstk-line);
    font-weight: 400;
    text-align: start;
  }
  .ended tr > .num {
    text-align: end;
    white-space: nowrap;
  }
  .ended .nth {
    inline-size: 1.2em;
    color: var(--gstk-ink-2);
  }
  .ended .best > * {
    background: var(--gstk-accent-soft);
  }
  .ended .best b {
    font-weight: 700;
  }
  .ended .best .nth {
    color: var(--gstk-accent);
    font-weight: 700;
  }
  .ended .mine b {
    text-decoration: underline;
    text-decoration-color: var(--gstk-mark);
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
  .ended .who {
    gap: var(--gstk-s2);
  }
  .ended .who .shield {
    inline-size: 22px;
  }
  .ended .who b {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* The steps grow with the room above the ground line: --people is the height of those who stand there. */
  .podium {
    --people: 76px;
    --highest: 84px;
    --most: 4;
    align-self: stretch;
    container-type: size;
    display: flex;
    align-items: end;
    justify-content: center;
    gap: 4px;
    inline-size: 100%;
  }
  .podium:has(small) {
    --people: 94px;
  }
  .podium[data-most='1'] {
    --most: 1;
  }
  .podium[data-most='2'] {
    --most: 2;
  }
  .podium[data-most='3'] {
    --most: 3;
  }
  .step {
    flex: 0 1 84px;
    display: grid;
    justify-items: center;
    gap: 3px;
    min-inline-size: 0;
    font-size: var(--gstk-text-s);
  }
  .step > .shield {
    inline-size: 28px;
  }
  .step > .icon {
    inline-size: 30px;
    block-size: 22px;
    margin-block-end: -8px;
    fill: var(--gstk-mark);
    z-index: 1;
  }
  .step > b {
    max-inline-size: 100%;
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .step > small {
    font-size: var(--gstk-text-xs);
    color: var(--gstk-ink-2);
  }
  .step > i {
    --step: clamp(10px, (100cqb - var(--people) - 14px) / var(--most), var(--highest));
    display: grid;
    place-items: start center;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: calc(14px + var(--height) * var(--step));
    padding-block-start: 3px;
    border: 1px solid var(--gstk-line);
    border-block-end: 0;
    background: var(--gstk-well);
    font: 700 1.125rem/1 var(--gstk-card-font);
    white-space: nowrap;
  }
  .step > [data-height='1'] {
    --height: 1;
  }
  .step > [data-height='2'] {
    --height: 2;
  }
  .step > [data-height='3'] {
    --height: 3;
  }
  .step > [data-height='4'] {
    --height: 4;
  }
  .step.crowned > i {
    border-color: var(--gstk-mark);
    background: var(--gstk-accent-soft);
  }
  @container gstk (inline-size < 30rem) {
    .ended .far {
      display: none; /* the scores have them */
    }
    .ended ~ .stack .button-primary {
      grid-column: 1 / -1;
    }
    /* Three below the first share a row, so that the hero keeps its room. */
    .ended ~ .stack .actions:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(auto-fit, minmax(5.5rem, 1fr));
    }
    .ended ~ .stack .actions .button {
      padding-inline: var(--gstk-s1);
    }
    .ended ~ .stack .quiet {
      border-color: var(--gstk-edge);
      color: var(--gstk-table-ink);
      font-size: inherit;
    }
  }
  @container gstk (inline-size >= 30rem) {
    .stage > .ended {
      gap: 8px;
      padding-inline: var(--gstk-s4);
    }
    .ended > .hero {
      --gstk-card-width: 132px;
      gap: 20px;
    }
    .step {
      flex-basis: 112px;
    }
    .step > .shield {
      inline-size: 36px;
    }
    .podium {
      --people: 88px;
      --highest: 84px;
    }
    .podium:has(small) {
      --people: 106px;
    }
  }
  @media (forced-colors: active) {
    .ended .best {
      outline: 1px solid Highlight;
    }
  }
`;
