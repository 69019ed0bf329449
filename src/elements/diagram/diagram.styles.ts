import {css} from '@lit/reactive-element';

/**
 * A diagram on the page's own background: quiet lines, cards on paper, suits as bridge columns
 * print them.
 */
export const diagramStyles = css`
  .board {
    --own: var(--gstk-suit-spade, currentcolor);
    display: grid;
    grid-template: 'h h h' auto '. n .' auto 'w t e' auto '. s .' auto / minmax(0, 1fr) auto minmax(
        0,
        1fr
      );
    gap: 8px 12px;
    align-items: center;
    justify-items: center;
    padding: 12px;
    border: 1px solid var(--gstk-line, color-mix(in srgb, currentcolor 18%, transparent));
    border-radius: 10px;
    background: var(--gstk-table-bg, color-mix(in srgb, currentcolor 3%, transparent));
    font-size: 0.9375rem;
    line-height: 1.35;
    font-family: var(--gstk-font, inherit);
    font-variant-numeric: tabular-nums;
  }
  .board[data-seats='3'] {
    grid-template-areas: 'h h h' 'w . e' '. t .' '. s .';
  }
  .heading {
    grid-area: h;
    min-block-size: 1.35em;
    margin: 0;
    font-weight: 600;
    text-align: center;
  }
  .seat {
    max-inline-size: 100%;
    line-height: 1.25;
    text-align: center;
  }
  [data-at='n'] {
    grid-area: n;
  }
  [data-at='w'] {
    grid-area: w;
  }
  [data-at='e'] {
    grid-area: e;
  }
  [data-at='s'] {
    grid-area: s;
  }
  .seat[data-at='s'] {
    grid-column: 1 / -1;
  }
  b,
  .suits > * {
    display: block;
  }
  b {
    font-weight: 600;
    font-size: 0.8125rem;
  }
  .seat[data-turn] b::before {
    content: '';
    display: inline-block;
    inline-size: 0.45em;
    block-size: 0.45em;
    margin-inline-end: 0.4em;
    border-radius: 50%;
    background: var(--gstk-mark, light-dark(#b57700, #e9bd57));
    vertical-align: 0.15em;
  }
  .suits {
    inline-size: fit-content;
    margin-inline: auto;
    text-align: start;
  }
  .suit {
    white-space: nowrap;
    letter-spacing: 0.02em;
  }
  /* next to the trick a long suit continues below, under its ranks */
  :is([data-at='w'], [data-at='e']) .suit {
    padding-inline-start: 1.18em;
    text-indent: -1.18em;
    white-space: normal;
  }
  .suit svg {
    inline-size: 0.78em;
    block-size: 0.78em;
    margin-inline-end: 0.4em;
    vertical-align: -0.08em;
  }
  .rest {
    font-size: 0.8125rem;
  }
  [data-s='H'] {
    --own: var(--gstk-suit-heart, light-dark(#c4162a, #ff695c));
  }
  [data-s='D'] {
    --own: var(--gstk-suit-diamond, light-dark(#1360d2, #6699ff));
  }
  [data-s='C'] {
    --own: var(--gstk-suit-club, light-dark(#00765f, #38dca5));
  }
  .suit path,
  .chip path {
    fill: var(--own);
  }

  .trick {
    grid-area: t;
    display: grid;
    grid-template: '. n .' 1fr 'w . e' 1fr '. s .' 1fr / auto auto auto;
    align-items: center;
    justify-items: center;
    min-block-size: calc(var(--card) * 2.4);
    min-inline-size: calc(var(--card) * 2.6);
    padding-block: calc(var(--card) * 0.22);
  }
  .board,
  .room {
    --card: var(--gstk-card-width, clamp(35px, 7cqi - 1.82px, 44px));
  }
  [data-laid] {
    margin: calc(var(--card) * -0.22) 1px;
    border-radius: 4px;
  }
  .board[data-lay] {
    grid-template: auto / repeat(auto-fill, minmax(max(7.5rem, 30%), 1fr));
    align-items: start;
    gap: 0 8px;
  }
  [data-lay] > :not(.seat) {
    grid-area: auto / 1 / auto / -1;
  }
  [data-lay] > :not(.seat, :last-child) {
    margin-block-end: 10px;
  }
  /* Names, notes, hands and cards of seats in one line are level, however long a note is. */
  [data-lay] .seat {
    display: grid;
    grid-area: auto / auto / span 4;
    grid-template-rows: subgrid;
    row-gap: 0;
    inline-size: 100%;
    margin-block-end: 14px;
  }
  [data-lay] .seat > b {
    grid-row: 1;
  }
  [data-lay] .seat > small {
    grid-row: 2;
  }
  [data-lay] .seat > :is(.suits, .fan) {
    grid-row: 3;
  }
  [data-lay] .seat > .front {
    grid-row: 4;
  }
  [data-lay] .trick {
    display: flex;
    min-inline-size: 0;
    min-block-size: calc(var(--card) * 1.6);
  }
  /* As tall as a line of text, so that two rows have the same length. */
  .fan {
    margin-block-end: -2px;
    line-height: 0;
    text-align: center;
    text-wrap: balance;
  }
  .fan > * {
    display: inline-block;
    margin: 2px 1px;
    vertical-align: top;
  }
  .fan > .chip {
    display: inline-flex;
  }
  .chip {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    flex: none;
    box-sizing: border-box;
    inline-size: var(--card);
    aspect-ratio: 1 / var(--gstk-card-ratio, 1.4);
    padding: calc(var(--card) * 0.1) calc(var(--card) * 0.12);
    border: 1px solid var(--gstk-card-edge, light-dark(#767b85, #868c97));
    border-radius: 6% / 4.3%;
    background: var(--gstk-card-face, light-dark(#fdfcf7, #262a31));
    color: var(--own);
    font: 700 calc(var(--card) * 0.4) / 1 var(--gstk-card-font, Georgia, serif);
  }
  .chip svg {
    inline-size: 44%;
    block-size: auto;
  }
  .chip.back {
    background: var(--gstk-card-back, light-dark(#2b4470, #3d5a8c));
  }
`;
