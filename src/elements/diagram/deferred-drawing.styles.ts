import {css} from '@lit/reactive-element';

/** Styles loaded with the rules: marked and chosen cards, and cards outside of hands and trick. */
export const deferredDrawingStyles = css`
  .stage:has(> .room) {
    display: grid;
  }
  .stage:has(> .room) > * {
    grid-area: 1 / 1;
  }
  .board + .room {
    visibility: hidden;
    pointer-events: none;
  }
  [data-laid][data-mark='won'] {
    outline: 3px solid var(--gstk-mark, light-dark(#b57700, #e9bd57));
    outline-offset: 1px;
  }
  [data-laid][data-mark='wrong'] {
    outline: 3px dashed var(--gstk-wrong, light-dark(#b3261e, #ff9d95));
    outline-offset: 1px;
  }

  .board.board[data-lay][data-seats='4'] {
    grid-template-columns: repeat(auto-fill, minmax(max(7.5rem, 22%), 1fr));
  }
  .board[data-seats='2']:not([data-lay]) {
    grid-template: 'h' auto 'n' auto 't' auto 's' auto / minmax(0, 1fr);
  }
  [data-seats='2'] > .seat {
    display: grid;
    justify-items: center;
    gap: 4px;
  }
  [data-seats='2'] > .seat[data-at='s'] .front {
    order: -1;
  }
  .rows {
    grid-area: t;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px 20px;
  }
  /* On a phone only one seat fits between two others. */
  @container example (inline-size < 27.6rem) {
    .board:not([data-lay], [data-seats='2']) > .rows {
      flex-direction: column;
    }
  }
  .row {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 4px;
    text-align: center;
  }
  .front {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: flex-start;
    gap: 8px;
    min-block-size: calc(var(--card) * var(--gstk-card-ratio, 1.4));
  }
  .labelled {
    display: grid;
    justify-items: center;
    gap: 5px;
    max-inline-size: 6.5em;
    line-height: 1.15;
    text-align: center;
  }
  /* Cards that meet stand in columns of the same width, each joined to its opposite by a line. */
  [data-facing] > .lines {
    grid-row: 5;
  }
  [data-facing] > .seat {
    inline-size: 100%;
  }
  [data-facing] .front {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: min(4.2em, (100% - 32px) / 5);
    inline-size: 100%;
  }
  [data-facing] .front > * {
    position: relative;
  }
  /* Across the gap between the seats: it takes no place, so that steps move nothing. */
  [data-facing] > [data-at='s'] .front > :not(:has(> .place))::before {
    content: '';
    position: absolute;
    inset-block-end: calc(100% + 2px);
    inline-size: 2px;
    block-size: 14px;
    background: var(--gstk-edge, color-mix(in srgb, currentcolor 45%, transparent));
  }
  .fan > .labelled {
    display: inline-grid;
    margin-inline: 3px;
  }
  .pair {
    display: grid;
    padding: 0 calc(var(--card) * 0.36) calc(var(--card) * 0.3) 0;
  }
  .pair > * {
    grid-area: 1 / 1;
  }
  .pair > :last-child {
    translate: calc(var(--card) * 0.36) calc(var(--card) * 0.3);
  }
  .front .place,
  .place {
    display: block;
    box-sizing: border-box;
    inline-size: var(--card);
    aspect-ratio: 1 / var(--gstk-card-ratio, 1.4);
    border: 1px dashed var(--gstk-line, color-mix(in srgb, currentcolor 30%, transparent));
    border-radius: 6% / 4.3%;
  }
  [data-turned] > :is(.gk, .chip) {
    rotate: 90deg;
    margin-inline: calc(var(--card) * 0.18);
  }
  [data-mark='won'] > :is(.gk, .chip, .pair) {
    outline: 3px solid var(--gstk-mark, light-dark(#b57700, #e9bd57));
    outline-offset: 1px;
  }
  [data-mark='lost'] > :is(.gk, .chip, .pair) {
    opacity: 0.55;
  }
  .lines {
    grid-column: 1 / -1;
    min-block-size: 2.8em;
    place-content: center;
    font-size: 0.875rem;
    text-align: center;
  }
  .lines p {
    margin: 2px 0;
  }
  .bar [aria-pressed='true'] {
    border-color: currentcolor;
    border-width: 2px;
  }
  button[data-card] {
    cursor: pointer;
  }
  button[data-card].gk {
    padding: 0;
    border: 0;
  }
  button[data-card]:hover {
    outline: 2px solid var(--gstk-select, currentcolor);
  }
  button[data-card]:focus-visible {
    outline: 3px solid var(--gstk-focus-inner, #ffd23f);
    box-shadow: 0 0 0 6px var(--gstk-focus-outer, #10131a);
    z-index: 1;
  }
  button[data-state='picked'] {
    transform: translateY(-8px);
    outline: 2px solid var(--gstk-select, currentcolor);
  }
  button[data-state='right'] {
    outline: 3px solid var(--gstk-right, light-dark(#00694f, #6fd39b));
  }
  button[data-state='wrong'] {
    outline: 3px dashed var(--gstk-wrong, light-dark(#b3261e, #ff9d95));
  }

  button.labelled {
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: none;
    color: inherit;
    font: inherit;
    line-height: 1.15;
  }

  .heading::first-letter {
    text-transform: uppercase;
  }
  small {
    display: block;
    text-align: center;
    font-size: 0.75rem;
    color: var(--gstk-ink-2, light-dark(#565b64, #a5abb6));
  }
  .chip.word {
    align-items: center;
    justify-content: center;
    padding: 2px;
    font-size: calc(var(--card) * 0.22);
    overflow-wrap: anywhere;
    text-align: center;
  }
  .board .gk {
    inline-size: var(--card);
  }
  .board [data-small] {
    inline-size: calc(var(--card) * 0.72);
  }
  .sr {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px; /* at the end of a line it would widen the page */
    overflow: hidden;
    clip-path: inset(50%);
    white-space: pre; /* a space at its edge keeps it apart from the text beside it */
  }
  @media (forced-colors: active) {
    .suit.suit path,
    .chip.chip path {
      fill: CanvasText;
    }
    .seat.seat[data-turn] b::before {
      background: Highlight;
    }
    [data-laid][data-laid][data-mark='won'] {
      outline-color: Highlight;
    }
    [data-laid][data-laid][data-mark='wrong'] {
      outline-color: CanvasText;
    }
  }
  @media print {
    .board {
      color-scheme: light;
      break-inside: avoid;
    }
  }
`;
