import {css} from 'lit';

/** The top line of a King table: contract, what is still out, the deal. */
export const contractLineStyles = css`
  .sign {
    flex: none;
    inline-size: 26px;
    block-size: 26px;
    fill: none;
    stroke: var(--gstk-wrong);
    stroke-width: 2;
  }
  .sign path {
    stroke-width: 2.6;
  }
  .sign.minus circle {
    fill: var(--gstk-price, none);
  }
  .sign.plus {
    stroke: var(--gstk-mark-ink);
  }
  .sign.plus circle {
    fill: var(--gstk-mark);
    stroke: var(--gstk-mark);
  }
  .contract .sign {
    inline-size: 16px;
    block-size: 16px;
    margin-inline-end: 5px;
    vertical-align: -0.16em;
  }
  /* What has no room beside the number of the deal goes, rather than touch it. */
  .contract .name > .q:last-child {
    padding-inline-end: 12px;
  }
  .contract .out {
    gap: 8px;
  }
  .out .heavy {
    border-color: var(--gstk-mark);
    box-shadow: 0 0 0 1px var(--gstk-mark);
  }
  .contract .goal b {
    color: var(--gstk-table-ink);
    font-weight: 600;
  }
  .priced,
  .marks {
    display: inline-flex;
    align-items: center;
    gap: 3px 6px;
  }
  .chip.barred {
    position: relative;
  }
  .chip.barred::after {
    content: '';
    position: absolute;
    inset: -1px;
    background: linear-gradient(
      to top right,
      transparent calc(50% - 1.6px),
      var(--gstk-wrong) calc(50% - 1px) calc(50% + 1px),
      transparent calc(50% + 1.6px)
    );
  }

  /* Counters and deal are always whole. Of the rest, what has no room lies on a second line, unseen. */
  @container gstk (inline-size >= 28ch) {
    .contract .name {
      max-block-size: 1lh;
      white-space: normal;
    }
    .contract .name > * {
      white-space: nowrap;
    }
  }
  .contract .goal {
    display: flex;
    flex-wrap: wrap;
    min-inline-size: 0;
    max-block-size: 1lh;
    overflow: hidden;
  }
  .contract .goal::before {
    content: '';
    block-size: 1lh;
  }
  .contract .out {
    min-inline-size: auto;
  }
  @container gstk (28ch <= inline-size < 36rem) {
    .contract {
      display: flex;
      flex-wrap: wrap;
    }
    .contract::after {
      content: '';
      order: 1;
      flex-basis: 100%;
    }
    .contract :is(.name, .goal) {
      flex: 1 1 0;
    }
    .contract :is(.goal, .out) {
      order: 2;
    }
    .contract :is(.deal, .out) {
      min-block-size: 22px;
      align-content: center;
    }
  }
  @container gstk (inline-size >= 36rem) {
    .contract {
      display: flex;
    }
    .contract .goal {
      flex-shrink: 1000;
    }
    .contract :is(.out, .deal) {
      flex-shrink: 0;
    }
    .contract .deal {
      margin-inline-start: auto;
      min-block-size: 24px;
      align-content: center;
    }
  }
  @container gstk (inline-size < 22rem) {
    .contract .name {
      font-size: 14px; /* as long as “Без двух последних” */
    }
  }
  @container gstk (inline-size < 28ch) {
    .contract .name {
      font-size: 0.875rem; /* it has a line of its own, in large letters */
    }
    .contract :is(.out, .priced) {
      flex-wrap: wrap;
    }
  }
  @container gstk (inline-size >= 30rem) {
    .contract .sign {
      inline-size: 18px;
      block-size: 18px;
    }
    .sign {
      inline-size: 30px;
      block-size: 30px;
    }
  }
`;
