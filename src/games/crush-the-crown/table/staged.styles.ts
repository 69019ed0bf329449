import {css} from 'lit';

/** Moments of the table: what a spy's coming and going, and the last member, look like. */
export const stagedStyles = css`
  .cloak > .mask,
  .two-sided > .mask {
    position: absolute;
    inset: 38% 12% auto;
    inline-size: 76%;
    fill: var(--gstk-mark);
  }
  .rail .lies.cloak,
  .rail .lies.striker {
    position: absolute;
    z-index: 2;
  }
  /* The mask drops, the card turns, and then it leans. */
  .two-sided > .mask {
    opacity: 0;
    animation: crush-mask calc(420ms * var(--gstk-motion)) ease-in;
  }
  .sent .turned {
    animation: crush-lean calc(260ms * var(--gstk-motion)) ease-out;
  }
  .sent .tag,
  .due.ticks {
    animation: crush-tick calc(240ms * var(--gstk-motion)) ease-out calc(140ms * var(--gstk-motion))
      backwards;
  }
  .struck > .lies:not(.striker) > .turned {
    animation: crush-struck calc(160ms * var(--gstk-motion)) linear calc(260ms * var(--gstk-motion));
  }
  figure:has(> .under, > .riffle) {
    position: relative;
  }
  .riffle,
  .riffle > .two-sided,
  .under {
    position: absolute;
    inset: 0 auto auto 0;
  }
  .falls {
    display: block;
    animation: crush-fall calc(700ms * var(--gstk-motion)) ease-in;
  }
  .pulse > :is(.slot, .lies) {
    animation: crush-pulse calc(640ms * var(--gstk-motion)) ease-in-out;
  }
  /* King to ace: a line runs below the places, the cards rise one after the other, and the crown sinks. */
  .whole .rail > li::after {
    content: '';
    position: absolute;
    inset: calc(100% + 1px) -1px auto;
    block-size: 2px;
    background: var(--gstk-mark);
    transform-origin: 0 0;
    animation: crush-line calc(60ms * var(--gstk-motion)) linear
      calc(var(--i) * 45ms * var(--gstk-motion)) backwards;
  }
  .whole .lies {
    animation: crush-wave calc(420ms * var(--gstk-motion)) ease-in-out
      calc((240ms + var(--i) * 45ms) * var(--gstk-motion));
  }
  .sinking {
    position: absolute;
    inset: -0.7em auto auto;
    z-index: 2;
    line-height: 0;
    animation: crush-sink calc(520ms * var(--gstk-motion)) ease-in calc(760ms * var(--gstk-motion))
      backwards;
  }
  .sinking > .icon {
    inline-size: 1.5em;
    block-size: 1.15em;
    fill: var(--gstk-mark);
  }
  @keyframes crush-mask {
    from {
      transform: none;
      opacity: 1;
    }
    to {
      transform: translateY(160%) rotate(16deg);
      opacity: 0;
    }
  }
  @keyframes crush-lean {
    from {
      rotate: none;
      scale: 1;
    }
  }
  @keyframes crush-tick {
    40% {
      transform: translateY(-4px);
    }
  }
  @keyframes crush-come {
    from {
      transform: translateY(-6px);
      opacity: 0;
    }
  }
  @keyframes crush-struck {
    40% {
      transform: translateY(4px) rotate(-5deg);
    }
  }
  @keyframes crush-fall {
    from {
      transform: rotate(12deg);
    }
    55% {
      transform: rotate(-28deg);
    }
    to {
      transform: none;
    }
  }
  @keyframes crush-pulse {
    50% {
      transform: scale(1.16);
    }
  }
  @keyframes crush-line {
    from {
      transform: scaleX(0);
    }
  }
  @keyframes crush-wave {
    50% {
      transform: translateY(-9px);
    }
  }
  @keyframes crush-sink {
    from {
      transform: translateY(-30px);
      opacity: 0;
    }
  }
`;
