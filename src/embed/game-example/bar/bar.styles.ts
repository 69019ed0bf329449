import {css} from '@lit/reactive-element';

/**
 * The buttons below a diagram: unobtrusive, and large enough for a finger. Fetched with the lesson's
 * code.
 */
export const barStyles = css`
  .bar,
  .steps {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
  }
  .bar {
    line-height: 1.2;
    font-family: var(--gstk-font, inherit);
    font-variant-numeric: tabular-nums;
  }
  .steps span {
    min-inline-size: 3.2em;
    text-align: center;
  }
  .bar :is(button, a) {
    box-sizing: border-box;
    min-block-size: 44px;
    min-inline-size: 44px;
    margin: 0;
    padding: 8px 14px;
    border: 1px solid var(--gstk-line, color-mix(in srgb, currentcolor 22%, transparent));
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .bar [aria-disabled] {
    opacity: 0.4;
    cursor: default;
  }
  /* The narrowest columns hold four arrows without a break. */
  @container example (inline-size < 17rem) {
    .steps {
      gap: 1px;
    }
    .steps span {
      min-inline-size: 2.6em;
    }
  }
  .arrow {
    display: grid;
    place-content: center;
  }
  .arrow::before {
    content: '';
    inline-size: 16px;
    block-size: 16px;
    background: currentcolor;
    clip-path: polygon(18% 0, 92% 50%, 18% 100%);
  }
  .arrow:is(.first, .last)::before {
    clip-path: polygon(0 0, 72% 50%, 0 100%, 0 0, 76% 0, 98% 0, 98% 100%, 76% 100%, 76% 0);
  }
  .arrow:is(.first, .previous)::before,
  :host(:dir(rtl)) .arrow:is(.next, .last)::before {
    scale: -1 1;
  }
  :host(:dir(rtl)) .arrow:is(.first, .previous)::before {
    scale: 1 1;
  }
  @media (forced-colors: active) {
    .arrow::before {
      background: ButtonText;
    }
  }
`;
