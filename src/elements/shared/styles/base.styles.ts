import {css} from '@lit/reactive-element';
import {forced} from './forced.js';

// All elements, tables included, start this fetch; a table waits for it.
void forced();

/** Styles that every element of the table needs: boxes, type, text for screen readers only. */
export const base = css`
  :host {
    display: block;
    color: var(--gstk-table-ink);
    font-size: var(--gstk-text-m);
    line-height: 1.35;
    font-variant-numeric: tabular-nums;
    text-align: start;
    text-indent: 0;
    text-transform: none;
    white-space: normal;
    letter-spacing: normal;
    word-spacing: normal;
    touch-action: manipulation; /* a double tap presses twice, it does not zoom */
  }
  :host([hidden]) {
    display: none;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  p {
    margin: 0;
  }
  /* A sentence runs in the direction of its language, also on a right-to-left page. */
  :where(p:dir(rtl)) {
    unicode-bidi: plaintext;
    text-align: right;
  }
  .s {
    font-size: var(--gstk-text-s);
  }
  strong {
    font-weight: 600;
  }
  .num {
    direction: ltr; /* keeps the sign before the number */
    unicode-bidi: isolate;
    text-align: end;
  }
  .num:dir(rtl) {
    text-align: left;
  }
  .q {
    color: var(--gstk-ink-2);
  }
  .vh {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px; /* at the end of a line it would widen the page */
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  span.vh {
    white-space: pre; /* a space at its edge keeps it apart from the text beside it */
  }
  .tag {
    position: absolute;
    z-index: 3;
    display: inline-flex;
    align-items: center;
    min-block-size: 1.5em;
    padding-inline: 6px;
    border-radius: 10px;
    font-size: var(--gstk-text-xs);
    font-weight: 600;
    line-height: 1;
    white-space: nowrap;
  }
`;
