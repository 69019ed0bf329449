import {css} from 'lit';

/**
 * For a table whose prompt has worded buttons: on a narrow page sentence and buttons do not share a
 * line; the sentences take the whole width and the buttons stand below.
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
`;
