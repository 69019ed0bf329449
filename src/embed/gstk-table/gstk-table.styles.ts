import {css} from 'lit';
import {glyphStyles} from '../../elements/card-face/glyph.styles.js';
import {base} from '../../elements/internal/styles/base.styles.js';
import {buttons} from '../../elements/internal/styles/button.styles.js';
import {heldBy} from '../../elements/internal/styles/held.styles.js';
import {inkTokens, tokens} from '../../elements/internal/styles/tokens.styles.js';

/** The styles of the frame: contract line, prompt, bar, docked panel. Games style their own board. */
const frame = css`
  :host {
    container: gstk / inline-size;
    font-family: var(--gstk-font);
    overflow-wrap: break-word;
  }
  /* A page that holds a table's place by a height gets a table of that height: the board is larger.
     The height itself is in heldBy. */
  .gstk {
    display: grid;
    position: relative; /* a dialog covers the table and nothing of the page */
    grid-template: auto 1fr / minmax(0, 1fr);
  }
  .wait {
    display: flow-root;
  }
  /* At this speed nothing travels. */
  .still {
    --gstk-motion: 0;
  }
  .table {
    display: grid;
    grid-template:
      'contract' auto 'aim' auto 'board' 1fr 'prompt' auto 'hand' auto 'bar' auto
      / minmax(0, 1fr);
    position: relative;
    border: 1px solid var(--gstk-line);
    border-radius: var(--gstk-radius-l);
    background: var(--gstk-table-bg);
    isolation: isolate; /* a card on its way lies above the table, not above the page */
    overflow: clip;
  }
  .table > * {
    min-inline-size: 0;
  }

  .table > .contract {
    grid-area: contract;
  }
  .table > .board {
    grid-area: board;
  }
  .table > .prompt {
    grid-area: prompt;
  }
  .table > :is(gstk-hand, .tray) {
    grid-area: hand;
  }
  .table > .bar {
    grid-area: bar;
  }
  /* A summary covers three rows, which stay where they are: the height is the same by construction. */
  .table > .stage {
    grid-area: board-start / board-start / hand-end / board-end;
    display: flex;
    flex-direction: column;
    padding-block-start: var(--gstk-s3);
    gap: var(--gstk-s2);
  }
  /* It has the room of a line that is not there. */
  .aim:empty ~ .stage {
    grid-row-start: aim-start;
  }
  .staged > :is(.board, .prompt, gstk-hand, .tray, .tools) {
    visibility: hidden;
  }
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

  .contract {
    display: grid;
    grid-template-areas: 'name name deal' 'goal out out';
    grid-template-rows: minmax(22px, auto) minmax(22px, auto);
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: var(--gstk-s3);
    align-items: center;
    padding: var(--gstk-s2) var(--gstk-s3);
    border-block-end: 1px solid var(--gstk-line);
    font-size: var(--gstk-text-s);
    white-space: nowrap;
  }
  .contract .name {
    grid-area: name;
    font-weight: 600;
    font-size: var(--gstk-text-m);
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .contract .goal {
    grid-area: goal;
    color: var(--gstk-ink-2);
  }
  .contract .out {
    grid-area: out;
    display: flex;
    align-items: center;
    gap: var(--gstk-s1);
    justify-content: end;
    justify-self: end;
    min-inline-size: 0;
  }
  .contract .out > .label {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .contract .deal {
    grid-area: deal;
    color: var(--gstk-ink-2);
    justify-self: end;
  }

  /* The line comes late and goes early: its room is kept, for as many rows as the longest needs. */
  .aim {
    grid-area: aim;
    display: grid;
    align-content: center;
    box-sizing: content-box;
    min-block-size: 2.6em;
    margin: 0;
    padding: var(--gstk-s1) var(--gstk-s3);
    border-block-end: 1px solid var(--gstk-line);
    font-size: var(--gstk-text-s);
    font-weight: 600;
    line-height: 1.3;
    text-wrap: balance;
  }
  .aim:empty {
    border-color: transparent;
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
  .stakes > .none::before {
    block-size: 2px;
    margin-block-start: 7px;
    background: var(--gstk-ink-2);
    clip-path: none;
  }
  .stakes > .dire {
    color: var(--gstk-wrong);
    font-weight: 600;
  }
  .stack {
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

  .bar {
    display: flex;
    border-block-start: 1px solid var(--gstk-line);
    padding-inline: var(--gstk-s1);
  }
  .tabs {
    display: flex;
    min-inline-size: 0;
  }
  /* A chosen tab is bold: each has the width of its bold label from the start. */
  .tabs > .button {
    display: grid;
    align-content: center;
    gap: 0;
  }
  /* Beside a button for friends there is not always room for all labels on one line. */
  .bar:has(> [data-panel='friends']) > .tabs > .button {
    padding-inline: var(--gstk-s1);
    line-height: 1.2;
    text-align: center;
    white-space: normal;
  }
  .dock > .bar:has(> [data-panel='friends']) .button {
    min-inline-size: 36px; /* a wide table has a pointer */
  }
  .tabs > .button::after {
    content: attr(data-label);
    content: attr(data-label) / '';
    block-size: 0;
    font-weight: 600;
    overflow: hidden;
    visibility: hidden;
  }
  .bar .end {
    margin-inline-start: auto;
  }
  .bar .end + .end {
    margin-inline-start: 0;
  }
  .aside {
    min-block-size: 0;
    padding: var(--gstk-s3) var(--gstk-s4);
    border-inline-start: 1px solid var(--gstk-line);
    overflow: auto;
  }
  [tabindex='-1']:is(h2, h3):focus-visible {
    outline: none; /* focus starts reading here; there is nothing to press */
    box-shadow: none;
  }
  h3 {
    margin: 0;
    font-size: var(--gstk-text-s);
    font-weight: 600;
  }
  .failed {
    margin-block: var(--gstk-s3);
  }

  @container gstk (inline-size >= 30rem) {
    .contract {
      grid-template: 'name goal out deal' minmax(24px, auto) / auto auto 1fr auto;
      padding-inline: var(--gstk-s4);
    }
    .contract .out {
      justify-self: start;
      justify-content: start;
    }
    .prompt {
      padding-inline: var(--gstk-s4);
      min-block-size: 70px;
    }
    .brief {
      min-block-size: 56px;
    }
    .aim {
      padding-inline: var(--gstk-s4);
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
    .stack .say {
      flex: 1;
    }
    .stack .actions {
      display: flex;
      flex: none;
      flex-direction: row-reverse;
    }
    .table > .tools {
      block-size: 54px;
      margin-inline-end: var(--gstk-s4);
    }
    .bar {
      padding-inline: var(--gstk-s2);
    }
  }
  @container gstk (inline-size >= 34rem) {
    .aim {
      min-block-size: 1.3em;
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .table > .tools {
      margin: 0 var(--gstk-s6) var(--gstk-s4) 0;
    }
    .tools .button {
      padding-inline: 10px;
    }
    .dock {
      min-block-size: 600px;
      grid-template:
        'contract contract' auto 'aim aim' auto 'board bar' auto 'board aside' 1fr 'prompt aside' auto
        'hand aside' auto / minmax(0, 1fr) 304px;
    }
    .dock > .bar {
      border-block-start: 0;
      border-block-end: 1px solid var(--gstk-line);
      border-inline-start: 1px solid var(--gstk-line);
    }
    .dock > .aside {
      grid-area: aside;
      contain: size; /* a long log scrolls; it never makes the table taller */
    }
    .dock > .bar [aria-pressed='true'] {
      color: var(--gstk-table-ink);
      font-weight: 600;
      box-shadow: inset 0 -2px 0 var(--gstk-table-ink);
      border-radius: 0;
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
  @container gstk (inline-size < 20rem) {
    .aim {
      min-block-size: 3.9em;
    }
  }
  @container gstk (inline-size < 24rem) {
    .out > .label:not(:only-child) {
      position: absolute; /* the chips say it; a reader still hears it */
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @container gstk (inline-size < 15rem) {
    .contract {
      display: flex;
      flex-wrap: wrap;
      white-space: normal;
    }
    .contract .name {
      inline-size: 100%;
      overflow: visible;
    }
    .prompt,
    .bar,
    .tabs {
      flex-wrap: wrap;
    }
    .say {
      flex: 1 0 100%;
    }
  }
`;

/** The base styles of a table's shadow root; a game adds its own. */
export const styles = [
  ...[inkTokens, tokens, base, buttons, glyphStyles, frame],
  heldBy('gstk', ':is(.gstk,.wait)', 'inherit'),
];
