import {css} from 'lit';

/** What lies over a table in a lesson: a thread to cards, and a price on its way. */
export const pointingStyles = css`
  .table > :is(.thread, .flight) {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 3;
    pointer-events: none;
    transform-origin: 0 0;
  }
  .thread {
    inline-size: 1px;
    block-size: 3px;
    background: var(--gstk-mark);
  }
  .flight {
    padding: 0 6px;
    border: 1px solid;
    border-radius: 10px;
    background: var(--gstk-price, var(--gstk-surface));
    color: var(--gstk-wrong);
    font-size: var(--gstk-text-s);
    font-weight: 700;
    line-height: 1.4;
    white-space: nowrap;
  }
  .table > .flight {
    transform-origin: center;
  }
  /* The thread passes behind the words. */
  .table > .coach,
  .table > .coach.at-prompt {
    z-index: 4;
  }
`;

/** Risen cards of a hand, each with its price, in the shadow root of the hand. */
export const risenStyles = css`
  .card[data-risen] .gk,
  .card.legal[data-risen] .gk {
    transform: translateY(-18px);
    box-shadow: 0 0 0 2px var(--gstk-mark);
  }
  .card[data-risen]:not([data-risen=''])::after {
    content: attr(data-risen);
    position: absolute;
    inset: -28px auto auto 0;
    z-index: 3;
    padding-inline: 4px;
    border: 1px solid;
    border-radius: 10px;
    background: var(--gstk-price, var(--gstk-surface));
    color: var(--gstk-wrong);
    font-size: var(--gstk-text-xs);
    font-weight: 700;
    line-height: 1.4;
    white-space: nowrap;
    pointer-events: none;
  }
`;
