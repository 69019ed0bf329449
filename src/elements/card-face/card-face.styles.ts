import {css} from '@lit/reactive-element';

/**
 * A page sets the tokens `--gstk-*`; shapes read only `--gk-*`, which are derived from them here.
 *
 * Every shape is cut out of paper: a gap in the colour of the face surrounds each layer, so the
 * deck also works in one ink. `light-dark()` follows the page's own colour scheme; on dark faces
 * the suits stay distinguishable for every kind of colour blindness (CIEDE2000 of 15 or more).
 */
export const cardFaceStyles = css`
  .gk {
    --gk-face: var(--gstk-card-face, light-dark(#fdfcf7, #262a31));
    --gk-ink: var(--gstk-suit-spade, light-dark(#15171c, #e8eaf0));
    --gk-red: var(--gstk-suit-heart, light-dark(#c4162a, #ff695c));
    --gk-blue: var(--gstk-suit-diamond, light-dark(#1360d2, #6699ff));
    --gk-teal: var(--gstk-suit-club, light-dark(#00765f, #38dca5));
    --gk-gold: var(--gstk-card-gold, light-dark(#b07c14, #e3b95a));
    --gk-skin: var(--gstk-card-skin, light-dark(#fdfcf7, #cdc5b4));
    --gk-skin-ink: var(--gstk-card-skin-ink, #15171c);
    --gk-lip: var(--gstk-card-lip, light-dark(#b3122a, #7d1620));
    --gk-cloth: var(--gstk-card-cloth, light-dark(#15171c, #5d6885));
    --gk-hem: var(--gk-face);
    --gk-back: var(--gstk-card-back, light-dark(#2b4470, #3d5a8c));
    --gk-line: var(--gstk-card-back-line, light-dark(#fdfcf7, #e8eaf0));
    --gk-edge: var(--gstk-card-edge, light-dark(#767b85, #868c97));
    --gk-suit: var(--gk-ink);
    flex: none;
    position: relative;
    display: block;
    box-sizing: border-box;
    inline-size: var(--gstk-card-width, 56px);
    aspect-ratio: 1 / var(--gstk-card-ratio, 1.4);
    overflow: hidden;
    border-radius: var(--gstk-card-radius, 6%/4.3%);
    background: var(--gk-face);
    container: gk / inline-size;
  }
  .gk[data-illegal] {
    --gk-face: var(--gstk-illegal-face, light-dark(#f4f2ec, #1c1f24));
    --gk-hollow: var(--gstk-illegal-ink, light-dark(#5a5d64, #9aa0ab));
    --gk-edge: var(--gstk-illegal-edge, light-dark(#c4c1b8, #4d525c));
  }
  .gk[data-two] {
    --gk-blue: var(--gk-red);
    --gk-teal: var(--gk-ink);
  }
  .gk[data-s='H'],
  .gk[data-s='1'] {
    --gk-suit: var(--gk-red);
  }
  .gk[data-s='D'] {
    --gk-suit: var(--gk-blue);
  }
  .gk[data-s='C'] {
    --gk-suit: var(--gk-teal);
  }
  .gk::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid var(--gk-edge);
    border-radius: inherit;
    pointer-events: none;
  }

  .gk svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    --gk-joint: 2;
    --gk-index: 4.6;
    --gk-second: 3;
    --gk-fine: 2;
  }
  .gk .large {
    --gk-joint: 1.3;
    --gk-index: 2.9;
    --gk-fine: 0.9;
  }
  @container gk (inline-size < 96px) {
    .gk .small + .large {
      display: none;
    }
  }
  @container gk (inline-size >= 96px) {
    .gk .small:not(:only-child) {
      display: none;
    }
  }

  /* In a line of text: .82em high, on the baseline. */
  .gk[data-inline] {
    display: inline-block;
    inline-size: auto;
    block-size: 1.16em;
    aspect-ratio: auto;
    border-radius: 0.17em;
    vertical-align: -0.17em;
    container-type: normal;
  }
  .gk[data-inline] svg {
    inline-size: auto;
  }

  .gk path {
    fill: var(--gk-ink);
    stroke: var(--gk-face);
    stroke-width: var(--gk-joint);
    stroke-linejoin: round;
  }
  .gk .s {
    fill: var(--gk-suit);
  }
  .gk .g {
    fill: var(--gk-gold);
  }
  .gk .r {
    fill: color-mix(in srgb, var(--gk-suit) 13%, var(--gk-face));
  }
  .gk :is(.p, .h) {
    fill: var(--gk-face);
  }
  .gk .d {
    fill: var(--gk-cloth);
    stroke: var(--gk-hem);
  }
  .gk :is(.l, .m, .k, .x, .f, .t, .o) {
    fill: none;
  }
  .gk :is(.h, .l) {
    stroke: var(--gk-ink);
  }
  /* A face is skin in every scheme: neither ink nor the dark paper of the night scheme. */
  .gk .w {
    fill: var(--gk-skin);
  }
  .gk .u {
    fill: var(--gk-skin-ink);
  }
  .gk .v {
    fill: var(--gk-lip);
  }
  .gk :is(.w, .m, .k) {
    stroke: var(--gk-skin-ink);
  }
  .gk :is(.n, .u, .v, .b, .a, .r) {
    stroke: none;
  }
  .gk :is(.k, .f, .t) {
    stroke-width: var(--gk-fine);
  }
  .gk .x {
    stroke: var(--gk-suit);
    stroke-width: var(--gk-index);
    stroke-linejoin: miter;
  }
  .gk .y {
    --gk-index: var(--gk-second);
  }
  .gk .b {
    fill: var(--gk-back);
  }
  .gk .t {
    stroke: color-mix(in srgb, var(--gk-line) 40%, var(--gk-back));
  }
  .gk .a {
    fill: var(--gk-line);
  }
  .gk .o {
    stroke: var(--gk-line);
  }
  /* A card that may not be played is hollow: the picture in outline, the index as usual. */
  .gk[data-illegal] path:not(.x) {
    fill: var(--gk-face);
    stroke: var(--gk-hollow);
    stroke-width: 1.4;
  }
  .gk[data-illegal] path:is(.l, .m, .k, .f, .t, .o) {
    fill: none;
  }
  .gk[data-illegal] path.s {
    stroke: var(--gk-suit);
  }
  .gk[data-illegal] .x {
    stroke-width: calc(var(--gk-index) * 0.78px);
  }

  @media (forced-colors: active) {
    .gk,
    .gk[data-illegal] {
      --gk-face: Canvas;
      --gk-line: Canvas;
      --gk-ink: CanvasText;
      --gk-edge: CanvasText;
      --gk-red: var(--gk-ink);
      --gk-blue: var(--gk-ink);
      --gk-teal: var(--gk-ink);
      --gk-gold: var(--gk-ink);
      --gk-skin: Canvas;
      --gk-skin-ink: CanvasText;
      --gk-lip: var(--gk-skin-ink);
      --gk-cloth: CanvasText;
      --gk-back: var(--gk-ink);
      forced-color-adjust: none;
    }
    .gk[data-illegal] {
      --gk-hollow: GrayText;
    }
    .gk[data-illegal]::after {
      border-style: dashed;
    }
  }
  /* Light on dark: skin is still the lighter, cloth the darker of the two colours. */
  @media (forced-colors: active) and (prefers-color-scheme: dark) {
    .gk,
    .gk[data-illegal] {
      --gk-skin: CanvasText;
      --gk-skin-ink: Canvas;
      --gk-cloth: Canvas;
      --gk-hem: CanvasText;
    }
  }
  @media print {
    .gk {
      color-scheme: light;
      print-color-adjust: exact;
    }
  }
`;
