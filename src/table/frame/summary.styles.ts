import {css} from 'lit';

/** A summary over board, prompt and hand, with a prompt of its own; worn once a match has begun to be played. */
export const summaryStyles = css`
  /* A summary covers three rows, which stay where they are: the height is the same by construction. */
  .table > .stage {
    grid-area: board-start / board-start / hand-end / board-end;
    display: flex;
    flex-direction: column;
    padding-block-start: var(--gstk-s3);
    gap: var(--gstk-s2);
  }
  /* Where these rows have their height, words that need more room in the font of a page scroll. */
  .table:is(:has(> gstk-hand), [data-locked]) > .stage {
    contain: size;
  }
  .stage > :not(.prompt) {
    min-block-size: 0;
    overflow: hidden auto;
  }
  /* It has the room of a line that is not there. */
  .aim:empty ~ .stage {
    grid-row-start: aim-start;
  }
  .staged > :is(.board, .prompt, gstk-hand, .tray, .tools) {
    visibility: hidden;
  }
  .stack {
    flex: none; /* the words above scroll before a button leaves its row */
    flex-wrap: wrap;
    margin-block-start: auto;
    padding-block-end: var(--gstk-s3);
  }
  .stack .say {
    flex: 1 0 100%;
  }
  .stack .actions {
    flex: 1;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
  }
  @container gstk (inline-size >= 30rem) {
    .stack .say {
      flex: 1;
    }
    .stack .actions {
      display: flex;
      flex: none;
      flex-direction: row-reverse;
    }
  }
`;
