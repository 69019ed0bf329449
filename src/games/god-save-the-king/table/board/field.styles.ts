import {css} from 'lit';

/** Styles of the two formations and the seats. */
export const fieldStyles = css`
  .field {
    display: grid;
    grid-template:
      'rs rs rs' 34px
      'rp rf .' auto
      'rp j .' 22px
      '. mf mp' auto
      'ms ms ms' minmax(34px, auto) / minmax(44px, 1fr) auto minmax(44px, 1fr);
    gap: 2px var(--gstk-s2);
    align-content: center;
    box-sizing: border-box;
    min-block-size: var(--field);
    padding: 4px var(--gstk-s2);
    direction: ltr; /* left is left on a table, regardless of the script */
  }
  .field > .who {
    justify-self: center;
    align-self: center;
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  .field > .who.theirs {
    grid-area: rs;
  }
  .field > .who.mine {
    grid-area: ms;
    margin-block-start: 4px; /* a ring round a place reaches out of it */
  }
  .field .unit {
    display: none;
  }
  .row,
  .joints {
    display: grid;
    grid-template-columns: repeat(3, var(--gstk-card-width));
    column-gap: var(--between);
  }
  .row.theirs {
    grid-area: rf;
  }
  .row.mine {
    grid-area: mf;
  }
  .joints {
    grid-area: j;
  }
  .cell {
    position: relative;
    inline-size: var(--gstk-card-width);
    block-size: calc(var(--gstk-card-width) * var(--gstk-card-ratio));
  }
  .cell > :is(.one, .pick) {
    display: block;
    position: relative;
    inline-size: 100%;
    block-size: 100%;
    border-radius: calc(var(--gstk-card-width) * 0.06);
  }
  .cell > .pick {
    appearance: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    color: inherit;
    cursor: pointer;
  }
  .pick[data-rout] .gk {
    --gstk-card-edge: var(--gstk-mark);
    box-shadow: 0 0 0 1px var(--gstk-mark);
  }
  .aims > .cell > .pick[data-rout] .gk {
    box-shadow: 0 0 0 3px var(--gstk-mark);
  }
  .pick.chosen {
    translate: 0 6px;
  }
  .row .pick.chosen .gk {
    --gstk-card-edge: var(--gstk-select);
    box-shadow: 0 0 0 3px var(--gstk-select);
  }
  .gap {
    appearance: none;
    display: grid;
    place-items: center;
    box-sizing: border-box;
    inline-size: var(--gstk-card-width);
    block-size: calc(var(--gstk-card-width) * var(--gstk-card-ratio));
    padding: 0;
    border: 1px dashed var(--gstk-line);
    border-radius: calc(var(--gstk-card-width) * 0.06);
    background: none;
    font: inherit;
    font-size: var(--gstk-text-xs);
    line-height: 1.15;
    overflow-wrap: anywhere;
    color: var(--gstk-accent);
  }
  button.gap {
    border-color: var(--gstk-edge);
    cursor: pointer;
  }
  .gap.now {
    border: 2px dashed var(--gstk-mark);
    background: var(--gstk-accent-soft);
  }
  .pick[data-slot] {
    -webkit-user-select: none; /* Safari knows no other name */
    user-select: none;
    touch-action: pan-y pinch-zoom; /* a finger drags a card sideways, or after a rest */
  }
  .edge {
    position: absolute;
    inset: -1px;
    border: 3px solid var(--gstk-mark);
    border-radius: 7px;
    pointer-events: none;
    forced-color-adjust: none;
  }
  /* The name of a card at the foot of its back, for players who may know it. */
  .foot {
    position: absolute;
    inset: auto 3px 3px;
    z-index: 2;
    display: flex;
    gap: 2px;
    align-items: center;
    justify-content: center;
    block-size: 22px;
    border-radius: 3px;
    background: var(--gstk-card-face);
    color: var(--gstk-suit-spade);
    font: 700 0.875rem/1 var(--gstk-card-font);
  }
  .foot .suit {
    inline-size: 0.75em;
  }

  .token {
    display: inline-block;
    inline-size: 10px;
    block-size: 10px;
    margin-inline-end: 4px;
    border-radius: 50%;
    background: var(--gstk-mark);
    forced-color-adjust: none;
  }
  .token.spent {
    background: none;
    border: 1px dashed currentColor;
  }
  @container gstk (inline-size < 30rem) {
    /* Undo and hint are in the corner beside the reader. */
    .field > .who.mine {
      justify-self: start;
      max-inline-size: calc(100% - 92px);
    }
    .who.mine > gstk-seat {
      --gstk-s2: 4px;
      --gstk-s3: 6px;
    }
  }
  @container gstk (inline-size < 28ch) {
    .field {
      grid-template-rows: minmax(34px, auto) auto 30px auto minmax(34px, auto);
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    }
    .pile {
      overflow-wrap: anywhere;
    }
    .field > .who.mine {
      max-inline-size: 100%;
    }
  }
  @container gstk (inline-size >= 30rem) {
    .field {
      gap: 2px var(--gstk-s6);
      padding-inline: var(--gstk-s6);
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .field {
      gap: 2px var(--gstk-s3);
      padding-inline: var(--gstk-s2);
    }
  }
  @media (forced-colors: active) {
    .gap.now,
    .pick.chosen .gk {
      outline: 3px solid Highlight;
    }
    .pick[data-rout] .gk {
      outline: 2px solid ButtonText;
    }
  }
`;
