import {css, type CSSResult} from 'lit';
import {cardFaceStyles} from '../../../elements/card-face/card-face.styles.js';
import {shieldStyles} from '../../../elements/internal/shield.styles.js';

/** The court in a row, the talk below it at a height of its own, then what may be said. */
const board = css`
  .court {
    --gstk-card-width: 44px;
    list-style: none;
    margin: 0;
    padding: var(--gstk-s2);
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: var(--gstk-s1);
  }
  .court.n3 {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  .court.n4 {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  .cseat {
    display: grid;
    grid-template-rows: auto auto 1fr;
    justify-items: center;
    gap: 3px;
    min-inline-size: 0;
    padding: 4px 2px;
    border-radius: var(--gstk-radius);
    text-align: center;
  }
  .cname {
    display: flex;
    align-items: center;
    gap: 4px;
    max-inline-size: 100%;
    font-size: var(--gstk-text-s);
    line-height: 1.2;
  }
  .cname b {
    min-inline-size: 0;
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .cname .shield {
    inline-size: 16px;
    flex: none;
  }
  .ccard {
    display: grid;
    justify-items: center;
    gap: 2px;
  }
  .ccard .gk {
    inline-size: var(--gstk-card-width);
    block-size: calc(var(--gstk-card-width) * 1.4);
  }
  .ctitle {
    min-block-size: 1.2em;
    font-size: var(--gstk-text-xs);
    font-weight: 600;
    line-height: 1.2;
  }
  .cnotes {
    display: grid;
    align-content: start;
    min-block-size: 2.4em;
    font-size: var(--gstk-text-xs);
    line-height: 1.2;
    color: var(--gstk-ink-2);
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .cseat.own {
    background: var(--gstk-well);
  }
  .cseat.turn {
    background: var(--gstk-accent-soft);
    box-shadow: inset 0 -2px 0 var(--gstk-mark);
  }
  .cseat.accused .gk {
    outline: 2px solid var(--gstk-select);
    outline-offset: 2px;
    border-radius: 4px;
  }
  .cseat.won .gk {
    outline: 2px solid var(--gstk-mark);
    outline-offset: 2px;
    border-radius: 4px;
  }

  /* The newest line is always in sight: the box is filled from its foot. */
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
  .rules p {
    margin-block-start: var(--gstk-s2);
    line-height: 1.5;
    max-inline-size: 62ch;
  }

  /* Worded buttons do not share a narrow line with a sentence. */
  .prompt {
    display: grid;
    align-content: center;
    gap: var(--gstk-s1);
    min-block-size: 116px;
  }
  .prompt .say {
    min-block-size: 58px;
    align-content: safe center;
  }
  .prompt .actions {
    flex-wrap: wrap;
    justify-content: end;
  }
  .prompt .button:not(.icon) {
    padding-inline: var(--gstk-s3);
    white-space: normal;
  }
  @container gstk (inline-size >= 30rem) {
    .court {
      --gstk-card-width: 64px;
      padding: var(--gstk-s3) var(--gstk-s4);
    }
    .cseat {
      padding: var(--gstk-s2);
    }
    .ctitle,
    .cnotes {
      font-size: var(--gstk-text-s);
    }
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
    .prompt {
      display: flex;
      min-block-size: 68px;
    }
    .composer:has(.about) {
      grid-template-columns: auto minmax(12rem, 16rem);
    }
    .composer:has(.about) .kinds {
      grid-column: 1 / -1;
    }
  }
  @container gstk (inline-size < 15rem) {
    .court.n3,
    .court.n4,
    .court {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .kinds {
      grid-auto-flow: row;
    }
  }
  @media (forced-colors: active) {
    .cseat.turn,
    .kinds label:has(:checked) {
      outline: 2px solid Highlight;
    }
    .cseat.accused .gk {
      outline: 3px double Highlight;
    }
    .talk li {
      border: 1px solid CanvasText;
    }
  }
`;

/** What the table needs. */
export const courtStyles: readonly CSSResult[] = [shieldStyles, cardFaceStyles, board];
