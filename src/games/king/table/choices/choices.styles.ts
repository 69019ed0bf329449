import {css, type CSSResult} from 'lit';
import {cardFaceStyles} from '../../../../elements/card-face/card-face.styles.js';
import {radioStyles} from './radio.styles.js';
import {declarationsStyles} from '../panels/declarations.styles.js';

/** Styles of the list of contracts, and of the explanation of the chosen one. */
const declaring = css`
  .choosing {
    grid-column: 1 / -1;
    grid-row: 1 / -1;
    display: grid;
    gap: var(--gstk-s3);
    padding: 0 var(--gstk-s1);
  }
  .order {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 92px) minmax(0, 92px);
    gap: 3px var(--gstk-s1);
    align-items: center;
  }
  .order > .q {
    text-align: center;
  }
  .kind {
    font-weight: 500;
    line-height: 1.2;
  }
  .kind > span {
    display: block;
    font-weight: 400;
    font-size: var(--gstk-text-xs);
  }
  .beside {
    display: grid;
    align-content: start;
    gap: var(--gstk-s2);
  }
  .trump {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--gstk-s2);
    align-items: center;
  }
  .suits {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gstk-s1);
  }
  .suits > .pick {
    flex: 1 1 40px;
  }
  .suits > :nth-child(6) {
    flex-basis: 100%; /* "by my last card" */
  }
  .box {
    display: flex;
    align-items: center;
    min-block-size: var(--gstk-action);
    padding-inline: var(--gstk-s3);
    border: 1px dashed var(--gstk-line);
    border-radius: var(--gstk-radius);
  }
  .explain {
    min-block-size: 4.1em;
  }
  @container gstk (inline-size >= 34rem) {
    .choosing {
      grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
      gap: var(--gstk-s6);
      padding-inline: var(--gstk-s2);
    }
    .beside {
      padding-block-start: 21px; /* level with the first row of contracts */
    }
    .trump {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--gstk-s1);
    }
  }
`;

/** Styles of what replaces the trick: bids, suits, shown cards, the stock. */
const middle = css`
  .gstk {
    --trick-w: 56px;
  }
  .board > :is(.middle, .stock) {
    grid-area: t;
  }
  .middle {
    justify-self: center;
    display: grid;
    gap: var(--gstk-s2);
    justify-items: center;
    align-content: center;
    inline-size: 100%;
    /* As high as a trick, so that nothing moves when the play begins. */
    min-block-size: calc(var(--trick-w) * 2.8 + 26px);
    text-align: center;
  }
  /* A sentence and a worded button do not share a narrow line; the middle gives its height for that. */
  @container gstk (inline-size < 30rem) {
    .middle {
      min-block-size: calc(var(--trick-w) * 2.8 + 2px);
    }
    .table:has(.middle, .choosing) > .prompt {
      flex-direction: column;
      align-items: stretch;
      justify-content: end;
      gap: var(--gstk-s1);
      min-block-size: 112px;
    }
    .table:has(.middle, .choosing) > .prompt > .say {
      flex: none;
    }
    .table:has(.middle, .choosing) > .prompt > .actions {
      justify-content: end;
    }
  }
  @container gstk (inline-size >= 30rem) {
    .gstk {
      --trick-w: 68px;
    }
    .middle {
      inline-size: min(420px, 100cqi - 330px); /* leaves room for a seat on either side */
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .gstk {
      --trick-w: 80px;
    }
    .middle {
      inline-size: min(420px, 100cqi - 618px);
    }
  }
  .middle > :is(.bids, .suits) {
    inline-size: 100%;
  }
  .highest {
    display: flex;
    gap: var(--gstk-s2);
    align-items: baseline;
  }
  .highest b {
    font: 700 var(--gstk-text-xl) / 1.2 var(--gstk-card-font);
  }
  .bids {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: var(--gstk-s1);
  }
  .faces {
    --gstk-card-width: var(--trick-w);
    display: flex;
    gap: var(--gstk-s2);
  }
  .stock {
    --gstk-card-width: 22px;
    align-self: end;
    justify-self: start;
    display: flex;
    gap: 6px;
    align-items: center;
    font-size: var(--gstk-text-s);
  }
  .stock .gk {
    --gstk-card-radius: 2px;
  }
  .hole {
    inline-size: 22px;
    block-size: 31px;
    border: 1px dashed var(--gstk-edge);
    border-radius: var(--gstk-radius-s);
  }
  .badge {
    padding-inline: 5px;
    border-radius: var(--gstk-radius-s);
    background: var(--gstk-well);
  }
`;

/** All styles for choosing, showing and drawing. */
export const choicesStyles: readonly CSSResult[] = [
  cardFaceStyles,
  radioStyles,
  declaring,
  middle,
  declarationsStyles,
];
