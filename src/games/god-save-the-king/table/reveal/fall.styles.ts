import {css} from 'lit';

/** Styles of a King as a figure: he stands, or he topples and his crown rolls away, or he lies. */
export const fallStyles = css`
  .fall {
    --gstk-card-width: 118px;
    display: grid;
    grid-template-rows: 1fr auto;
    box-sizing: border-box;
    min-block-size: var(--field);
    padding-block-end: var(--gstk-s2);
    overflow: clip; /* a crown may roll far */
    text-align: center;
    direction: ltr;
  }
  .fall.many {
    --gstk-card-width: 72px;
  }
  .ground {
    display: flex;
    align-items: end;
    justify-content: space-evenly;
    margin-inline: var(--gstk-s6);
    border-block-end: 2px solid var(--gstk-mark);
  }
  .fall > .words {
    text-wrap: balance;
    min-block-size: 56px;
    padding: 4px var(--gstk-s3) 0;
    direction: ltr;
  }
  .fall:not(.many) > .words p::first-letter {
    text-transform: uppercase;
  }
  .fall.stood {
    --stands: 0ms; /* he stands there already */
  }
  .fall.many > .words {
    min-block-size: 80px;
  }
  .fall strong {
    font-size: 1.25rem;
    line-height: 1.2;
  }
  .stand,
  .figure {
    display: block;
    position: relative;
    inline-size: var(--gstk-card-width);
    block-size: calc(var(--gstk-card-width) * var(--gstk-card-ratio));
    line-height: 0;
  }
  .figure > .body,
  .figure > .loose {
    display: block;
  }
  .figure > .body {
    transform-origin: 0 100%;
  }
  .figure > .loose {
    position: absolute;
    inset: 0;
    z-index: 1;
    transform-origin: 56% 41.5%;
  }
  .loose > .gk {
    background: none;
    overflow: visible;
  }
  .loose > .gk::after {
    display: none;
  }
  .loose svg {
    overflow: visible;
  }
  :is(.topples, .lies) > .body {
    transform: translateX(85%) rotate(-90deg);
  }
  :is(.topples, .lies) > .loose {
    transform: translate(72%, 49%) rotate(380deg);
  }
  .topples > .body {
    animation: gsk-topple calc(630ms * var(--gstk-motion)) linear
      calc(var(--stands, 880ms) * var(--gstk-motion)) backwards;
  }
  .topples > .loose {
    animation: gsk-crown calc(1180ms * var(--gstk-motion)) cubic-bezier(0.2, 0.7, 0.2, 1)
      calc(var(--stands, 880ms) * var(--gstk-motion)) backwards;
  }
  @keyframes gsk-topple {
    0% {
      transform: none;
    }
    30% {
      transform: rotate(4deg);
      animation-timing-function: cubic-bezier(0.5, 0, 0.8, 0.3);
    }
    86% {
      transform: translateX(85%) rotate(-94deg);
    }
    100% {
      transform: translateX(85%) rotate(-90deg);
    }
  }
  @keyframes gsk-crown {
    0% {
      transform: none;
    }
    22% {
      transform: translate(2%, -4%) rotate(14deg);
    }
    52% {
      transform: translate(26%, 49%) rotate(120deg);
      animation-timing-function: cubic-bezier(0.5, 0, 0.8, 0.3);
    }
    62% {
      transform: translate(34%, 44%) rotate(180deg);
    }
    100% {
      transform: translate(72%, 49%) rotate(380deg);
    }
  }
  .known-before > summary {
    min-block-size: 24px;
    cursor: pointer;
    text-decoration: underline;
  }
  /* The end: a King stands, and a smaller one lies beside him; both are smaller if there is little
     room. */
  .hero:has(> .stand) {
    container-type: size;
    max-block-size: calc(1.4 * var(--gstk-card-width) + 24px);
  }
  .hero > .stand {
    --gstk-card-width: min(100px, 28cqi, 70cqb);
  }
  .hero > .stand.lies {
    --lies: 72px;
    --gstk-card-width: min(var(--lies), 48cqb);
    inline-size: var(--gstk-card-width);
    /* He lies beyond his feet on both sides. */
    margin-inline: calc(0.58 * var(--gstk-card-width)) calc(0.42 * var(--gstk-card-width));
  }
  .hero > .lies + .lies,
  .hero > .lies:has(+ .lies) {
    --lies: 62px;
  }
  @container gstk (inline-size < 30rem) {
    /* Undo and hint are in the corner beside them. */
    .fall > .words {
      min-block-size: 64px;
      padding-inline-end: 100px;
      text-align: start;
    }
  }
  @container gstk (inline-size >= 30rem) {
    .fall {
      --gstk-card-width: 132px;
    }
    .hero > .stand {
      --gstk-card-width: min(132px, 70cqb);
    }
    .hero > .stand.lies {
      --lies: 112px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .topples > * {
      animation: none;
    }
  }
`;
