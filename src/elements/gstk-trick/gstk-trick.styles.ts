import {css} from 'lit';
import {priceStyles} from '../shared/styles/price.styles.js';
import {trickWidths} from './trick-widths.js';

/**
 * A compass of half columns and half rows: every slot is reserved before its card comes, and the
 * block is always two cards high.
 */
export const trickStyles = css`
  .box {
    position: relative;
    z-index: 1; /* moving cards pass over the hand and the seats */
    --t: ${trickWidths.narrow};
    --gap: var(--gstk-s4);
  }
  @container (inline-size >= 30rem) {
    .box {
      --t: ${trickWidths.medium};
      --gap: var(--gstk-s2);
    }
  }
  @container (inline-size >= 53.75rem) {
    .box {
      --t: ${trickWidths.wide};
      --gap: var(--gstk-s3);
    }
  }
  .trick {
    --gstk-card-width: var(--t);
    --h: calc(var(--t) * var(--gstk-card-ratio, 1.4));
    display: grid;
    direction: ltr; /* play goes around the table in every script */
    grid-template-columns: repeat(6, calc((var(--t) + var(--gap)) / 2));
    grid-template-rows: repeat(4, calc(var(--h) / 2 + 1.5px));
    justify-content: center;
    padding-block: var(--gstk-s2) var(--gstk-s3);
  }
  /* Rows: top, middle, bottom; columns: left, middle, right. */
  .slot {
    position: relative;
    grid-area: 1 / 3 / span 2 / span 2;
    justify-self: center;
    inline-size: var(--t);
    block-size: var(--h);
    border-radius: calc(var(--t) * 0.06);
  }
  .w,
  .e {
    grid-row-start: 2;
    align-self: center;
  }
  .s,
  .sw,
  .se {
    grid-row-start: 3;
    align-self: end;
  }
  .w,
  .nw,
  .sw {
    grid-column-start: 1;
  }
  .e,
  .ne,
  .se {
    grid-column-start: 5;
  }
  /* Of three, the left and right cards hang higher, and the reader's comes up to them. */
  .three :is(.w, .e) {
    grid-row-start: 1;
    align-self: start;
    inset-block-start: calc(var(--t) * 0.3);
  }
  .three .s {
    inset-block-start: calc(var(--t) * -0.2 - 6px);
  }
  .ring {
    padding-block-end: 20px;
  }
  /* Without a seat in the north the upper two move together. */
  .five .nw {
    grid-column-start: 2;
  }
  .five .ne {
    grid-column-start: 4;
  }
  /* Only the open place is drawn. */
  .next {
    display: grid;
    align-content: end;
    justify-items: center;
    padding: 0 3px 6px;
    border: 1.5px dashed var(--gstk-mark);
    color: var(--gstk-accent);
    font-size: var(--gstk-text-xs);
    line-height: 1.15;
    overflow: hidden;
    overflow-wrap: anywhere;
    text-align: center;
  }
  .card {
    appearance: none;
    position: relative;
    display: block;
    transform: translate(0); /* always set, so that the start of a motion causes no layout */
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    color: inherit;
  }
  .card:has(.tag, .price) {
    z-index: 1; /* lets its tag cover the next card */
  }
  .card.under {
    z-index: 0;
  }
  .price {
    position: absolute;
    inset-block-end: -8px;
    inset-inline-start: 50%;
    z-index: 2; /* above the ring */
    translate: -50%;
  }
  ${priceStyles('.price', '.price.pays')}
  button.card {
    cursor: help;
  }
  .gk {
    border-radius: var(--gstk-card-radius, calc(var(--t) * 0.06));
  }
  /* The ring is not that of the face, which may be pale. */
  .win::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border: 1px solid var(--gstk-mark);
    border-radius: var(--gstk-card-radius, calc(var(--t) * 0.06));
    box-shadow: 0 0 0 2px var(--gstk-mark);
    pointer-events: none;
  }
  .crown {
    font-size: 13px;
    inset: -10px -8px auto auto;
    padding-inline: 4px;
    background: var(--gstk-mark);
    color: var(--gstk-mark-ink);
  }
  .crown .icon {
    inline-size: 14px;
    block-size: 14px;
  }
  .crown:has(b) {
    gap: 3px;
    padding-inline: 4px 2px;
  }
  /* On its own background: text of this size is not readable on gold. */
  .crown b {
    padding-inline: 4px;
    border-radius: 8px;
    background: var(--gstk-price, var(--gstk-surface));
    color: var(--gstk-wrong);
    line-height: 14px;
  }
  .crown b.pays {
    color: var(--gstk-right);
  }
  .led {
    inset: calc(100% + 2px) auto auto 50%;
    translate: -50%;
    color: var(--gstk-ink-2);
    font-weight: 400;
  }
  /* Under the winning card it would be said of that one. */
  .leaves .led {
    visibility: hidden;
  }
  :where(.card:has(.price)) .led {
    inset-block-start: calc(100% + 10px);
  }
  /* A column has no room for a tag between two cards, but at their side. */
  .n .led {
    inset: 0 calc(100% + 2px) auto auto;
    translate: none;
  }
  .s .led {
    inset: auto auto 0 calc(100% + 2px);
    translate: none;
  }
  .ring :is(.n, .nw, .ne) .led {
    inset: auto auto -9px 50%;
    translate: -50%;
    border: 1px solid var(--gstk-line);
    background: var(--gstk-surface);
  }
  .ring :is(.s, .sw, .se) .led {
    inset: 100% auto auto 50%;
    translate: -50%;
  }
`;
