import {css} from 'lit';
import {MOVE, priceStyles} from '../../../elements/shared/index.js';

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
  ${priceStyles('.flight', '.flight.pays')}
  .table > .flight {
    transform-origin: center;
  }
  /* The thread passes behind the words. */
  .table > .coach,
  .table > .coach.at-prompt {
    z-index: 4;
  }
  .coach.lands {
    animation: lesson-lands 1ms calc(${MOVE}ms * var(--gstk-motion)) backwards;
  }
  @keyframes lesson-lands {
    from {
      opacity: 0;
    }
  }
`;

/** Risen cards of a hand, each with its price, in the shadow root of the hand. */
export const risenStyles = css`
  ${priceStyles(".card[data-risen]:not([data-risen=''])::after", ".card[data-risen][data-risen^='+']::after")}
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
    padding-inline: 4px; /* cards lie close together */
    font-size: var(--gstk-text-xs);
    pointer-events: none;
  }
`;
