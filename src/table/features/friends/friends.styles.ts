import {css} from 'lit';
import {playerStyles, shieldStyles} from '../../../elements/shared/index.js';

export const friendsStyles = css`
  /* Beside a button for friends there is not always room for all labels on one line. */
  .bar:has(> [data-panel='friends']) > .tabs > .button {
    padding-inline: var(--gstk-s1);
    line-height: 1.2;
    text-align: center;
    white-space: normal;
  }
  .dock > .bar:has(> [data-panel='friends']) .button {
    min-inline-size: 36px; /* a wide table has a pointer */
  }
  ${shieldStyles}
  ${playerStyles}
  .friends {
    padding-block-end: var(--gstk-s2);
    justify-items: start;
  }
  .friends h3 {
    margin: 0;
  }
  .friends > :is(label, .link, ul, gstk-segments) {
    justify-self: stretch;
  }
  .friends .button {
    white-space: normal;
  }
  .friends ul {
    display: grid;
    gap: var(--gstk-s1);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .friends li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--gstk-s2);
    min-block-size: 36px;
  }
  /* A short name keeps its room beside what is said about its player. */
  .friends li > .who {
    flex: none;
    max-inline-size: 50%;
  }
  .friends li > .q {
    text-align: end;
  }
  .friends li.gone .shield {
    opacity: 0.45;
  }
  .asked {
    z-index: 1; /* over what is scrolled below it */
    position: sticky;
    display: grid;
    gap: var(--gstk-s2);
    inset-block-start: 0;
    justify-self: stretch;
    padding-block: var(--gstk-s2);
    background: var(--gstk-surface);
    box-shadow: 0 -1rem var(--gstk-surface); /* over the space above it */
  }
  .fair {
    justify-self: stretch;
  }
  .fair summary {
    min-block-size: var(--gstk-action);
    align-content: center;
    cursor: pointer;
  }
  .fair p {
    margin: 0 0 var(--gstk-s2);
  }
  .fair.fair p:first-of-type::before {
    content: '✓ ' / '';
  }
  .fair.unfair p:first-of-type::before {
    content: '✗ ' / '';
  }
  .fair code {
    overflow-wrap: anywhere;
  }
  .qr {
    inline-size: min(100%, 15rem);
    border-radius: var(--gstk-radius);
    fill: #000;
  }
  .qr .paper {
    fill: #fff;
  }
  /* a screen that all see shows no hand, and a phone beside it nothing but the hand */
  :host([layout='board']) :is(gstk-hand, .tray, .tools, .coach) {
    display: none;
  }
  :host([layout='hand']) :is(.contract, .board, .aside, .tabs) {
    display: none;
  }
  :host([layout='hand']) .table {
    grid-template-rows: auto;
    min-block-size: 0;
    padding-block-start: var(--gstk-s3);
  }
  .company {
    flex: 0 0 100%;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--gstk-s1) var(--gstk-s3);
    min-block-size: 44px;
  }
  .prompt:has(> .company) {
    flex-wrap: wrap;
  }
  /* no cards are dealt yet */
  .table:has(.waits)
    :is(
      gstk-hand,
      .board > *,
      .contract > *,
      .aside > *,
      .aim,
      .tray,
      .tools,
      .coach,
      .prompt > :not(.company)
    ) {
    visibility: hidden;
  }
  .waits {
    visibility: visible; /* in a prompt that says nothing */
  }
  .company p {
    margin: 0;
    flex: 1 1 12rem;
  }
  .prompt:has(> .reactions) {
    flex-wrap: wrap;
  }
  .reactions {
    flex: 0 0 100%;
    display: flex;
    gap: var(--gstk-s1);
    overflow-x: auto;
    scrollbar-width: none;
  }
  .reactions .button {
    flex: none;
  }
  .bubble {
    position: fixed;
    inset: auto;
    margin: 0;
    padding: 2px 8px;
    border: 1px solid var(--gstk-line);
    border-radius: 10px 10px 10px 2px;
    background: var(--gstk-surface);
    color: var(--gstk-table-ink);
    font-size: var(--gstk-text-s);
    pointer-events: none;
  }
  .friends .code {
    font-size: var(--gstk-text-l);
    letter-spacing: 0.15em;
  }
  .own {
    justify-self: stretch;
  }
  .own > :not(summary) {
    margin-block-start: var(--gstk-s2);
  }
  .own summary {
    min-block-size: var(--gstk-action);
    align-content: center;
    cursor: pointer;
  }
`;
