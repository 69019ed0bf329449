import {css} from 'lit';

/** Motion of a falling King and of cards that go to a pile. */
export const motionStyles = css`
  /* A fallen King lies on its side; with reduced motion it does so at once. */
  .fallen .gk {
    rotate: 78deg;
    --gstk-card-edge: var(--gstk-wrong);
    animation: gsk-topple calc(600ms * var(--gstk-motion)) cubic-bezier(0.5, 0, 0.8, 0.3);
  }
  @keyframes gsk-topple {
    from {
      rotate: 0deg;
    }
    35% {
      rotate: -6deg;
    }
  }
  .to-own .pairs .gk,
  .to-rival .pairs .gk {
    animation: gsk-own calc(280ms * var(--gstk-motion)) cubic-bezier(0.5, 0, 0.8, 0.3) forwards;
  }
  .to-rival .pairs .gk {
    animation-name: gsk-rival;
  }
  @keyframes gsk-own {
    to {
      translate: 0 90px;
      scale: 0.4;
    }
  }
  @keyframes gsk-rival {
    to {
      translate: 0 -90px;
      scale: 0.4;
    }
  }
`;
