import {css} from 'lit';

/**
 * A compass of half columns and half rows: every slot is reserved before its card comes, and the block
 * is as high as two cards whatever lies there.
 */
export const trickStyles = css`
  .box {
    position: relative;
    z-index: 1; /* what travels passes over the hand and the seats */
    --t: var(--gstk-trick-width, min(var(--gstk-card-width, 56px), 80px, (100cqi - 60px) / 3));
  }
  @container (inline-size >= 30rem) {
    .box {
      /* leaves 110 px for a seat on either side */
      --t: var(
        --gstk-trick-width,
        min(var(--gstk-card-width, 68px), 96px, max(56px, (100cqi - 300px) / 3))
      );
    }
  }
  @container (inline-size >= 53.75rem) {
    .box {
      --t: var(--gstk-trick-width, var(--gstk-card-width, 80px));
    }
  }
  .trick {
    --gstk-card-width: var(--t);
    --h: calc(var(--t) * var(--gstk-card-ratio, 1.4));
    --gap: var(--gstk-s4);
    display: grid;
    direction: ltr; /* play goes round the table, not along the script */
    grid-template-columns: repeat(6, calc((var(--t) + var(--gap)) / 2));
    grid-template-rows: repeat(4, calc(var(--h) / 2 + 1.5px));
    justify-content: center;
    padding-block: var(--gstk-s2) var(--gstk-s3);
  }
  @container (inline-size >= 30rem) {
    .trick {
      --gap: var(--gstk-s2);
    }
  }
  .slot {
    position: relative;
    justify-self: center;
    inline-size: var(--t);
    block-size: var(--h);
    border-radius: calc(var(--t) * 0.06);
  }
  .n {
    grid-area: 1 / 3 / span 2 / span 2;
  }
  .s {
    grid-area: 3 / 3 / span 2 / span 2;
    align-self: end;
  }
  .w {
    grid-area: 2 / 1 / span 2 / span 2;
    align-self: center;
  }
  .e {
    grid-area: 2 / 5 / span 2 / span 2;
    align-self: center;
  }
  .nw {
    grid-area: 1 / 1 / span 2 / span 2;
  }
  .ne {
    grid-area: 1 / 5 / span 2 / span 2;
  }
  .sw {
    grid-area: 3 / 1 / span 2 / span 2;
    align-self: end;
  }
  .se {
    grid-area: 3 / 5 / span 2 / span 2;
    align-self: end;
  }
  .ring {
    padding-block-end: 20px;
  }
  /* Nobody in the north: the upper two close up. */
  .five .nw {
    grid-column: 2 / span 2;
  }
  .five .ne {
    grid-column: 4 / span 2;
  }
  .empty {
    border: 1px dashed var(--gstk-line);
  }
  .next {
    display: grid;
    place-items: center;
    padding-inline: 3px;
    overflow: hidden;
    overflow-wrap: anywhere;
    text-align: center;
    border: 1.5px dashed var(--gstk-mark);
    background: var(--gstk-accent-soft);
    font-size: var(--gstk-text-xs);
    line-height: 1.15;
    color: var(--gstk-accent);
  }
  .card {
    appearance: none;
    display: block;
    position: relative;
    transform: translate(0); /* always: nothing is laid out anew when it begins to travel */
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    color: inherit;
  }
  .card:has(.tag) {
    z-index: 1; /* its tag may lie over the next card */
  }
  button.card {
    cursor: help;
  }
  .gk {
    border-radius: var(--gstk-card-radius, calc(var(--t) * 0.06));
  }
  .win .gk {
    --gstk-card-edge: var(--gstk-mark);
    box-shadow: 0 0 0 2px var(--gstk-mark);
  }
  .crown {
    font-size: 13px;
    inset-block-start: -10px;
    inset-inline-end: -8px;
    padding-inline: 4px;
    background: var(--gstk-mark);
    color: var(--gstk-mark-ink);
  }
  .crown .icon {
    inline-size: 14px;
    block-size: 14px;
  }
  .led {
    left: 50%;
    top: calc(100% + 2px);
    translate: -50%;
    color: var(--gstk-ink-2);
    font-weight: 400;
  }
  /* Above and below another card there is no room, but beside it there is. */
  .n .led {
    left: auto;
    right: calc(100% + 2px);
    top: 0;
    translate: none;
  }
  .s .led {
    left: calc(100% + 2px);
    top: auto;
    bottom: 0;
    translate: none;
  }
  .ring :is(.n, .nw, .ne) .led {
    inset: auto auto -9px 50%;
    translate: -50%;
    border: 1px solid var(--gstk-line);
    background: var(--gstk-surface);
  }
  .ring :is(.s, .sw, .se) .led {
    inset: 100% auto auto 50%;
    translate: -50%;
  }
  @media (forced-colors: active) {
    .next {
      border-width: 2px;
    }
    .win .gk::after {
      border: 4px double Highlight;
    }
    .crown {
      forced-color-adjust: none;
    }
  }
`;
