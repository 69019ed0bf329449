import {css, type CSSResult} from 'lit';
import {
  cardFaceStyles,
  chipStyles,
  growingHandStyles,
  matchEndingStyles,
  twoSidedStyles,
} from '../../../elements/index.js';
import {
  lookupTableStyles,
  playerStyles,
  rulesTextStyles,
  shieldStyles,
} from '../../../elements/shared/index.js';
import {lookupStyles} from './panels.styles.js';
import {railStyles} from './rail.styles.js';
import {stagedStyles} from './staged.styles.js';

/** Two rails, the piles between them, and the line about the turns. */
const board = css`
  .contract .goal::first-letter {
    text-transform: uppercase;
  }
  .lay {
    --crush-card: 41px;
    --crush-gap: 4px;
    --crush-pad: var(--gstk-s1) var(--gstk-s3) 4px;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: space-between;
    block-size: 100%;
  }
  .flying {
    z-index: 3;
  }
  .out .label {
    color: var(--gstk-ink-2);
  }
  .out .chip + .label {
    margin-inline-start: var(--gstk-s2);
  }
  .goal .mask {
    margin-inline-end: 5px;
  }

  .piles {
    --gstk-card-width: 36px;
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--gstk-s3);
    box-sizing: border-box;
    block-size: 57px;
    padding-inline: var(--gstk-s3);
    border-block: 1px solid var(--gstk-line);
  }
  .piles figure {
    display: flex;
    align-items: center;
    gap: 6px;
    margin: 0;
    font-size: var(--gstk-text-xs);
    line-height: 1.2;
    color: var(--gstk-ink-2);
  }
  .piles .gift {
    position: absolute;
    inset-inline-end: var(--gstk-s3);
  }
  .gift > figcaption {
    display: none;
  }
  .piles figcaption > span:not(.vh) {
    display: block;
    color: var(--gstk-table-ink);
  }
  .piles .empty {
    display: block;
    inline-size: var(--gstk-card-width);
    aspect-ratio: 1 / var(--gstk-card-ratio, 1.4);
    border: 1px dashed var(--gstk-edge);
    border-radius: 4px;
  }
  .executed .gk::after {
    border-style: dashed;
  }
  .piles:has(.kings) {
    gap: var(--gstk-s2);
  }
  .four {
    --gstk-card-width: min(27px, calc((100cqi - 208px) / 4));
    display: flex;
    gap: 2px;
  }

  .auto {
    box-sizing: border-box;
    block-size: max(52px, 4.3em);
    margin: 0;
    padding: 1px var(--gstk-s3);
    border-block-start: 1px solid var(--gstk-line);
    font-size: var(--gstk-text-xs);
    line-height: max(16px, 1.33em);
    color: var(--gstk-ink-2);
    overflow: hidden;
  }
  .turn-line {
    display: block;
  }
  .turn-line b {
    font-weight: 600;
    color: var(--gstk-table-ink);
  }
  /* Lines break only before a step, whose cards stay with their word. */
  .did {
    white-space: nowrap;
  }
  .did::before {
    content: '· ';
  }
  .auto .gk[data-inline] {
    font-size: 11px;
  }

  .table > .prompt > .actions {
    justify-content: end;
  }

  .fan {
    display: flex;
    justify-content: center;
    inline-size: 100%;
    --gstk-card-width: 52px;
  }
  .fan > span {
    flex: 0 1 40px;
    min-inline-size: 0;
  }
  .fan > :last-child {
    flex: none;
  }
  .fan .gk {
    display: block;
  }

  @container gstk (inline-size >= 30rem) {
    .lay {
      --crush-gap: 8px;
      --crush-pad: var(--gstk-s2) var(--gstk-s4) 10px;
    }
    .piles {
      --gstk-card-width: 48px;
      gap: var(--gstk-s6);
      block-size: 84px;
      padding-inline: var(--gstk-s4);
    }
    .piles figure {
      font-size: var(--gstk-text-s);
    }
    .gift > figcaption {
      display: block;
      order: -1;
    }
    .four {
      --gstk-card-width: 48px;
      gap: 6px;
    }
    .auto {
      block-size: max(42px, 3.2em);
      padding: 4px var(--gstk-s4);
      font-size: var(--gstk-text-s);
      line-height: max(17px, 1.3em);
    }
    .auto .gk[data-inline] {
      font-size: 12px;
    }
    .fan {
      --gstk-card-width: 116px;
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .lay {
      --crush-card: 66px;
    }
    .dock .rail {
      --gstk-card-width: min(
        var(--crush-card),
        calc((100cqi - 304px - 2 * var(--gstk-s4) - 12 * 2px) / 13)
      );
    }
    .piles {
      --gstk-card-width: 56px;
      block-size: 96px;
    }
  }
  @container gstk (inline-size < 30rem) {
    /* Two rows, as on the board; the cards grow with the room above the ground line. */
    .hero:has(> .fan) {
      max-block-size: calc(2.8 * 80px + 6px);
    }
    .fan {
      container-type: size;
      align-self: stretch;
      display: grid;
      grid-template-columns: repeat(6, minmax(0, 1fr)) auto;
      grid-auto-rows: max-content;
      align-content: end;
      row-gap: 6px;
    }
    .fan > span {
      --gstk-card-width: clamp(30px, (100cqb - 6px) / 2 / 1.4, 80px);
    }
    .kings > figcaption {
      position: absolute; /* the row has room for nothing but the Kings */
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @container gstk (inline-size < 53.75rem) {
    /* The cap on the chips replaces the word "Jokers". */
    .out > .chip + .label {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @container gstk (inline-size < 24rem) {
    /* The mask replaces the word "spies"; the Queens for Hire keep their name. */
    .goal .word {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .out > .label.hire {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      font-size: var(--gstk-text-xs);
    }
  }
  @container gstk (inline-size < 28ch) {
    .piles {
      flex-wrap: wrap;
      block-size: auto;
      min-block-size: 60px;
      padding-block: 2px;
    }
    .auto {
      block-size: auto;
      min-block-size: 52px;
      line-height: 1.25;
    }
    .did {
      white-space: normal;
    }
  }
`;

/** Styles of the table and its panels. */
export const crushStyles: readonly CSSResult[] = [
  cardFaceStyles,
  chipStyles,
  twoSidedStyles,
  railStyles,
  stagedStyles,
  board,
  growingHandStyles,
  shieldStyles,
  playerStyles,
  matchEndingStyles,
  lookupTableStyles,
  rulesTextStyles,
  lookupStyles,
];
