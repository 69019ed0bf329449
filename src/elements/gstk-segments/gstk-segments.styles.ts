import {css} from 'lit';

export const segmentsStyles = css`
  /* No fieldset: WebKit keeps its legend out of a grid. */
  .setting {
    display: grid;
    gap: var(--gstk-s1) var(--gstk-s4);
  }
  #name {
    font-weight: 500;
  }
  .seg {
    display: flex;
    flex-wrap: wrap;
    gap: 1px;
    border: 1px solid var(--gstk-edge);
    border-radius: var(--gstk-radius);
    background: var(--gstk-line);
    overflow: clip;
  }
  .seg:has(:focus-visible) {
    overflow: visible;
  }
  label {
    position: relative;
    flex: 1 1 auto;
    display: flex;
    align-items: center;
    justify-content: center;
    min-block-size: calc(var(--gstk-action) - 2px);
    padding-inline: 10px;
    background: var(--gstk-surface);
    font-size: var(--gstk-text-s);
    text-align: center;
    cursor: pointer;
  }
  label:has(:checked) {
    background: var(--gstk-act);
    color: var(--gstk-act-ink);
    font-weight: 600;
  }
  label:first-child {
    border-start-start-radius: calc(var(--gstk-radius) - 1px);
    border-end-start-radius: calc(var(--gstk-radius) - 1px);
  }
  label:last-child {
    border-start-end-radius: calc(var(--gstk-radius) - 1px);
    border-end-end-radius: calc(var(--gstk-radius) - 1px);
  }
  @container (inline-size >= 25rem) {
    .setting {
      grid-template-columns: 130px 1fr;
      align-items: center;
    }
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
