import {css, type CSSResult} from 'lit';
import {cardFaceStyles, growingHandStyles, matchEndingStyles} from '../../../elements/index.js';
import {
  inLowest,
  inLowWide,
  lookupTableStyles,
  playerStyles,
  rulesTextStyles,
  shieldStyles,
} from '../../../elements/shared/index.js';
import {boutStyles} from './bout.styles.js';
import {ladderRungStyles} from './ladder.styles.js';
import {lookupStyles} from './panels.styles.js';

/** The ladder with the bout below it or beside it, and the line that says what the bout is for. */
const board = css`
  .board {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 1fr auto;
  }
  .court {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 6px;
    padding: 6px var(--gstk-s3);
  }
  .court.folds {
    box-sizing: border-box;
    /* Up to 28 px for each rung beyond eleven, if all are shown. */
    block-size: calc(352px + 28px * var(--beyond, 0));
  }
  .stake {
    display: grid;
    align-content: center;
    box-sizing: border-box;
    min-block-size: 52px;
    margin: 0;
    padding: 2px var(--gstk-s3);
    border-block: 1px solid var(--gstk-line);
    background: var(--gstk-accent-soft);
    font-size: 0.8125rem;
    font-weight: 600;
    /* Three lines of Russian fit into the height of the strip. */
    line-height: 1.17;
    text-wrap: pretty;
  }
  .table > .prompt > .actions {
    flex-wrap: wrap;
    justify-content: end;
    gap: var(--gstk-s1);
  }

  .stake:empty {
    border-color: transparent;
    background: none;
  }
  /* The end of a match shows only the rungs of a long ladder near the reader's, so that the podium
     keeps its room. */
  .ended:has(tbody > :nth-child(9)) .far {
    display: none;
  }
  /* The lowest rank is a word. */
  .podium .step > i {
    font-size: 0.875rem;
  }
  /* A mark in place of the words, beside the buttons: as high as it needs to be, around their middle. */
  .say:has(> .coach) {
    position: relative;
  }
  .table .say > .coach {
    position: absolute;
    inset: -99px 0 -99px -4px;
    flex-wrap: nowrap;
    block-size: fit-content;
    min-block-size: 0;
    margin: auto 0;
    padding: 2px var(--gstk-s2);
  }
  .table .coach .say > * {
    display: block; /* whole, unlike the words of a prompt */
  }
  :is([data-id='H'], [data-id='D']) > .icon {
    color: var(--gstk-suit-heart);
  }
  .table:has(.court:not([data-two])) {
    [data-id='D'] > .icon {
      color: var(--gstk-suit-diamond);
    }
    [data-id='C'] > .icon {
      color: var(--gstk-suit-club);
    }
  }
  .actions:has([data-id='S']) .button {
    min-inline-size: 44px;
    padding-inline: var(--gstk-s1);
  }

  @container gstk (inline-size < 30rem) {
    /* Its buttons are always below the words, which a mark may take the place of. */
    .table:has(.court) > .prompt > .say {
      flex-basis: 100%;
    }
    .table:has(.deals-many) > gstk-hand {
      /* Six rows of small cards, for a hand of 54. */
      min-block-size: 194px;
    }
    .table:has(.deals-many):not(:has(.holds-many)) > gstk-hand {
      --gstk-card-width: 35px;
    }
  }
  @container gstk (inline-size >= 30rem) {
    .court {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: start;
      gap: 20px;
      min-block-size: 300px;
      padding: var(--gstk-s2) var(--gstk-s4);
    }
    .court.folds {
      block-size: auto;
      min-block-size: 360px;
    }
    .stake {
      padding-inline: var(--gstk-s4);
      font-size: 0.875rem;
      line-height: 1.25;
    }
    .table > .prompt > .actions {
      flex-wrap: nowrap;
      gap: var(--gstk-s2);
    }
  }
  @container gstk (30rem <= inline-size < 75rem) {
    /* Beside four suits, pictures replace the words. */
    .actions:has([data-id='S']) .button:not(.quiet) > .t,
    .actions:has(> :nth-child(4)) .icon > .t {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @container gstk (inline-size >= 62rem) {
    /* The suits have their words, so that the question keeps its room. */
    .actions:has([data-id='S']) > :is([data-id='undo'], [data-id='hint']) > .t {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .court {
      grid-template-columns: 320px minmax(0, 1fr);
    }
  }
`;

/** Styles that the table needs to begin. */
export const ladderStyles: readonly CSSResult[] = [
  shieldStyles,
  cardFaceStyles,
  board,
  growingHandStyles,
  ladderRungStyles,
  boutStyles,
  inLowest(
    '.court{gap:2px;padding-block:2px}.rung>*{block-size:26px}' +
      '.bout{--gstk-card-width:44px;min-block-size:76px}.bout.many{--gstk-card-width:30px}' +
      '.stake{min-block-size:40px}',
  ),
  inLowWide('.court{min-block-size:278px;padding-block:4px}'),
  matchEndingStyles,
  playerStyles,
  lookupTableStyles,
  rulesTextStyles,
  lookupStyles,
];
