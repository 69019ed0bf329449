import {css} from 'lit';
import {base, buttons, inkTokens, tokens} from '../../elements/shared/index.js';

const verifier = css`
  :host {
    display: block;
    max-inline-size: 46rem;
    font-family: var(--gstk-font);
    overflow-wrap: anywhere;
    padding-block-end: var(--gstk-s6);
  }
  h1,
  h2 {
    margin: 0;
    padding-block: var(--gstk-s3);
    line-height: 1.2;
  }
  h2:focus-visible {
    outline: none; /* reading begins here; there is nothing to press */
    box-shadow: none;
  }
  game-example {
    margin-inline: -12px; /* four hands at 320 px, over the page's margin */
  }
  p {
    margin: 0;
  }
  p:empty {
    display: none;
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gstk-s2);
    padding-block: var(--gstk-s4);
  }
  form > :is(p, input) {
    margin-block-end: var(--gstk-s2);
  }
  form > .button {
    justify-self: start;
  }
  textarea,
  input {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 44px;
    padding: var(--gstk-s2) var(--gstk-s3);
    border: 1px solid var(--gstk-edge);
    border-radius: var(--gstk-radius);
    background: var(--gstk-surface);
    color: inherit;
    font: inherit;
  }
  textarea,
  #told {
    font-family: ui-monospace, monospace;
    font-size: var(--gstk-text-s);
  }
  .findings {
    display: grid;
    gap: var(--gstk-s3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .findings > li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: var(--gstk-s2);
  }
  .sign {
    display: grid;
    place-items: center;
    align-self: start;
    inline-size: 26px;
    block-size: 26px;
    border: 2px solid;
    border-radius: 50%;
    font-weight: 700;
  }
  .good > .sign {
    color: var(--gstk-right);
  }
  .bad > .sign {
    color: var(--gstk-wrong);
  }
  code {
    display: block;
    padding-block-start: var(--gstk-s1);
    font-size: var(--gstk-text-s);
  }
  table {
    border-collapse: collapse;
    margin-block-start: var(--gstk-s2);
  }
  :is(td, th) {
    padding: 4px 12px 4px 0;
    border-block-end: 1px solid var(--gstk-line);
    font-weight: 400;
    text-align: start;
  }
  .num {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  summary {
    min-block-size: 44px;
    line-height: 44px;
    cursor: pointer;
  }
  .s {
    font-size: var(--gstk-text-s);
  }
  .q {
    color: var(--gstk-ink-2);
  }
`;

export const verifierStyles = [inkTokens, tokens, base, buttons, verifier];
