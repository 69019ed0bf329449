import {css, type CSSResult} from 'lit';
import {cardFaceStyles, matchEndingStyles, twoSidedStyles} from '../../../elements/index.js';
import {dragStyles, playerStyles, shieldStyles} from '../../../elements/shared/index.js';
import {fieldStyles} from './board/field.styles.js';
import {flankStyles} from './board/flanks.styles.js';
import {jointStyles} from './board/joint.styles.js';
import {kingLineStyles} from './board/king-line.styles.js';
import {othersStyles} from './board/other-players.styles.js';
import {pileStyles} from './board/piles.styles.js';
import {choiceStyles} from './choice/choice.styles.js';
import {panelStyles} from './panels/panels.styles.js';
import {fallStyles} from './reveal/fall.styles.js';
import {verdictStyles} from './reveal/verdict.styles.js';

/**
 * The rows of the table: the field has the same height in every phase, and so have words and hand, or
 * words and tray, together (`--talk`).
 */
const rows = css`
  .contract .goal::first-letter {
    text-transform: uppercase;
  }
  .table {
    --field: 285px;
    --talk: 326px;
    --hand: 178.8px;
    --words: 84px; /* two lines below the question, in wide letters */
  }
  .gsk {
    --gstk-card-width: 56px;
    --between: 10px;
    display: grid;
    grid-template-rows: auto 1fr auto;
    block-size: 100%;
  }
  .gsk > .flanked {
    grid-row: 2;
  }
  .gsk > .king-line {
    grid-row: 3;
  }
  .table > .prompt {
    align-content: start;
    padding-block: 8px;
    min-block-size: calc(var(--talk) - var(--hand));
    box-sizing: border-box;
  }
  .table > .prompt > .say {
    flex: 1 0 100%;
  }
  .table > .prompt > .actions {
    align-self: end;
  }
  .table:not(:has(> gstk-hand)) > .prompt {
    min-block-size: var(--words);
  }
  .table > .tray {
    box-sizing: border-box;
    min-block-size: calc(var(--talk) - var(--words));
  }
  /* There is a line for the hand below the stakes. */
  .table:has(> .prompt .staked) > .tray {
    min-block-size: 28px;
    padding-block-end: 8px;
  }
  .table:has(> .prompt .staked) > .prompt {
    min-block-size: calc(var(--talk) - 28px);
  }
  .table > .tools {
    block-size: 44px;
    margin-block-end: calc(var(--king-line) + 2px);
  }
  @container gstk (inline-size < 28ch) {
    .table > .tools {
      margin-block-end: 4px; /* beside the King's line, which may have several */
    }
  }
  @container gstk (inline-size < 30rem) {
    .table > .prompt > .actions {
      flex: 1;
      display: grid;
    }
    .actions:has(> .quiet + .quiet) {
      grid-template-columns: 1fr 1fr;
    }
    .actions > .quiet {
      min-inline-size: 100%;
    }
    .actions > .quiet ~ :not(.quiet) {
      grid-column: 1 / -1;
    }
    .table > .tools {
      gap: 4px;
      margin-inline-end: 4px;
    }
    .table:not(:has(> gstk-hand)):has(> .prompt > .actions:not([hidden])) {
      --words: 146px; /* with the button below them */
    }
    .table > .prompt .staked {
      min-block-size: 46px;
    }
  }
  @container gstk (inline-size >= 30rem) {
    .table {
      --field: 336px;
      --talk: 232px;
      --hand: 135.2px;
      --words: 61px;
    }
    .gsk {
      --gstk-card-width: 72px;
      --between: 22px;
    }
    .table > .prompt > .say {
      flex: 1 1 8rem;
    }
  }
  /* The risk of a value takes four lines. */
  @container gstk (30rem <= inline-size < 37.5rem) {
    .table {
      --talk: 246px;
    }
  }
  /* The hand is two pixels narrower than the table, and still has two rows. */
  @container gstk (30rem <= inline-size < 30.125rem) {
    .table {
      --talk: 312.6px;
      --hand: 201.8px;
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .table {
      --field: 380px;
      --talk: 238px;
      --hand: 163.2px;
    }
    .gsk {
      --gstk-card-width: 84px;
      --between: 14px;
    }
    .table > .tools {
      gap: 4px;
      margin-inline-end: 8px;
    }
    /* Both fit between the column's line and the edge. */
    .table > .tools .button {
      padding-inline: 6px;
      gap: 4px;
    }
    .table > .prompt {
      padding-inline: max(var(--gstk-s4), calc((100% - 760px) / 2));
    }
  }
`;

/** Styles of the table and its panels. */
export const gskStyles: readonly CSSResult[] = [
  cardFaceStyles,
  shieldStyles,
  twoSidedStyles,
  playerStyles,
  rows,
  fieldStyles,
  pileStyles,
  jointStyles,
  kingLineStyles,
  flankStyles,
  othersStyles,
  choiceStyles,
  verdictStyles,
  fallStyles,
  matchEndingStyles,
  panelStyles,
  dragStyles,
];
