import {css} from 'lit';

/** Styles of radio buttons that look like the prices, suits and cards they stand for. */
export const radioStyles = css`
  .pick {
    position: relative;
    display: grid;
    place-content: center;
    justify-items: center;
    min-inline-size: 0;
    min-block-size: var(--gstk-action);
    border: 1px solid var(--gstk-edge);
    border-radius: var(--gstk-radius);
    font-size: var(--gstk-text-s);
    font-weight: 500;
    line-height: 1.1;
    text-align: center;
    cursor: pointer;
  }
  .shown {
    display: grid;
    justify-items: center;
    gap: inherit;
  }
  .pick b {
    font-size: var(--gstk-text-m);
    font-weight: 600;
    letter-spacing: -0.02em;
  }
  .pick small {
    color: var(--gstk-ink-2);
    font-size: 0.6875rem;
    font-weight: 400;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  .pick .suit {
    inline-size: 20px;
    block-size: 20px;
  }
  .gains {
    border-color: var(--gstk-mark);
    box-shadow: inset 0 0 0 1px var(--gstk-mark);
  }
  .pick:not(.spent, .paper):has(:checked) {
    background: var(--gstk-act);
    border-color: var(--gstk-act);
    color: var(--gstk-act-ink);
    box-shadow: none;
  }
  .pick:not(.spent):has(:checked) small {
    color: inherit;
  }
  .pick:not(.paper):has(:checked) .suit {
    fill: currentColor;
  }
  .spent {
    border: 1px dashed var(--gstk-edge);
    color: var(--gstk-ink-2);
    box-shadow: none;
  }
  .spent b {
    font-weight: 400;
  }
  .spent:has(:checked) {
    border: 2px solid var(--gstk-select);
  }
  /* The card is the button. */
  .paper {
    gap: 2px;
    border: 0;
    border-radius: var(--gstk-radius-s);
    font-weight: 400;
  }
  .paper:has(:checked) {
    font-weight: 700;
  }
  .paper:has(:checked) .gk {
    --gstk-card-edge: var(--gstk-select);
    box-shadow: 0 0 0 2px var(--gstk-select);
  }
  .pick:has(:focus-visible) {
    outline: 2px solid var(--gstk-focus-inner);
    box-shadow: 0 0 0 5px var(--gstk-focus-outer);
    z-index: 1;
  }
  @media (forced-colors: active) {
    .pick:not(.spent):has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
