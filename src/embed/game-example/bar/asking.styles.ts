import {css} from '@lit/reactive-element';

/**
 * Button styles that arrive with the rules: the main action stands out, the others do not, and all
 * respond to pointer and focus. Until then the browser's focus ring applies.
 */
export const askingStyles = css`
  .bar {
    align-content: start;
  }
  /* Quiet words keep to one row: if they are too long for it, they break inside their buttons. */
  .more {
    display: flex;
    flex: 1 1 19rem;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
  }
  .more > * {
    flex: 1 1 min-content;
    max-inline-size: max-content;
  }
  .bar .quiet {
    border-color: transparent;
    padding: 4px 8px;
    font-size: 0.8125rem;
    text-decoration: underline;
    text-decoration-color: color-mix(in srgb, currentcolor 35%, transparent);
    text-underline-offset: 0.2em;
  }
  .bar .primary {
    border-color: transparent;
    background: var(--gstk-act, light-dark(#1a1c20, #e8eaf0));
    color: var(--gstk-act-ink, light-dark(#fff, #15171b));
  }
  .bar :is(button, a):hover {
    background: color-mix(in srgb, currentcolor 8%, transparent);
  }
  .bar :is(button, a):focus-visible {
    outline: 3px solid var(--gstk-focus-inner, #ffd23f);
    box-shadow: 0 0 0 6px var(--gstk-focus-outer, #10131a);
  }
  .bar .primary:hover {
    background: color-mix(in srgb, var(--gstk-act, light-dark(#1a1c20, #e8eaf0)) 85%, transparent);
  }
  @container example (inline-size < 40rem) {
    .more {
      flex-basis: 100%;
    }
  }
  @container example (inline-size < 22rem) {
    .more {
      gap: 1px;
    }
    .bar [data-do] {
      padding-inline: 8px;
    }
    .bar .quiet {
      padding-inline: 4px;
    }
  }
  @media (forced-colors: active) {
    /* Icons are grounds in a shape: they are seen on the ground that belongs to their colour. */
    .bar.bar [data-do] {
      border-color: ButtonBorder;
      background: ButtonFace;
      color: ButtonText;
    }
    .bar.bar :is(.primary, [aria-pressed='true']) {
      background: Highlight;
      color: HighlightText;
    }
  }
  :host(:state(quiz)) .rule {
    order: 1;
  }
  :host(:state(quiz):state(ready)) ::slotted(ul) {
    margin-block: 0 !important;
  }
  /* Nobody should read the solution before thinking. */
  .solution {
    display: none;
    order: 1;
    font-family: var(--gstk-font, inherit);
    font-size: 0.875rem;
  }
  [hidden] ~ .solution {
    display: block;
  }
  @media (scripting: none) {
    .solution {
      display: block;
    }
  }
  @media print {
    .solution {
      display: block;
      rotate: 180deg;
    }
  }
  /* What a card of the reader led to, in the review of a match: behind the words and cards on its way. */
  .board:has(.arrows) {
    position: relative;
    isolation: isolate;
  }
  .arrows {
    position: absolute;
    z-index: -1;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
    fill: none;
    stroke: var(--gstk-wrong, #b3261e);
    stroke-width: 2.5;
    stroke-linecap: round;
  }
  .arrows .better {
    stroke: var(--gstk-right, #2e6b3a);
    stroke-dasharray: 6 5;
  }
  .arrows .head {
    fill: var(--gstk-wrong, #b3261e);
    stroke: none;
  }
  .arrows .better.head {
    fill: var(--gstk-right, #2e6b3a);
  }
`;
