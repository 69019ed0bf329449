import {css} from '@lit/reactive-element';

/** Everything that can be pressed: 44 px high; at most one primary button is visible. */
export const buttons = css`
  .button {
    appearance: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-block-size: var(--gstk-action);
    min-inline-size: var(--gstk-action);
    padding: 0 var(--gstk-s4);
    border: 1px solid var(--gstk-edge);
    border-radius: var(--gstk-radius);
    background: none;
    color: inherit;
    font-family: inherit;
    font-size: var(--gstk-text-m);
    font-weight: 500;
    line-height: 1.15;
    cursor: pointer;
    touch-action: manipulation; /* two quick taps do not zoom the page */
    white-space: nowrap;
  }
  .button:hover {
    background: var(--gstk-well);
  }
  .button.icon {
    inline-size: auto;
    block-size: auto;
  }
  .button svg.icon {
    inline-size: 18px;
    block-size: 18px;
  }
  .button-primary,
  .button-primary:hover {
    background: var(--gstk-act);
    border-color: var(--gstk-act);
    color: var(--gstk-act-ink);
  }
  .button.quiet {
    border-color: transparent;
    padding-inline: var(--gstk-s2);
    color: var(--gstk-ink-2);
    font-weight: 400;
    font-size: var(--gstk-text-s);
  }
  .button:is(:disabled, [aria-disabled='true']) {
    border: 1px solid var(--gstk-line);
    background: none;
    color: var(--gstk-ink-2);
    cursor: default;
  }
  :focus-visible {
    outline: 2px solid var(--gstk-focus-inner);
    outline-offset: 0;
    box-shadow: 0 0 0 5px var(--gstk-focus-outer);
  }
`;
