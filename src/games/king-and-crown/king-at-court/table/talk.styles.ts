import {css} from 'lit';

/** The talk with a fixed height, and below it the phrases to say. */
export const talkStyles = css`
  /* The newest line is always visible: the box is filled from its foot. */
  .talk {
    display: flex;
    flex-direction: column-reverse;
    block-size: 148px;
    overflow-y: auto;
    overscroll-behavior: contain;
    border-block: 1px solid var(--gstk-line);
    padding: var(--gstk-s1) var(--gstk-s3);
    outline-offset: -2px;
  }
  .talk ol {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    gap: var(--gstk-s1);
  }
  .talk p {
    margin: auto;
  }
  .talk li {
    justify-self: start;
    max-inline-size: 88%;
    padding: 3px var(--gstk-s2);
    border-radius: var(--gstk-radius);
    background: var(--gstk-well);
    font-size: var(--gstk-text-s);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  .talk li b {
    font-weight: 600;
  }
  .talk li.mine {
    justify-self: end;
    background: none;
    box-shadow: inset 0 0 0 1px var(--gstk-line);
  }
  .talk li.redealt {
    justify-self: center;
    background: none;
    color: var(--gstk-ink-2);
  }

  .composer {
    display: grid;
    gap: var(--gstk-s2);
    padding: var(--gstk-s2) var(--gstk-s3);
    border-block-end: 1px solid var(--gstk-line);
    min-block-size: 104px;
    align-content: start;
  }
  .kinds {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  .kinds label {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: var(--gstk-action);
    padding-inline: 2px;
    border-block-end: 2px solid var(--gstk-line);
    font-size: var(--gstk-text-s);
    cursor: pointer;
  }
  .kinds input {
    position: absolute;
    inset: 0;
    opacity: 0;
    margin: 0;
    cursor: pointer;
  }
  .kinds label:has(:checked) {
    border-color: var(--gstk-select);
    font-weight: 600;
  }
  .kinds label:has(:focus-visible) {
    outline: 2px solid var(--gstk-focus-inner);
    box-shadow: 0 0 0 5px var(--gstk-focus-outer);
    z-index: 1;
  }
  .phrases {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(64px, 1fr));
    gap: var(--gstk-s2);
  }
  .phrases .button {
    white-space: normal;
    overflow-wrap: anywhere;
    padding-inline: var(--gstk-s1);
    min-inline-size: 0;
  }
  .phrases [aria-pressed='true'] {
    border-color: var(--gstk-select);
    box-shadow: inset 0 0 0 1px var(--gstk-select);
    background: var(--gstk-well);
    font-weight: 600;
  }
  .about {
    display: flex;
    align-items: center;
    gap: var(--gstk-s2);
    font-size: var(--gstk-text-s);
  }
  .about select,
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
  .about select {
    flex: 1;
  }
  .writing {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--gstk-s1) var(--gstk-s2);
    margin: 0;
  }
  .writing p {
    grid-column: 1 / -1;
    margin: 0;
    font-size: var(--gstk-text-xs);
  }
  @container gstk (inline-size >= 30rem) {
    .talk,
    .composer {
      padding-inline: var(--gstk-s4);
    }
    .talk {
      block-size: 176px;
    }
    .kinds {
      max-inline-size: 28rem;
    }
    .phrases {
      grid-template-columns: repeat(auto-fit, minmax(96px, 136px));
    }
  }
  @container gstk (inline-size >= 40rem) {
    .composer:has(.about) {
      grid-template-columns: auto minmax(12rem, 16rem);
    }
    .composer:has(.about) .kinds {
      grid-column: 1 / -1;
    }
  }
  @container gstk (inline-size < 15rem) {
    .kinds {
      grid-auto-flow: row;
    }
  }
  @media (forced-colors: active) {
    .kinds label:has(:checked) {
      outline: 2px solid Highlight;
    }
    .talk li {
      border: 1px solid CanvasText;
    }
  }
`;
