import {css} from 'lit';

/** Two rails of thirteen places, each in one row; in a narrow table in rows of seven and six. */
export const railStyles = css`
  .gov {
    display: grid;
    gap: var(--crush-gap);
    padding: var(--crush-pad);
    min-inline-size: 0;
  }
  .head {
    display: flex;
    align-items: center;
    gap: var(--gstk-s2);
    block-size: 2rem; /* a third line of wide letters reaches out a little on both sides */
    min-block-size: 32px;
  }
  .head > gstk-seat {
    flex: none;
    max-inline-size: 100%;
  }
  .due {
    flex: 1;
    font-size: var(--gstk-text-xs);
    line-height: 1.2;
    text-wrap: balance;
  }
  .mask {
    inline-size: 1.25em;
    vertical-align: -0.1em;
    fill: currentColor;
  }
  .rail {
    --gstk-card-width: min(37px, calc((100cqi - 2 * var(--gstk-s3) - 12px) / 7));
    direction: ltr; /* the King stands on the left in every script */
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    grid-template-columns: repeat(7, 1fr);
    gap: 4px 2px;
  }
  .rail > li {
    position: relative;
    display: grid;
    place-items: center;
    block-size: calc(var(--gstk-card-width) * 1.4);
  }
  .lies {
    display: block;
    position: relative;
  }
  .turned {
    display: block;
  }
  .spy .turned {
    rotate: 12deg;
    scale: 0.88;
  }
  .spy {
    z-index: 1; /* its corners reach over its neighbours */
  }
  .spy > .lies:not(.striker) .gk::after {
    border-style: dashed;
    border-color: var(--gstk-wrong);
  }
  .gov:not(.own) .spy > .lies:not(.striker) .gk::after {
    border-color: var(--gstk-right);
  }
  .slot {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 4px;
    inline-size: var(--gstk-card-width);
    block-size: 100%;
    border: 1px dashed var(--gstk-line);
    border-radius: 4px;
    color: var(--gstk-ink-2);
    font: 400 0.875rem/1 var(--gstk-card-font);
  }
  .next > .slot {
    border: 1.5px dashed var(--gstk-mark);
    background: var(--gstk-accent-soft);
    color: var(--gstk-accent);
    font-weight: 700;
  }
  .slot .gk[data-inline] {
    font-size: 13px;
  }
  .dead {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    font-size: 10px;
  }
  .dead .suit {
    inline-size: 1em;
    block-size: 1em;
  }
  .rail .tag {
    position: absolute;
    z-index: 1;
    inset-block-end: -4px;
    padding: 1px 5px;
    border-radius: 8px;
    background: var(--gstk-table-ink);
    color: var(--gstk-surface);
    font-size: 0.625rem;
    font-weight: 600;
    line-height: 1.3;
    white-space: nowrap;
  }
  @container gstk (inline-size >= 30rem) {
    .rail {
      --gstk-card-width: min(
        var(--crush-card),
        calc((100cqi - 2 * var(--gstk-s4) - 12 * 2px) / 13)
      );
      grid-template-columns: repeat(13, 1fr);
    }
    .due {
      font-size: var(--gstk-text-s);
    }
  }
  @media (forced-colors: active) {
    .rail .tag {
      border: 1px solid CanvasText;
    }
  }
`;
