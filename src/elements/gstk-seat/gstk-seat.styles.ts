import {css} from 'lit';

/**
 * Three layouts by the width of the table: stacked in a strip (narrow), two lines (from 30 rem),
 * and one line for the reader's seat and for `flat` seats.
 */
export const seatStyles = css`
  :host {
    min-inline-size: 0;
  }
  /* Seats go around the table from left to right in every script; the text inside them does not. */
  :host(:dir(rtl)) {
    direction: rtl;
  }
  .seat {
    display: grid;
    grid-template: 'face name' auto 'face score' auto 'info info' minmax(20px, auto) / auto 1fr;
    column-gap: 6px;
    align-items: center;
    min-inline-size: 0;
    padding: var(--gstk-s1);
    border-radius: var(--gstk-radius);
  }
  :host([away]) .shield {
    opacity: 0.45;
  }
  .shield {
    grid-area: face;
  }
  .name {
    grid-area: name;
    max-inline-size: 100%;
    justify-self: start; /* next to the shield, in any script */
    font-size: var(--gstk-text-s);
    font-weight: 600;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .score {
    grid-area: score;
    justify-self: start;
    direction: ltr; /* keeps the sign before the number */
    unicode-bidi: isolate;
    font-size: var(--gstk-text-s);
    color: var(--gstk-ink-2);
  }
  .info {
    grid-area: info;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-content: start;
    gap: 0 var(--gstk-s3);
    min-block-size: 18px;
    font-size: var(--gstk-text-xs);
    color: var(--gstk-ink-2);
    white-space: nowrap;
  }
  .info > span {
    display: inline-flex;
    align-items: center;
    gap: var(--gstk-s1);
    min-block-size: 18px;
  }
  .back {
    inline-size: 9px;
    block-size: 12px;
    border: 1px solid var(--gstk-card-edge);
    border-radius: 2px;
    background: var(--gstk-card-back);
  }
  /* One bar for each trick or pair, and none at zero, as on a real table. */
  .pile {
    inline-size: calc(var(--n) * 5px);
    max-inline-size: 40px;
    block-size: 12px;
    background: repeating-linear-gradient(90deg, currentColor 0 3px, transparent 3px 5px);
  }
  .none {
    visibility: hidden;
  }
  .turn {
    background: var(--gstk-accent-soft);
    box-shadow: inset 0 -2px 0 var(--gstk-mark);
  }
  .turn .name::before {
    content: '';
    display: inline-block;
    inline-size: 7px;
    block-size: 10px;
    margin-inline-end: 5px;
    background: var(--gstk-mark);
    clip-path: polygon(0 0, 100% 50%, 0 100%);
    forced-color-adjust: none;
  }
  .turn:dir(rtl) .name::before {
    scale: -1 1;
  }

  :host(:is([own], [flat])) .seat {
    grid-template: 'face name score info' minmax(32px, auto);
    justify-content: center;
    column-gap: var(--gstk-s2);
    padding-block: 0;
  }
  :host(:is([own], [flat])) .shield {
    inline-size: 22px;
  }
  :host([flat]) .seat {
    justify-content: start;
  }
  :host(:is([own], [flat])) .none {
    display: none;
  }

  @container (15rem <= inline-size < 20rem) {
    .shield {
      inline-size: 20px;
    }
  }
  /*
   * Beside the middle a seat has 110 px: there and in a strip, pictures replace "cards" and what is
   * taken.
   */
  @container (inline-size < 37.5rem) or (53.75rem <= inline-size < 60rem) {
    .unit {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @container (inline-size >= 30rem) {
    .seat,
    :host([own]) .seat {
      grid-template-areas: 'face name score' 'face info info';
      grid-template-rows: minmax(18px, auto) minmax(18px, auto);
      grid-template-columns: auto minmax(0, auto) 1fr;
      column-gap: var(--gstk-s2);
      padding: var(--gstk-s1) var(--gstk-s2);
    }
    .info {
      column-gap: var(--gstk-s2);
    }
    :host([own]) .shield {
      inline-size: 28px;
    }
  }
  @container (37.5rem <= inline-size < 53.75rem) or (inline-size >= 60rem) {
    .back {
      display: none;
    }
    .none,
    :host([own]) .none {
      display: inline-flex;
      visibility: inherit; /* hidden with the board that a summary covers */
    }
  }
  @container (inline-size < 15rem) or (inline-size < 28ch) {
    .seat {
      grid-template: 'face name score' auto 'face info info' auto / auto minmax(0, 1fr) auto;
    }
    :host([flat]) .name {
      min-inline-size: 6ch; /* what follows takes a second line */
    }
  }

  /* With a total: name and points of the deal, the pile and what counts in it, the total. */
  .tally {
    border: 1px solid transparent;
  }
  .tally.won {
    background: var(--gstk-accent-soft);
  }
  .tally .name {
    font-size: var(--gstk-text-s);
  }
  .tally .score {
    justify-self: start;
    color: inherit;
    font-size: var(--gstk-text-m);
    font-weight: 700;
    white-space: nowrap;
    transform-origin: 0 50%;
  }
  .tally .score.zero {
    color: var(--gstk-ink-2);
    font-weight: 400;
  }
  .pile-of {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    min-inline-size: 4px;
    min-block-size: 18px;
    font-size: var(--gstk-text-xs);
  }
  .pile-of .pile {
    inline-size: calc(var(--n) * 4px);
    background: repeating-linear-gradient(90deg, currentColor 0 2.5px, transparent 2.5px 4px);
    transform-origin: 100% 100%;
  }
  .pile-of .count {
    display: inline-flex;
    align-items: center;
  }
  .pile-of .suit {
    inline-size: 11px;
    fill: currentColor;
  }
  .pile-of.counts {
    color: var(--gstk-table-ink);
  }
  .chips {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    min-block-size: 22px;
    transform-origin: 0 50%;
  }
  .total {
    grid-area: total;
    display: none;
    font-size: var(--gstk-text-xs);
    color: var(--gstk-ink-2);
    white-space: nowrap;
  }
  :host(:not([own])) .tally {
    grid-template:
      'face name name' 1.125rem 'face score pile' 1.25rem
      'chips chips chips' 1.375rem / auto auto 1fr;
    column-gap: 6px;
    padding: 4px;
  }
  :host(:not([own])) .tally .info {
    display: contents;
  }
  :host(:not([own])) .tally .pile-of {
    grid-area: pile;
    color: var(--gstk-ink-2);
  }
  :host(:not([own])) .tally .chips {
    grid-area: chips;
    padding-block-start: 1px;
  }
  :host([own]) .tally {
    grid-template: 'face name score' minmax(18px, auto) 'face info info' 22px / auto auto 1fr;
    justify-content: start;
    column-gap: 6px;
    padding: 0 8px 0 6px;
  }
  :host([own]) .tally .shield {
    inline-size: 22px;
  }
  .tally .info {
    flex-wrap: nowrap;
    gap: 6px;
  }
  @container (inline-size < 30rem) {
    .opens .score {
      display: none;
    }
    .opens .total {
      display: block;
      grid-area: 2 / 2 / 3 / 4;
      font-size: var(--gstk-text-s);
    }
    :host([own]) .opens .total {
      grid-area: score;
    }
  }
  @container (inline-size >= 30rem) {
    .tally .name {
      font-size: var(--gstk-text-m);
    }
    .tally .total {
      display: block;
    }
    .tally .shield,
    :host([own]) .tally .shield {
      inline-size: 32px;
    }
    :host(:not([own])) .tally .info {
      display: flex;
    }
    :host(:not(.n, [own])) .tally :is(.info, .chips) {
      flex-wrap: wrap; /* in a narrow place next to the middle */
    }
    :host(:not(.n, [own])) .tally {
      grid-template:
        'face name score' 1.25rem 'face info info' minmax(1.5rem, auto)
        'face total total' 1rem / auto auto 1fr;
      column-gap: var(--gstk-s2);
      padding: 6px 10px 6px 8px;
    }
    /* At the right edge: the caret of a turn and longer points move nothing. */
    :host(:is(.e, .ne, .se)) .tally {
      min-inline-size: 8.25rem;
    }
    :host(:is(.n, [own])) .tally {
      grid-template:
        'face name score total' 1.25rem 'face info info info' 1.5rem
        / auto auto auto 1fr;
      column-gap: var(--gstk-s2);
      min-inline-size: 13rem;
      padding: 4px 10px 4px 8px;
    }
    /* Beside a trick there is little room: the name keeps it. */
    @container (inline-size < 37.5rem) or (53.75rem <= inline-size < 66rem) {
      :host(:not(.n, [own])) .tally {
        column-gap: 6px;
        padding: 6px 4px;
      }
    }
    @container (inline-size < 37.5rem) or (53.75rem <= inline-size < 62.5rem) {
      :host(:not(.n, [own])) .tally {
        column-gap: var(--gstk-s1);
        padding-inline: 2px;
      }
      :host(:is(.e, .ne, .se)) .tally {
        min-inline-size: 7.25rem;
      }
      :host(:not(.n, [own])) .shield {
        inline-size: 26px;
      }
      :host(:not(.n, [own])) .tally :is(.name, .score) {
        font-size: var(--gstk-text-s);
      }
    }
    @container (inline-size < 34rem) {
      :host([own]) .tally .total {
        display: none; /* undo and hint stand close by */
      }
    }
    :host(:is(.n, [own])) .total {
      padding-inline-start: var(--gstk-s1);
    }
  }
`;
