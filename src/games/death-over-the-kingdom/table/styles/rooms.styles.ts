import {css} from 'lit';

/** The court of a crowd, and the court in wide and narrow tables. */
export const roomStyles = css`
  .many .court {
    --gstk-card-width: 30px;
    --n: 6;
    gap: 2px;
  }
  .many .court .knotes {
    block-size: max(29px, 2.41em);
  }
  .mini-back {
    background: var(--gk-back);
    box-shadow:
      inset 0 0 0 2px var(--gk-back),
      inset 0 0 0 3px var(--gk-line);
  }

  @container gstk (inline-size >= 30rem) {
    .court {
      --gstk-card-width: 60px;
      padding: var(--gstk-s2) var(--gstk-s4);
      gap: var(--gstk-s2);
    }
    .court.two-rows {
      --n: 6;
      --gstk-card-width: 56px;
    }
    .court[data-others='5'] {
      --n: 5;
    }
    .many .court {
      --gstk-card-width: 48px;
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .many .court {
      --gstk-card-width: 64px;
    }
  }
  @container gstk (inline-size < 53.75rem) {
    /* Six in a row have no room for the card's name beside the value that it has turned to. */
    :is(.many .court, .two-rows) .turned > .full {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @container gstk (inline-size < 30rem) {
    /* Three lines: the deck, its known cards, the discards. */
    .kmid {
      block-size: max(44px, 3.66em);
      font-size: var(--gstk-text-xs);
      line-height: max(14px, 1.16em);
    }
    .kmid > span {
      max-block-size: max(42px, 3.5em);
    }
    /* The longest Russian name of a card is not cut. */
    :is(.many .court, .two-rows) .kname {
      font-size: 10px;
      letter-spacing: -0.03em;
    }
    .two-rows {
      --gstk-card-width: 36px;
    }
    .many .court :is(.kwho, .turn .kwho::before) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .many .court :has(> .short) > .full {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .many .court .short {
      display: inline;
    }
    /* Two rows of three: the card is beside its text. */
    .two-rows :is(.kseat:not(:has(> label)), .kseat > label) {
      grid-template: 'name name' auto 'card held' 16px 'card notes' 1fr / auto minmax(0, 1fr);
      justify-items: start;
      column-gap: 4px;
      text-align: start;
    }
    .two-rows .knotes {
      overflow-wrap: normal;
    }
    .two-rows .knotes > b {
      justify-self: start;
    }
    .two-rows .kh {
      grid-area: name;
    }
    .two-rows :is(.kcard, .kplace) {
      grid-area: card;
    }
    .two-rows .kheld {
      grid-area: held;
      justify-content: start;
    }
    .two-rows .knotes {
      grid-area: notes;
    }
    .kme .kwho {
      display: none; /* the shield already shows it beside the points */
    }
  }
  @container gstk (inline-size < 15rem) or (inline-size < 28ch) {
    .court,
    .many .court {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (forced-colors: active) {
    .turn {
      outline: 2px solid Highlight;
    }
    .kseat.chosen {
      outline: 3px solid Highlight;
    }
    .scored .kcard {
      outline: 3px double Highlight;
    }
    .pts::before {
      background: CanvasText;
    }
    .pts.bad::before {
      background: none;
      border-color: CanvasText;
    }
  }
`;
