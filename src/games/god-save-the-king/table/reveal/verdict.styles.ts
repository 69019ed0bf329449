import {css} from 'lit';

/** Styles of the result of a challenge or a rout. */
export const verdictStyles = css`
  .verdict {
    --gstk-card-width: 64px;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--gstk-s3);
    align-items: center;
    box-sizing: border-box;
    min-block-size: 112px; /* the same for the question and for its answer */
    padding: 10px var(--gstk-s3);
    border: 1px solid var(--gstk-line);
    border-radius: var(--gstk-radius-l);
    background: var(--gstk-surface);
  }
  .verdict p + p {
    margin-block-start: 2px;
  }
  .v {
    display: flex;
    gap: 6px;
    align-items: center;
  }
  .v .icon {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    fill: currentColor;
  }
  .v.right {
    color: var(--gstk-right);
  }
  .v.wrong {
    color: var(--gstk-wrong);
  }
  .drawn {
    display: flex;
    gap: var(--gstk-s2);
  }
  .draw {
    --step: 9px;
    display: flex;
    padding-inline-end: 16px;
    direction: ltr;
  }
  .fan {
    display: flex;
  }
  .fan > span {
    inline-size: var(--step);
  }
  .fan > span > .gk,
  .slid {
    inline-size: var(--gstk-card-width);
    block-size: calc(var(--gstk-card-width) * var(--gstk-card-ratio));
  }
  .slid > .one {
    display: block;
  }
  .slid.out {
    translate: 16px -6px;
  }
  /* The board steps back from the one card that it is about. */
  .gsk:has(.named) :is(.cell:not(.named), .joints, .pile, .who, .flank) {
    opacity: 0.6;
  }
  .gsk :is(.cell, .joints, .pile, .who, .flank) {
    transition: opacity calc(200ms * var(--gstk-motion));
  }
  .named {
    z-index: 2;
  }
  .row.theirs > .named {
    translate: 0 5px;
    scale: 1.06;
  }
  .row.mine > .named {
    translate: 0 -5px;
    scale: 1.06;
  }
  .risen {
    position: absolute;
    inset-block-start: calc(100% + 3px);
    inset-inline: -24px;
    font-size: var(--gstk-text-xs);
    font-style: normal;
    font-weight: 600;
    line-height: 1.2;
    color: var(--gstk-table-ink);
    text-align: center;
  }
  .row.mine .risen {
    inset-block: auto calc(100% + 3px);
  }
  @container gstk (inline-size < 30rem) {
    .verdict {
      --gstk-card-width: 56px;
    }
    .draw {
      --step: 6px;
    }
  }
`;
