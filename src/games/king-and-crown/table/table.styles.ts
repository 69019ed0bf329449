import {css, type CSSResult} from 'lit';
import {cardFaceStyles} from '../../../elements/card-face/card-face.styles.js';

const board = css`
  .roles {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--gstk-s2);
    padding: var(--gstk-s3);
  }
  /* A sentence and a button with text do not share a narrow line. */
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
  gstk-hand {
    --gstk-card-width: 18cqi;
  }
  .rules p {
    margin-block-start: var(--gstk-s2);
    line-height: 1.5;
    max-inline-size: 62ch;
  }
  /* The five cards are all there is to see, so they may be large. */
  @container gstk (inline-size >= 30rem) {
    .prompt {
      display: flex;
      min-block-size: 64px;
    }
    gstk-hand {
      --gstk-card-width: 92px;
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    gstk-hand {
      --gstk-card-width: 120px;
    }
  }
`;

/**
 * Styles that the tables of the family share: two seats, prompt, five large cards, a page of rules.
 */
export const crownStyles: readonly CSSResult[] = [cardFaceStyles, board];
