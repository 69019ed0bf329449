import {css} from 'lit';

/** Styles of the top line with its crowns, and of the line about the reader's King. */
export const kingLineStyles = css`
  .crowns {
    grid-area: crowns;
    display: inline-flex;
    gap: 5px;
    align-items: center;
  }
  .crowned {
    display: inline-flex;
    gap: 2px;
    align-items: center;
  }
  .crowned > .shield {
    inline-size: 15px;
  }
  .crowned > .icon {
    inline-size: 17px;
    block-size: 17px;
    fill: var(--gstk-mark);
  }
  .crowned.danger > .icon {
    fill: var(--gstk-wrong);
    rotate: -24deg;
  }
  .crowned.fallen > .icon {
    fill: none;
    stroke: var(--gstk-ink-2);
    stroke-width: 1.6;
    stroke-dasharray: 3 2;
    rotate: 104deg;
    overflow: visible;
  }
  .table > .contract {
    grid-template: 'name name' auto 'crowns deal' minmax(22px, auto) / 1fr auto;
  }
  .table {
    --king-line: max(38px, 2.37rem);
  }
  .king-line {
    display: flex;
    gap: var(--gstk-s2);
    align-items: center;
    justify-content: space-between;
    box-sizing: border-box;
    block-size: var(--king-line);
    padding-inline: var(--gstk-s3);
    border-block: 1px solid var(--gstk-line);
    font-size: var(--gstk-text-s);
  }
  .chip {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    min-inline-size: 0;
    padding: 3px 9px 3px 6px;
    border: 1px solid var(--gstk-line);
    border-radius: 13px;
    background: var(--gstk-surface);
    line-height: 1.25;
    white-space: nowrap;
  }
  .chip > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .chip.none {
    visibility: hidden;
  }
  .chip > .icon {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    fill: var(--gstk-mark);
  }
  .chip.danger {
    border-color: var(--gstk-wrong);
    background: var(--gstk-wrong);
    color: light-dark(#fff, #15171b);
    font-weight: 600;
  }
  .chip.danger > .icon {
    fill: currentColor;
    rotate: -24deg;
  }
  .chip.fallen {
    border-style: dashed;
    color: var(--gstk-ink-2);
  }
  .chip.fallen > .icon {
    fill: var(--gstk-ink-2);
    rotate: 104deg;
  }
  .clock {
    display: inline-flex;
    flex: none;
    gap: 6px;
    align-items: center;
    color: var(--gstk-ink-2);
    white-space: nowrap;
  }
  .marks {
    display: none;
    gap: 2px;
  }
  .marks > i {
    box-sizing: border-box;
    inline-size: 8px;
    block-size: 12px;
    border: 1px solid var(--gstk-card-edge);
    border-radius: 2px;
    background: var(--gstk-card-back);
    forced-color-adjust: none;
  }
  .clock.danger {
    color: var(--gstk-wrong);
  }
  .clock.danger > .marks > i {
    border-color: var(--gstk-wrong);
    background: var(--gstk-wrong);
  }
  .clock > .marks > i.gone {
    border-style: dashed;
    background: none;
  }
  @container gstk (inline-size < 30rem) {
    /* If the chip leaves too little room, the clock is below the line, for screen readers only. */
    .king-line {
      flex-wrap: wrap;
      align-content: start;
      row-gap: 3em;
      padding-block-start: 6px;
      overflow: clip;
      font-size: var(--gstk-text-xs);
    }
    .clock {
      font-weight: 400;
      line-height: max(24px, 2em);
    }
    .chip {
      gap: 4px;
      padding-inline: 5px 7px;
    }
  }
  @container gstk (inline-size >= 30rem) {
    .table > .contract {
      grid-template: 'name crowns deal' minmax(24px, auto) / auto 1fr auto;
    }
    .king-line {
      padding-inline: var(--gstk-s4);
    }
    .marks {
      display: inline-flex;
    }
    .clock.danger {
      font-weight: 600;
    }
  }
  @container gstk (inline-size < 28ch) {
    .king-line {
      block-size: auto;
      min-block-size: 52px;
      row-gap: 2px;
      padding-block-end: 6px;
      padding-inline-end: 112px; /* undo and hint */
    }
    .chip {
      white-space: normal;
    }
  }
  @media (forced-colors: active) {
    .chip.danger {
      border: 3px double CanvasText;
    }
  }
`;
