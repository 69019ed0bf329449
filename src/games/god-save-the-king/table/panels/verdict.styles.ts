import {css} from 'lit';

/** Styles of the result of a challenge or a rout, and of a King that falls. */
export const verdictStyles = css`
  .verdict {
    --gstk-card-width: 56px;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--gstk-s4);
    align-items: center;
    padding: var(--gstk-s2) var(--gstk-s3);
    border: 1px solid var(--gstk-line);
    border-radius: var(--gstk-radius);
    background: var(--gstk-surface);
  }
  .verdict p + p {
    margin-block-start: 2px;
  }
  .v,
  .v > span {
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
  .v :is(.right, .wrong) {
    padding-inline: var(--gstk-s1);
    border-radius: var(--gstk-radius-s);
    background: var(--gstk-price);
  }
  .v .right {
    color: var(--gstk-right);
  }
  .v .wrong {
    color: var(--gstk-wrong);
  }
  .drawn {
    display: flex;
    gap: var(--gstk-s2);
  }
  .drawn figure {
    margin: 0;
    display: grid;
    justify-items: center;
    gap: 2px;
    font-size: var(--gstk-text-xs);
    color: var(--gstk-ink-2);
  }

  .fall {
    --gstk-card-width: 84px;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    justify-items: center;
    text-align: center;
  }
  .fall.many {
    --gstk-card-width: 44px;
  }
  .fall strong {
    font-size: var(--gstk-text-xl);
    line-height: 1.2;
  }
  .kings {
    display: flex;
    gap: var(--gstk-s4);
    justify-content: center;
    margin-block-end: var(--gstk-s2);
    border-block-end: 2px solid var(--gstk-mark);
  }
  /* A King stands on the left of this box and falls to its right. */
  .falls {
    position: relative;
    inline-size: calc(var(--gstk-card-width) * 2.5);
    block-size: calc(var(--gstk-card-width) * 1.5);
    overflow: clip;
    overflow-clip-margin: 12px;
  }
  .falls .one {
    position: absolute;
    inset-block-end: 0;
    left: 0;
    inline-size: var(--gstk-card-width);
    transform-origin: 100% 100%;
    rotate: 90deg;
    translate: 0 -1px;
    animation: gsk-fall calc(1400ms * var(--gstk-motion)) linear;
  }
  .falls .icon {
    position: absolute;
    inset-block-end: 1px;
    left: calc(var(--gstk-card-width) * 0.28);
    inline-size: 24px;
    block-size: 24px;
    rotate: -28deg;
    fill: var(--gstk-mark);
    forced-color-adjust: none;
    animation: gsk-crown calc(1400ms * var(--gstk-motion)) linear;
  }
  @keyframes gsk-fall {
    0%,
    28% {
      rotate: 0deg;
    }
    36% {
      rotate: -4deg;
      animation-timing-function: cubic-bezier(0.6, 0, 0.9, 0.4);
    }
    68% {
      rotate: 90deg;
    }
    76% {
      rotate: 84deg;
    }
    84%,
    100% {
      rotate: 90deg;
    }
  }
  @keyframes gsk-crown {
    0%,
    40% {
      translate: calc(var(--gstk-card-width) * 0.08) calc(var(--gstk-card-width) * -1.42);
      rotate: 0deg;
      animation-timing-function: cubic-bezier(0.4, 0, 0.9, 0.6);
    }
    72% {
      translate: calc(var(--gstk-card-width) * -0.1) 0;
      rotate: -250deg;
    }
    80% {
      translate: calc(var(--gstk-card-width) * -0.04) -10px;
      rotate: -300deg;
    }
    88%,
    100% {
      translate: 0 0;
      rotate: -388deg;
    }
  }
  @container gstk (inline-size >= 30rem) {
    .fall {
      --gstk-card-width: 96px;
    }
    .fall.many {
      --gstk-card-width: 84px;
    }
  }
`;
