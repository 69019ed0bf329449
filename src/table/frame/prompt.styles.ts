import {css} from 'lit';

/** What is asked, with its buttons, and what may come of each; undo and hint. */
export const promptStyles = css`
  .tools {
    display: flex;
    gap: var(--gstk-s2);
    flex: none;
  }
  .table > .tools {
    grid-area: board;
    place-self: end;
    align-items: center;
    block-size: 44px;
    margin: var(--gstk-s2);
    margin-block-start: 0;
  }
  .prompt {
    display: flex;
    flex-wrap: wrap; /* the words keep their room: buttons that leave too little go below */
    align-items: center;
    gap: var(--gstk-s2);
    padding: var(--gstk-s1) var(--gstk-s3);
    min-block-size: 88px;
  }
  .say {
    flex: 1 1 8rem;
    min-inline-size: min(100%, 120px);
  }
  .say > strong {
    line-height: 1.2;
  }
  /* Where the words have the slot to themselves, their first line stays where it is. */
  .table > .prompt:not(.brief) > .say {
    align-self: start;
    padding-block-start: 5px;
  }
  .say > * {
    display: block;
    text-wrap: pretty;
  }
  /* Where undo and hint take room from the words: two lines, so that the table keeps its height. */
  .brief .say > * {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  .say .q {
    font-size: var(--gstk-text-s);
    min-block-size: 1.35em;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gstk-s2);
    max-inline-size: 100%;
    margin-inline-start: auto;
  }
  .actions .button {
    white-space: normal;
    text-wrap: balance;
  }
  /* What goes on stands where "Next" was. */
  .table > .prompt > .actions > [data-id='go'] {
    order: 1;
  }
  .actions[hidden] {
    display: none;
  }
  .actions:has(.staked) {
    flex: 1 0 100%;
    display: grid;
    gap: 6px;
  }
  .button.staked {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    align-content: center;
    gap: 1px;
    min-block-size: 60px;
    padding: 4px 10px;
    font-weight: 600;
    text-align: start;
  }
  .stakes > span {
    display: grid;
    grid-template-columns: 13px 1fr;
    font-size: var(--gstk-text-s);
    font-weight: 400;
    line-height: 1.22;
  }
  .stakes > ::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    margin-block-start: 4px;
    background: var(--gstk-wrong);
    clip-path: polygon(0 0, 100% 0, 50% 100%);
    forced-color-adjust: none;
  }
  .stakes > .gain::before {
    background: var(--gstk-right);
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
  }
  /* A dash would be read as a minus. */
  .stakes > .none::before {
    background: var(--gstk-ink-2);
    clip-path: circle(2px);
  }
  .stakes > .dire {
    color: var(--gstk-wrong);
    font-weight: 600;
  }
  @container gstk (inline-size >= 30rem) {
    .prompt {
      padding-inline: var(--gstk-s4);
      min-block-size: 70px;
    }
    .brief {
      min-block-size: 56px;
    }
    .actions:has(.staked) {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
    .button.staked {
      align-content: start;
      min-block-size: 84px;
      padding-block: 8px;
    }
    .table > .tools {
      block-size: 54px;
      margin-inline-end: var(--gstk-s4);
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .table > .tools {
      margin-block: 0 var(--gstk-s4);
      margin-inline: 0 var(--gstk-s6);
    }
    .tools .button {
      padding-inline: 10px;
    }
  }
  @container gstk (inline-size < 30rem) {
    .brief .actions {
      gap: var(--gstk-s1);
    }
    .brief .actions .button:not(.icon) {
      padding-inline: var(--gstk-s2);
    }
    /* Three with words, as at the end of a match, stay in one row. */
    .brief .actions:not(:has(.icon)):has(> :nth-child(3)) .button {
      padding-inline: var(--gstk-s1);
      font-size: var(--gstk-text-s);
    }
    .actions .icon .t {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  /* Room for "Compare", which takes the place of "Hint". */
  @container gstk (inline-size >= 62rem) {
    .table > .tools .button[data-id='hint'] {
      min-inline-size: 6.75rem;
    }
  }
  @container gstk (inline-size < 62rem) {
    .tools .button {
      padding-inline: 0;
    }
    .tools .t {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @container gstk (inline-size < 15rem) or (inline-size < 28ch) {
    .prompt {
      flex-wrap: wrap;
    }
    .say {
      flex: 1 0 100%;
    }
  }
`;
