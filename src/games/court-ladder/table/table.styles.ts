import {css, type CSSResult} from 'lit';
import {cardFaceStyles} from '../../../elements/card-face/card-face.styles.js';
import {shieldStyles} from '../../../elements/internal/shield.styles.js';
import {lookupTableStyles} from '../../../elements/internal/styles/lookup.styles.js';
import {playerStyles} from '../../../elements/internal/styles/player.styles.js';
import {rulesTextStyles} from '../../../elements/internal/styles/rules-text.styles.js';
import {boutStyles} from './bout.styles.js';
import {ladderRungStyles} from './ladder.styles.js';
import {lookupStyles} from './panels.styles.js';

/**
 * The ladder on one side, the bout on the other. Both keep their room: the ladder is as high as its
 * rungs, and six pairs fit beside five of them.
 */
const board = css`
  .board {
    --ladder-card: 39px;
    display: grid;
    grid-template-columns: minmax(0, 188px) minmax(82px, 1fr);
    gap: var(--gstk-s3);
    padding: var(--gstk-s2) var(--gstk-s3);
    align-items: start;
    min-block-size: 300px;
  }
  /* A sentence and buttons with text do not share a narrow line; both keep their room. */
  .prompt {
    display: grid;
    align-content: center;
    gap: var(--gstk-s1);
    padding-block-end: var(--gstk-s2);
  }
  .prompt .say {
    min-block-size: 40px;
    align-content: safe center;
  }
  .prompt .actions {
    flex-wrap: wrap;
    justify-content: end;
  }
  .actions:has([data-id='S']) {
    display: grid;
    grid-template-columns: repeat(4, minmax(min-content, 1fr));
  }
  .actions [data-id='S'] {
    grid-column-start: 1;
  }
  .actions:has([data-id='S']) .button {
    padding-inline: 2px;
    font-size: var(--gstk-text-s);
  }

  @container gstk (inline-size >= 30rem) {
    .prompt {
      display: flex;
      min-block-size: 64px;
      padding-block-end: var(--gstk-s1);
    }
    .prompt:has([data-id='S']) {
      display: grid;
      padding-block: var(--gstk-s2);
    }
    .board {
      --ladder-card: 64px;
      grid-template-columns: 240px minmax(0, 1fr);
      min-block-size: 280px;
      gap: var(--gstk-s6);
      padding: var(--gstk-s3) var(--gstk-s4);
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .board {
      grid-template-columns: 280px minmax(0, 1fr);
    }
  }
  @container gstk (inline-size < 17rem) {
    .board {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** Styles that the table needs to begin. */
export const ladderStyles: readonly CSSResult[] = [
  shieldStyles,
  cardFaceStyles,
  board,
  ladderRungStyles,
  boutStyles,
  playerStyles,
  lookupTableStyles,
  rulesTextStyles,
  lookupStyles,
];
