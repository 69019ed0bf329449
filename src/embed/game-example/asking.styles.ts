import {css} from '@lit/reactive-element';

/**
 * Buttons once the rules have come: what is asked for stands out, what may be done besides does not, and
 * they answer pointer and focus. Until then a browser's own ring shows the focus.
 */
export const askingStyles = css`
  .bar .quiet {
    border-color: transparent;
    padding-inline: 8px;
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
  @container example (inline-size < 17rem) {
    .bar .quiet {
      padding-inline: 4px;
    }
  }
  :host([mode='quiz']:state(ready)) ::slotted(ul) {
    margin-block: 0 !important;
  }
`;
