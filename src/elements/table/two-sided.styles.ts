import {css} from 'lit';

/** Styles of cards with two sides, inside the table's shadow root. */
export const twoSidedStyles = css`
  .two-sided {
    display: inline-block;
    position: relative;
    inline-size: var(--gstk-card-width);
    aspect-ratio: 5 / 7;
    transform-origin: 50% 50%;
  }
  .sides,
  .sides > * {
    position: absolute;
    inset: 0;
    display: grid;
  }
  .sides:not(.face-up) > .front,
  .face-up > .rear {
    visibility: hidden;
  }
  .turning {
    transform-style: preserve-3d;
  }
  .turning > * {
    backface-visibility: hidden;
  }
  .sides.turning:not(.staged > .board *) > :is(.front, .rear) {
    visibility: visible;
  }
  .turning > .rear {
    transform: rotateY(180deg);
  }
  .flying {
    z-index: 3;
  }
`;
