import {css} from 'lit';

/** What a King table says in its middle before cards lie there. */
export const introStyles = css`
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
  @container gstk (inline-size >= 30rem) {
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
`;
