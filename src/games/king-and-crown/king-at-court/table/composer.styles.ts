import {css} from 'lit';

/** The phrases to say: three rows of buttons at every width. */
export const composerStyles = css`
  .composer {
    display: grid;
    align-content: start;
    gap: 6px;
    min-block-size: calc(3 * var(--gstk-action) + 26px);
    padding: 6px var(--gstk-s3) var(--gstk-s2);
    border-block-start: 1px solid var(--gstk-line);
  }
  .kinds {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  .kind {
    appearance: none;
    min-block-size: var(--gstk-action);
    padding: 0 2px;
    border: 0;
    border-block-end: 2px solid var(--gstk-line);
    background: none;
    color: inherit;
    font: inherit;
    font-size: var(--gstk-text-s);
    line-height: 1.15;
    cursor: pointer;
  }
  .kind[aria-checked='true'] {
    border-color: var(--gstk-select);
    font-weight: 600;
  }
  .titles {
    gap: 4px;
  }
  .titles > .kind {
    border: 1px solid transparent;
    border-radius: var(--gstk-radius);
  }
  .titles > [aria-checked='true'] {
    border-color: var(--gstk-select);
    background: var(--gstk-well);
  }
  .phrases {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
    gap: 6px;
  }
  /* Two rows of choices make a sentence: of which card, and of whom. */
  .composer.think {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: var(--gstk-s2);
    align-items: center;
  }
  .composer.think > .kinds:first-child {
    grid-column: 1 / -1;
  }
  .of {
    font-size: var(--gstk-text-xs);
  }
  /* What can be said once the reader is asked is no button before. */
  .waits .phrases > .button {
    border-color: transparent;
    background: none;
    color: var(--gstk-ink-2);
    cursor: default;
  }
  .phrases.think {
    grid-template-columns: repeat(auto-fit, minmax(3.7rem, 1fr));
  }
  .phrases > .button {
    min-inline-size: 0;
    padding-inline: 4px;
    font-size: var(--gstk-text-s);
  }
  .phrases > .button > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    min-inline-size: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    white-space: normal;
    text-wrap: balance;
  }
  .composer .hinted {
    border-color: var(--gstk-mark);
    box-shadow: inset 0 0 0 1px var(--gstk-mark);
    background: var(--gstk-accent-soft);
  }
  .writing {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 6px;
    margin: 0;
  }
  .writing input {
    min-block-size: var(--gstk-action);
    min-inline-size: 0;
    padding-inline: var(--gstk-s2);
    border: 1px solid var(--gstk-edge);
    border-radius: var(--gstk-radius);
    background: var(--gstk-surface);
    color: inherit;
    font: inherit;
  }
  .writing p {
    grid-column: 1 / -1;
    font-size: var(--gstk-text-xs);
  }
  @container gstk (inline-size >= 35rem) {
    .composer {
      border-block-start: 0;
      border-inline-start: 1px solid var(--gstk-line);
      align-content: center;
    }
  }
  @container gstk (inline-size < 15rem) or (inline-size < 28ch) {
    .kinds {
      grid-auto-flow: row;
    }
  }
  @media (forced-colors: active) {
    .kind[aria-checked='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
