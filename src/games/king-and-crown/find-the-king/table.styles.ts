import {css, type CSSResult} from 'lit';
import {cardFaceStyles} from '../../../elements/card-face/card-face.styles.js';

const board = css`
  .roles {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--gstk-s2);
    padding: var(--gstk-s3);
  }
  .laid {
    --gstk-card-width: 36px;
    display: flex;
    justify-content: center;
    gap: var(--gstk-s1);
    margin: 0;
    padding: 0 0 var(--gstk-s2);
    list-style: none;
  }
  .laid .empty {
    display: block;
    inline-size: var(--gstk-card-width);
    aspect-ratio: 1 / var(--gstk-card-ratio, 1.4);
    border: 1px dashed var(--gstk-edge);
    border-radius: 4px;
    box-sizing: border-box;
  }
  /* A sentence and a worded button do not share a narrow line. */
  .prompt {
    display: grid;
    align-content: center;
    min-block-size: 112px;
  }
  .prompt .say {
    block-size: 56px;
    align-content: safe center;
    overflow: hidden;
  }
  .prompt .actions {
    justify-content: end;
  }
  .rules p {
    margin-block-start: var(--gstk-s2);
    line-height: 1.5;
    max-inline-size: 62ch;
  }
  /* Five cards are all that there is to see: they may be large. */
  @container gstk (inline-size >= 30rem) {
    .prompt {
      display: flex;
      min-block-size: 64px;
    }
    gstk-hand {
      --gstk-card-width: 92px;
    }
    .laid {
      --gstk-card-width: 48px;
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    gstk-hand {
      --gstk-card-width: 120px;
    }
  }
`;

/** What the table needs. */
export const findStyles: readonly CSSResult[] = [cardFaceStyles, board];
