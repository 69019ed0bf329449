import {css} from 'lit';
import {inLowest} from './low.styles.js';

/**
 * For a table whose prompt has labelled buttons: on a narrow page the sentences take the full
 * width, and the buttons are placed below them.
 */
export const wordedPromptStyles = css`
  @container gstk (inline-size < 30rem) {
    .table > .prompt {
      flex-direction: column;
      align-items: stretch;
      justify-content: end;
      gap: var(--gstk-s1);
      min-block-size: 118px;
    }
    .table > .prompt > .say {
      flex: none;
    }
    .table > .prompt > .actions {
      justify-content: end;
    }
  }
  ${inLowest('.table>.prompt{min-block-size:92px}')}
`;
