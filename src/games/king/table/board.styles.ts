import {css} from 'lit';
import {inLow, inLowest, inLowWide} from '../../../elements/shared/index.js';

/** What a deal is about, in a low window. */
const SMALL = '.middle .title{font-size:1.25rem}.prices:not(.many){--gstk-card-width:36px}';

/** Header, seats and intro of a King table, inside the table's shadow root. */
export const boardStyles = css`
  .sign {
    flex: none;
    inline-size: 26px;
    block-size: 26px;
    fill: none;
    stroke: var(--gstk-wrong);
    stroke-width: 2;
  }
  .sign path {
    stroke-width: 2.6;
  }
  .sign.minus circle {
    fill: var(--gstk-price, none);
  }
  .sign.plus {
    stroke: var(--gstk-mark-ink);
  }
  .sign.plus circle {
    fill: var(--gstk-mark);
    stroke: var(--gstk-mark);
  }
  .contract .sign {
    inline-size: 16px;
    block-size: 16px;
    margin-inline-end: 5px;
    vertical-align: -0.16em;
  }
  .contract .out {
    gap: 8px;
  }
  .out .heavy {
    border-color: var(--gstk-mark);
    box-shadow: 0 0 0 1px var(--gstk-mark);
  }
  .contract .goal b {
    color: var(--gstk-table-ink);
    font-weight: 600;
  }
  .priced,
  .marks {
    display: inline-flex;
    align-items: center;
    gap: 3px 6px;
  }
  .chip.barred {
    position: relative;
  }
  .chip.barred::after {
    content: '';
    position: absolute;
    inset: -1px;
    background: linear-gradient(
      to top right,
      transparent calc(50% - 1.6px),
      var(--gstk-wrong) calc(50% - 1px) calc(50% + 1px),
      transparent calc(50% + 1.6px)
    );
  }

  /* The text of the table before cards lie there: type on the table, without a box. */
  .middle {
    z-index: 2;
    place-self: center;
    display: grid;
    gap: 4px;
    justify-items: center;
    inline-size: 100%;
    text-align: center;
    text-wrap: balance;
  }
  .middle > * {
    margin: 0;
  }
  .middle .title {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    font: 650 1.5rem/1.15 var(--gstk-card-font);
    letter-spacing: -0.01em;
  }
  .middle h3 {
    font-size: var(--gstk-text-l);
  }
  .middle .actions {
    display: grid;
    inline-size: min(100%, 15rem);
    margin-block-start: 6px;
  }
  .intro {
    gap: 1px;
    margin-block: -5px; /* lines of wide letters move nothing */
  }
  .prices {
    --gstk-card-width: 44px;
    display: flex;
    align-items: flex-end;
    justify-content: center;
    gap: var(--gstk-s4);
    margin-block: 3px 0;
  }
  .prices figure {
    display: grid;
    justify-items: center;
    margin: 0;
  }
  .prices .shield {
    inline-size: 36px;
  }
  .prices figcaption {
    font-size: var(--gstk-text-s);
    font-weight: 600;
    line-height: 1.5;
    white-space: nowrap;
  }
  .prices .costs figcaption {
    color: var(--gstk-wrong);
  }
  .prices .pays figcaption {
    color: var(--gstk-right);
  }
  .prices :is(.costs, .pays) figcaption {
    padding-inline: 6px;
    border-radius: 10px;
    background: var(--gstk-price, none);
  }
  .prices .gk path:is(.of-S, .of-H, .of-D, .of-C) {
    fill: var(--gk-ink);
  }
  .prices .gk path.of-H {
    fill: var(--gk-red);
  }
  .prices .gk path.of-D {
    fill: var(--gk-blue);
  }
  .prices .gk path.of-C {
    fill: var(--gk-teal);
  }
  .takes .gk::after {
    border: 2px solid var(--gstk-mark);
  }
  .takes .piled .gk::after {
    border: 1px solid var(--gstk-card-edge);
  }
  .crosswise {
    inline-size: calc(var(--gstk-card-width) * 1.4);
  }
  .crosswise svg {
    display: block;
    overflow: visible;
  }
  .crosswise .back {
    fill: var(--gstk-card-back);
    stroke: var(--gstk-card-edge);
    stroke-width: 2;
  }
  .crosswise .front {
    fill: var(--gstk-card-face);
    stroke: var(--gstk-card-edge);
    stroke-width: 2.4;
  }
  .takes .crosswise :is(.back, .front) {
    stroke: var(--gstk-mark);
    stroke-width: 4;
  }
  .crosswise .crown {
    fill: var(--gstk-mark);
  }
  .crosswise .figures {
    fill: none;
    stroke: var(--gstk-table-ink);
    stroke-width: 6;
  }
  .fan {
    display: flex;
  }
  .fan > * + * {
    margin-inline-start: calc(var(--gstk-card-width) * -0.2);
  }
  .piled {
    position: relative;
    display: block;
  }
  .piled::before,
  .piled::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    translate: 2px -2px;
    border: 1px solid var(--gstk-card-edge);
    border-radius: 2px;
    background: var(--gstk-card-back);
  }
  .piled::before {
    translate: 4px -4px;
  }
  .ticks {
    display: flex;
    gap: 3px;
    padding-block-end: 30px;
  }
  .ticks i {
    inline-size: 4px;
    block-size: 30px;
    border-radius: 1px;
    background: var(--gstk-edge);
    opacity: 0.5;
  }
  .prices:has(.ticks, figure:nth-child(4)) {
    gap: var(--gstk-s2);
  }
  .prices.many {
    --gstk-card-width: 33px;
    gap: 6px;
  }
  .prices.many .crosswise {
    inline-size: 44px;
  }
  .prices .raised {
    translate: 0 -3px;
  }
  .tags {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 2px 12px;
    min-block-size: 22px;
  }
  .tags .priced {
    gap: 5px;
  }
  /* Above the card on the right, or with three players in the empty place; the leader is named on
     the left. */
  .countdown {
    grid-area: t;
    place-self: start end;
    margin: 0;
    text-align: end;
    font-size: var(--gstk-text-xs);
    line-height: 1.25;
    white-space: nowrap;
    pointer-events: none;
  }
  .countdown :is(b, span) {
    display: block;
  }
  .countdown b {
    color: var(--gstk-table-ink);
    font-weight: 600;
  }
  .board:not(:has(> .n)) > .countdown {
    justify-self: center;
    margin-block-start: -16px; /* above the crown of the card on the left */
    text-align: center;
  }

  /* Counters and deal are always whole. Of the rest, what has no room lies on a second line, unseen. */
  @container gstk (inline-size >= 28ch) {
    .contract .name {
      max-block-size: 1lh;
      white-space: normal;
    }
    .contract .name > * {
      white-space: nowrap;
    }
  }
  .contract .goal {
    display: flex;
    flex-wrap: wrap;
    min-inline-size: 0;
    max-block-size: 1lh;
    overflow: hidden;
  }
  .contract .goal::before {
    content: '';
    block-size: 1lh;
  }
  .contract .out {
    min-inline-size: auto;
  }
  @container gstk (28ch <= inline-size < 36rem) {
    .contract {
      display: flex;
      flex-wrap: wrap;
    }
    .contract::after {
      content: '';
      order: 1;
      flex-basis: 100%;
    }
    .contract :is(.name, .goal) {
      flex: 1 1 0;
    }
    .contract :is(.goal, .out) {
      order: 2;
    }
    .contract :is(.deal, .out) {
      min-block-size: 22px;
      align-content: center;
    }
  }
  @container gstk (inline-size >= 36rem) {
    .contract {
      display: flex;
    }
    .contract .goal {
      flex-shrink: 1000;
    }
    .contract :is(.out, .deal) {
      flex-shrink: 0;
    }
    .contract .deal {
      margin-inline-start: auto;
      min-block-size: 24px;
      align-content: center;
    }
  }
  @container gstk (inline-size < 22rem) {
    .contract .name {
      font-size: 14px; /* as long as “Без двух последних” */
    }
  }
  @container gstk (inline-size < 28ch) {
    .contract .name {
      font-size: 0.875rem; /* it has a line of its own, in large letters */
    }
    .contract :is(.out, .priced) {
      flex-wrap: wrap;
    }
  }
  @container gstk (inline-size >= 30rem) {
    .countdown {
      justify-self: center;
      inline-size: 0; /* it begins beside the upper card, regardless of its text */
      translate: calc(var(--t) / 2 + 16px);
      text-align: start;
    }
    .board:not(:has(> .n)) > .countdown {
      inline-size: auto;
      margin-block-start: -4px;
      translate: none;
    }
    .contract .sign {
      inline-size: 18px;
      block-size: 18px;
    }
    .sign {
      inline-size: 30px;
      block-size: 30px;
    }
    .middle {
      inline-size: min(340px, 100cqi - 270px);
      margin-inline: -80px;
      gap: 6px;
    }
    .middle .title {
      font-size: 1.75rem;
    }
    /* Buttons leave room for the seats at the sides, whose chips may need a second line. */
    .middle.ask {
      margin-inline: 0;
      inline-size: min(260px, 100cqi - 286px);
    }
    .intro {
      gap: 2px;
    }
    .intro .title {
      inline-size: max-content;
    }
    .prices {
      --gstk-card-width: 52px;
    }
    .prices.many {
      --gstk-card-width: 36px;
    }
  }
  .board {
    /* 104 px if the seats at the sides have room. */
    --large-trick: clamp(72px, (100cqi - 642px) / 3, 104px);
  }
  /* From here on a trick is high enough for large type. */
  @container gstk (inline-size >= 56rem) {
    .middle {
      inline-size: 380px;
      gap: 10px;
    }
    .middle .title {
      font-size: 2.25rem;
    }
    .middle .s {
      font-size: var(--gstk-text-m);
    }
    .intro {
      gap: 6px;
    }
    .prices:not(.many) {
      --gstk-card-width: 72px;
      gap: 24px;
    }
    .prices.many {
      --gstk-card-width: 44px;
    }
  }
  /* Three lines below the first, as of a hint. */
  ${inLow(
    '.prompt{min-block-size:68px;padding-block:1px}.say>.q{line-height:1.15}' +
      '.table>.prompt:not(.brief)>.say{padding-block-start:2px}',
  )}
  /* The top line says the number of the deal, too. */
  ${inLowest('.intro>.q:first-child{display:none}' + SMALL)}
  /* What is not the trick takes 426 px. */
  ${inLowWide(
    '.board{--low-trick:max(56px,(var(--gstk-window,100svh) - 426px)/2.8);row-gap:2px;' +
      `padding-block:4px}.table>.tools{margin-block-end:4px}.middle{gap:4px}${SMALL}`,
  )}
`;
