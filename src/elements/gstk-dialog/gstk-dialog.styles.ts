import {css} from 'lit';

export const dialogStyles = css`
  :host {
    position: absolute;
    z-index: 8;
    inset: 0;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    padding: var(--gstk-s3);
    border-radius: var(--gstk-radius-l);
    background: var(--gstk-shade);
  }
  dialog {
    position: static;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    inline-size: min(26rem, 100%);
    max-inline-size: none;
    max-block-size: min(100%, 100dvh - 24px);
    margin: 0;
    padding: 0;
    border: 1px solid var(--gstk-line);
    border-radius: var(--gstk-radius-l);
    background: var(--gstk-surface);
    color: var(--gstk-table-ink);
    box-shadow:
      0 2px 6px var(--gstk-shade),
      0 12px 32px var(--gstk-shade);
    overflow: hidden;
    scroll-margin-block: var(--gstk-s3);
    animation: rise calc(160ms * var(--gstk-motion, 1)) var(--gstk-ease-out, ease-out);
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--gstk-s2);
    padding: var(--gstk-s1);
    padding-inline-start: var(--gstk-s4);
    border-block-end: 1px solid var(--gstk-line);
  }
  h2 {
    margin: 0;
    font-size: var(--gstk-text-l);
    font-weight: 600;
    line-height: 1.25;
  }
  h2:focus-visible {
    outline: none; /* focus starts reading here; there is nothing to press */
    box-shadow: none;
  }
  .button svg.icon {
    inline-size: 16px;
    block-size: 16px;
  }
  .body {
    container: gstk-panel / inline-size;
    padding: var(--gstk-s3) var(--gstk-s4) var(--gstk-s4);
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
  }
  .body:focus-visible {
    outline-offset: -2px; /* the edge of the dialog would clip it */
    outline-color: var(--gstk-table-ink);
    box-shadow: none;
  }
  @media (forced-colors: active) {
    dialog {
      border: 2px solid CanvasText;
    }
  }
`;
