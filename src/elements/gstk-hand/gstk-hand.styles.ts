import {css} from 'lit';

/**
 * A button is the visible strip of its card; the face extends beyond it and is covered by the next
 * card. Flex layout spreads the cards: the script only sets the rows and two numbers.
 */
export const handStyles = css`
  .box {
    position: relative;
    container-type: inline-size;
    --c: var(--gstk-card-width, 60px);
    --pad: var(--gstk-s3, 12px);
  }
  @container (inline-size >= 30rem) {
    .box {
      --c: var(--gstk-card-width, 68px);
      --pad: var(--gstk-s4, 16px);
    }
  }
  @container (inline-size >= 53.75rem) {
    .box {
      --c: var(--gstk-card-width, 88px);
    }
  }
  /* A card that is dragged lies above the board. */
  .box:has([data-dragged]) {
    z-index: 5;
  }
  .ruler {
    display: block;
    margin-inline: var(--pad);
  }
  .probe {
    inline-size: var(--c);
  }
  /* Its height tells the script that the table is not narrow. */
  @container (inline-size >= 30rem) {
    .probe {
      block-size: 1px;
      margin-block-end: -1px;
    }
  }
  .hand {
    --gstk-card-width: var(--c);
    display: grid;
    align-content: end;
    isolation: isolate;
    padding: 24px var(--pad) var(--pad);
    min-block-size: calc(24px + var(--pad) + var(--c) * (1.4 + 0.98 * (var(--rows) - 1)));
    outline: none;
  }
  .fit {
    --gstk-card-width: min(
      var(--c),
      calc((100cqi - 2 * var(--pad) - 4px * (var(--n) - 1)) / var(--n))
    );
  }
  .row {
    display: flex;
    justify-content: center;
  }
  /* Cards with names below them: more room between, and a line. */
  .captions {
    --caption: max(18px, 1.125rem);
    --between: max(8px, min(4.5rem - 64px, 10cqi)); /* letters twice as large need much more */
    padding-block-end: calc(var(--pad) + var(--caption));
    min-block-size: calc(
      24px + var(--pad) + var(--caption) + var(--c) * (1.4 + 0.98 * (var(--rows) - 1))
    );
  }
  .captions > .row {
    gap: var(--between);
  }
  .captions:has(.row > :nth-child(5)) {
    --between: 8px;
  }
  .caption {
    position: absolute;
    inset: calc(100% + 4px) calc(var(--between) / -2) auto;
    font-size: var(--gstk-text-xs, 0.75rem);
    line-height: max(14px, 1.16em);
    text-align: center;
    white-space: nowrap;
  }
  .row + .row {
    margin-block-start: calc(var(--gstk-card-width) * -0.42);
  }

  .card {
    appearance: none;
    position: relative;
    flex: 1 1 0;
    min-inline-size: 0;
    max-inline-size: calc(var(--gstk-card-width) + 4px);
    block-size: calc(var(--gstk-card-width) * var(--gstk-card-ratio, 1.4));
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    color: inherit;
    cursor: pointer;
    outline: none;
    transform-origin: calc(var(--gstk-card-width) / 2) 50%; /* the middle of the face */
    -webkit-user-select: none; /* Safari knows no other name */
    user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  /* A finger that moves up or down scrolls the page; one that moves sideways drags the card. */
  :host([grab]) .card {
    touch-action: pan-y pinch-zoom;
  }
  .card:last-child {
    flex: 0 0 var(--gstk-card-width);
  }
  .card > .two-sided {
    position: absolute;
    inset: 0 auto auto 0;
    pointer-events: none;
  }
  .gk {
    position: absolute;
    inset: 0 auto auto 0;
    pointer-events: none;
    border-radius: var(--gstk-card-radius, calc(var(--gstk-card-width) * 0.06));
    transition: transform calc(150ms * var(--gstk-motion, 1)) var(--gstk-ease-out, ease-out);
  }
  /* In right-to-left pages the fan is mirrored, so that the first card is on top. */
  .row:dir(rtl) .card {
    z-index: var(--z);
  }
  .row:dir(rtl) .card:last-child {
    flex: 1 1 0;
  }
  .row:dir(rtl) .card:first-child {
    flex: 0 0 var(--gstk-card-width);
  }

  .legal .gk {
    transform: translateY(-8px);
    box-shadow: 0 1px 1px var(--gstk-shade);
  }
  .illegal {
    cursor: default;
  }
  .illegal .gk {
    transform: translateY(4px);
  }
  /* Visible at once, before the script has computed anything. */
  .legal:not(.selected):active .gk {
    transform: translateY(-14px);
  }
  @media (hover: hover) {
    .legal:not(.selected, :active):hover .gk {
      transform: translateY(-12px);
    }
  }
  .fresh .gk::after {
    border: 2px solid var(--gstk-mark);
  }
  .crowned .gk {
    --gstk-card-edge: var(--gstk-mark);
    box-shadow: 0 0 0 2px var(--gstk-mark);
  }
  .card > .crown {
    position: absolute;
    inset: auto 0 calc(100% - 3px);
    display: grid;
    place-items: center;
    inline-size: var(--gstk-card-width);
  }
  .crown > .icon {
    inline-size: 34px;
    block-size: 26px;
    fill: var(--gstk-mark);
  }
  .hint .gk {
    transform: translateY(-12px);
    --gstk-card-edge: var(--gstk-mark);
    box-shadow: 0 0 0 2px var(--gstk-mark);
  }
  .selected .gk {
    transform: translateY(-20px);
    --gstk-card-edge: var(--gstk-select);
    box-shadow:
      0 0 0 2px var(--gstk-select),
      0 4px 10px var(--gstk-shade);
  }
  .refused .gk {
    --gstk-illegal-edge: var(--gstk-wrong);
    box-shadow: 0 0 0 2px var(--gstk-wrong);
  }
  .row .card:focus-visible {
    z-index: 200;
  }
  .row .card[data-dragged] {
    z-index: 220;
  }
  [data-dragged='on'] .gk {
    box-shadow: 0 6px 10px var(--gstk-shade);
  }
  .card:focus-visible .gk {
    outline: 2px solid var(--gstk-focus-inner, #ffd23f);
    outline-offset: 1px;
    box-shadow: 0 0 0 6px var(--gstk-focus-outer, #10131a);
  }
  /* A tab on the upper edge of a card that is raised. */
  .tag {
    bottom: calc(100% + 12px);
    left: 4px;
    min-block-size: 16px;
    border-radius: var(--gstk-radius-s) var(--gstk-radius-s) 0 0;
    background: var(--gstk-accent);
    color: var(--gstk-accent-ink);
  }
  .selected .tag {
    bottom: calc(100% + 20px);
  }
  .order {
    position: absolute;
    inset: -30px auto auto calc(var(--gstk-card-width) / 2 - 10px);
    display: grid;
    place-items: center;
    inline-size: 20px;
    block-size: 20px;
    border-radius: 50%;
    background: var(--gstk-act);
    color: var(--gstk-act-ink);
    font-size: var(--gstk-text-xs);
    font-weight: 700;
    line-height: 1;
    pointer-events: none;
  }
  /* Feet stand on one line, however far their cards are raised, and partly below the cards. */
  .foot {
    position: absolute;
    inset: auto 0 -10px;
    background: var(--gstk-table-bg);
    color: var(--gstk-ink-2);
    font-size: min(0.625rem, 14px);
    line-height: 1.1;
    text-align: center;
    pointer-events: none;
  }
  .foot::before {
    content: attr(data-foot);
    content: attr(data-foot) / '';
  }
  /* A picture, not a word of the card's name. */
  .order::before {
    content: attr(data-order);
    content: attr(data-order) / '';
  }
  @container (inline-size >= 30rem) {
    .foot {
      font-size: min(0.75rem, 16px);
    }
  }
  @container (inline-size < 30rem) {
    .row:has(> :nth-child(8)) .foot {
      display: none; /* the strips are too thin for words */
    }
  }
  @container (inline-size < 28ch) {
    .captions {
      --caption: 5ch;
    }
    .caption {
      line-height: 1.1;
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`;
