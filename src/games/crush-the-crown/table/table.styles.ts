import {css, type CSSResult} from 'lit';
import {cardFaceStyles} from '../../../elements/card-face/card-face.styles.js';
import {columnStyles} from './column.styles.js';
import {shieldStyles} from '../../../elements/internal/shield.styles.js';
import {lookupTableStyles} from '../../../elements/internal/styles/lookup.styles.js';
import {playerStyles} from '../../../elements/internal/styles/player.styles.js';
import {rulesTextStyles} from '../../../elements/internal/styles/rules-text.styles.js';
import {lookupStyles} from './panels.styles.js';
import {standingStyles} from './summary.styles.js';

/** Two columns and the piles between them. */
const board = css`
  .lay {
    --crush-card: 50px;
    --crush-strip: 20px;
    --crush-across: calc(var(--crush-card) * 1.4);
    display: grid;
    direction: ltr; /* the rival's column stays on the left in every script */
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: var(--gstk-s2);
    padding: var(--gstk-s2);
    align-items: start;
  }
  :host([card-size='large']) .lay {
    --crush-card: 58px;
    --crush-strip: 26px;
  }
  .gov {
    display: grid;
    gap: var(--gstk-s1);
    justify-items: center;
    min-inline-size: 0;
  }
  .gov gstk-seat {
    max-inline-size: 100%;
    min-block-size: 52px;
  }
  .chip {
    flex: none;
    display: inline-flex;
    align-items: center;
    min-block-size: 20px;
    font-size: 15px;
    line-height: 1;
  }
  .chip.gone .gk::after {
    border-style: dashed;
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
  @container gstk (inline-size < 24rem) {
    /* The mask stands for the word "spies"; the Queens for Hire keep their name. */
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

  .piles {
    --gstk-card-width: 38px;
    position: relative;
    inline-size: 80px;
    display: grid;
    gap: var(--gstk-s2);
    padding-block-start: 58px;
  }
  .piles figure {
    margin: 0;
    display: grid;
    gap: 2px;
    justify-items: center;
    text-align: center;
    font-size: var(--gstk-text-xs);
    line-height: 1.2;
    color: var(--gstk-ink-2);
  }
  .top {
    display: block;
  }
  .gift {
    --gstk-card-width: var(--crush-card);
    position: absolute;
    inset-block-start: 40%;
    justify-self: center;
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
  .four {
    display: grid;
    grid-template-columns: auto auto;
    gap: 2px;
  }

  /* A sentence and a button with text do not share a narrow line; both keep their room. */
  .prompt {
    display: grid;
    align-content: center;
    gap: var(--gstk-s1);
    padding-block-end: var(--gstk-s2);
  }
  .prompt .say {
    block-size: 56px;
    align-content: safe center;
    overflow: hidden;
  }
  .prompt .actions {
    justify-content: end;
  }

  @container gstk (inline-size >= 30rem) {
    .prompt {
      display: flex;
      min-block-size: 64px;
      padding-block-end: var(--gstk-s1);
    }
    .prompt .say > .q {
      -webkit-line-clamp: 1;
    }
    :host([card-size='large']) .lay {
      --crush-card: 68px;
      --crush-strip: 29px;
    }
    .lay {
      --crush-card: 56px;
      --crush-strip: 23px;
      gap: var(--gstk-s4);
      padding: var(--gstk-s3) var(--gstk-s4);
    }
    /* The sides are free, so the player's name stands beside the column, not above it. */
    .gov {
      grid-template-columns: minmax(0, 1fr) 90px;
      gap: var(--gstk-s1);
      align-items: start;
    }
    .gov.own {
      grid-template-columns: 90px minmax(0, 1fr);
    }
    .gov gstk-seat {
      justify-self: end;
      min-block-size: 0;
    }
    .gov.own gstk-seat {
      order: 1;
      justify-self: start;
    }
    .piles {
      --gstk-card-width: 48px;
      inline-size: 84px;
      gap: var(--gstk-s3);
      padding-block-start: 0;
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .lay {
      --crush-card: 64px;
      --crush-strip: 24px;
    }
    .gov {
      grid-template-columns: minmax(0, 1fr) 120px;
    }
    .gov.own {
      grid-template-columns: 120px minmax(0, 1fr);
    }
    .piles {
      --gstk-card-width: 56px;
      inline-size: 104px;
    }
  }
  @container gstk (inline-size < 15rem) {
    .lay {
      grid-template-columns: minmax(0, 1fr);
    }
    .piles {
      padding-block-start: 0;
    }
  }
`;

/** Styles of the table and its panels. */
export const crushStyles: readonly CSSResult[] = [
  cardFaceStyles,
  board,
  columnStyles,
  shieldStyles,
  playerStyles,
  lookupTableStyles,
  rulesTextStyles,
  standingStyles,
  lookupStyles,
];
