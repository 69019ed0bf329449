import {css} from '@lit/reactive-element';

/** The part of the look that controls and lines need: enough for a tag without cards. */
export const inkTokens = css`
  :host {
    --gstk-font: inherit;
    --gstk-gap: 4px;
    --gstk-radius: 6px;
    --gstk-s1: var(--gstk-gap);
    --gstk-s2: calc(var(--gstk-gap) * 2);
    --gstk-s3: calc(var(--gstk-gap) * 3);
    --gstk-s4: calc(var(--gstk-gap) * 4);
    --gstk-radius-l: calc(var(--gstk-radius) * 1.667);
    --gstk-text-xs: 0.75rem;
    --gstk-text-s: 0.8125rem;
    --gstk-text-m: 0.9375rem;
    --gstk-action: 44px;
    --gstk-table-ink: light-dark(#1a1c20, #e8eaf0);
    /* Tinted by the page, yet opaque enough to stay readable if the page changes without notice. */
    --gstk-table-bg: color-mix(
      in srgb,
      var(--gstk-table-ink) 2.5%,
      color-mix(in srgb, Canvas 70%, transparent)
    );
    --gstk-ink-2: light-dark(#565b64, #a5abb6);
    --gstk-line: color-mix(in srgb, var(--gstk-table-ink) 16%, transparent);
    --gstk-edge: light-dark(#767b85, #868c97);
    --gstk-surface: light-dark(#fff, #1d2025);
    --gstk-well: color-mix(in srgb, var(--gstk-table-ink) 5.5%, transparent);
    --gstk-mark: light-dark(#b57700, #e9bd57);
    --gstk-focus-inner: #ffd23f;
    --gstk-focus-outer: #10131a;
    --gstk-card-face: light-dark(#fdfcf7, #262a31);
  }
  @media screen {
    :host(:state(dark)) {
      color-scheme: dark;
    }
  }
`;

/**
 * The custom properties of the look, for the host of each public tag, used with `inkTokens`. Ink is for
 * controls, paper for cards, gold for marks. A page sets the public properties on the tag: `king-game {
 * --gstk-accent: rebeccapurple }`.
 *
 * Colours come in pairs, and `light-dark()` follows the page's own `color-scheme`, so a page that
 * is light only stays light on a dark system. Where a page is dark without declaring it, the tag
 * has the state `dark` (ground.ts). On dark faces the suits stay distinguishable for every kind of
 * colour blindness. `--gstk-card-width` is left unset: a table chooses it by its own width. Colours
 * used only to draw a card (gold, the lines of its back, a card that may not be played) are defined
 * with the card.
 */
export const tokens = css`
  :host {
    --gstk-card-font: 'Source Serif 4', Charter, 'Iowan Old Style', 'Noto Serif', Georgia, serif;
    --gstk-motion: 1;
    --gstk-trick-hold: 1200;
    --gstk-card-ratio: 1.4;
    --gstk-s6: calc(var(--gstk-gap) * 6);
    --gstk-s8: calc(var(--gstk-gap) * 8);
    --gstk-radius-s: calc(var(--gstk-radius) * 0.5);
    --gstk-text-l: 1.0625rem;
    --gstk-text-xl: 1.375rem;
    --gstk-ease-out: cubic-bezier(0.2, 0.7, 0.2, 1);
    --gstk-act: light-dark(#1a1c20, #e8eaf0);
    --gstk-act-ink: light-dark(#fff, #15171b);
    --gstk-select: light-dark(#1a1c20, #e8eaf0);
    --gstk-accent: light-dark(#8a5a00, #e9bd57);
    --gstk-accent-ink: light-dark(#fff, #1a1300);
    --gstk-accent-soft: color-mix(in srgb, var(--gstk-mark) 13%, transparent);
    --gstk-mark-ink: light-dark(#fff, #1a1300);
    --gstk-right: light-dark(#00694f, #6fd39b);
    --gstk-wrong: light-dark(#b3261e, #ff9d95);
    --gstk-price: var(--gstk-surface);
    --gstk-shade: light-dark(rgb(16 19 26 / 0.12), rgb(0 0 0 / 0.5));
    --gstk-card-edge: light-dark(#767b85, #868c97);
    --gstk-card-back: light-dark(#2b4470, #3d5a8c);
    --gstk-suit-spade: light-dark(#15171c, #e8eaf0);
    --gstk-suit-heart: light-dark(#c4162a, #ff695c);
    --gstk-suit-diamond: light-dark(#1360d2, #6699ff);
    --gstk-suit-club: light-dark(#00765f, #38dca5);
  }
  :host(:state(small)) {
    --gstk-card-width: 52px;
  }
  :host(:state(medium)) {
    --gstk-card-width: 72px;
  }
  :host(:state(large)) {
    --gstk-card-width: 104px;
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --gstk-motion: 0;
    }
  }
`;
