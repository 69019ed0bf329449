import {css} from 'lit';

/**
 * The look of the place that would take a card. A dragged card has `data-dragged`, `on` under the
 * pointer and `home` on its way back.
 */
export const dragStyles = css`
  [data-over] {
    border-radius: calc(var(--gstk-card-width) * 0.06);
    outline: 3px solid var(--gstk-select);
    outline-offset: 2px;
  }
  [data-dragged] {
    position: relative;
    z-index: 2;
  }
  [data-dragged='on'] .gk {
    pointer-events: none;
  }
`;
