import {css, type CSSResult} from 'lit';
import {cardFaceStyles} from '../../../elements/index.js';

const board = css`
  .contract .goal::first-letter {
    text-transform: uppercase;
  }
  /* A sentence and a button with text do not share a narrow line. */
  .table > .prompt {
    display: grid;
    align-content: center;
    min-block-size: calc(max(56px, 3.6em) + 60px);
  }
  .table > .prompt .say {
    min-block-size: max(56px, 3.6em);
    align-content: center;
  }
  .table > .prompt .actions {
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
    .table > .prompt {
      display: flex;
      min-block-size: 64px;
    }
    gstk-hand {
      --gstk-card-width: 92px;
    }
  }
  /* Words beside undo and hint would leave a question in wide letters too few lines. */
  @container gstk (30rem <= inline-size < 53.75rem) {
    .actions .icon {
      padding-inline: 0;
    }
    .actions .icon .t {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    gstk-hand {
      --gstk-card-width: 120px;
    }
  }
`;

/** The plate of a role, which moves from one player to the other. */
export const roleStyles = css`
  .role {
    padding: 1px 8px;
    border: 1px solid transparent;
    border-radius: 10px;
    background: var(--gstk-surface);
    font-size: var(--gstk-text-xs);
    line-height: 1.35;
    color: var(--gstk-table-ink);
    white-space: nowrap;
  }
  .role.lord {
    background: var(--gstk-accent-soft);
    font-weight: 600;
  }
`;

/**
 * Styles that the tables of the family share: prompt, five large cards, a page of rules.
 */
export const crownStyles: readonly CSSResult[] = [cardFaceStyles, board];
