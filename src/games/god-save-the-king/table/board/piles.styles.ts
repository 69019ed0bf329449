import {css} from 'lit';

/** Styles of the piles beside the formations. */
export const pileStyles = css`
  .pile {
    --gstk-card-width: 34px;
    position: relative;
    display: grid;
    gap: 3px;
    justify-items: center;
    inline-size: max(44px, 3.66em);
    max-inline-size: 100%;
    font-size: var(--gstk-text-xs);
    line-height: 1.15;
    color: var(--gstk-ink-2);
    text-align: center;
  }
  .pile.theirs {
    grid-area: rp;
    align-self: start;
    justify-self: start;
  }
  .pile.mine {
    grid-area: mp;
    align-self: end;
    justify-self: end;
  }
  .heap {
    position: relative;
    box-sizing: border-box;
    inline-size: var(--gstk-card-width);
    block-size: calc(var(--gstk-card-width) * var(--gstk-card-ratio));
    margin-block-start: 6px;
  }
  .heap.none {
    border: 1px dashed var(--gstk-line);
    border-radius: 4px;
  }
  .heap > .gk,
  .pile > .two-sided {
    position: absolute;
    inset-block-start: 0;
    left: 0;
  }
  .pile > .two-sided {
    inset-block-start: 6px;
    left: 5px;
  }
  .heap > .gk:nth-child(2) {
    translate: 1px -2px;
  }
  .heap > .gk:nth-child(3) {
    translate: 2px -4px;
  }
  .heap > .gk:nth-child(4) {
    translate: 3px -6px;
  }
  .inside {
    position: absolute;
    inset-block-start: -2px;
    inset-inline-end: -2px;
    z-index: 3;
    display: grid;
    place-items: center;
    inline-size: 20px;
    block-size: 20px;
    border-radius: 50%;
    background: var(--gstk-mark);
    forced-color-adjust: none;
  }
  .inside.danger {
    background: var(--gstk-wrong);
  }
  .inside > .icon {
    inline-size: 13px;
    block-size: 13px;
    fill: light-dark(#fff, #15171b);
  }
  @container gstk (inline-size >= 30rem) {
    .pile {
      --gstk-card-width: 48px;
      inline-size: 64px;
    }
    .pile > .two-sided {
      left: 8px;
    }
  }
`;
