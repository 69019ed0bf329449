import {css} from 'lit';
import {glyphStyles} from '../../elements/card-face/glyph.styles.js';
import {base} from '../../elements/internal/styles/base.styles.js';
import {buttons} from '../../elements/internal/styles/button.styles.js';
import {tokens} from '../../elements/internal/styles/tokens.styles.js';

/** The styles of the frame: contract line, prompt, bar, docked panel. Games style their own board. */
const frame = css`
  :host {
    container: gstk / inline-size;
    font-family: var(--gstk-font);
    overflow-wrap: break-word;
  }
  /* A page that holds a table's place by a height gets a table of that height: the board is larger. */
  .gstk {
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr);
    min-block-size: inherit;
  }
  .table {
    display: grid;
    grid-template-rows: auto 1fr;
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

  .contract {
    display: grid;
    grid-template-areas: 'name name deal' 'goal out out';
    grid-template-rows: minmax(20px, auto) minmax(20px, auto);
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

  .prompt {
    display: flex;
    align-items: center;
    gap: var(--gstk-s2);
    padding: var(--gstk-s1) var(--gstk-s3);
    min-block-size: 88px;
  }
  .say {
    flex: 1;
    min-inline-size: 0;
  }
  .say > strong {
    line-height: 1.2;
  }
  .say > * {
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
    gap: var(--gstk-s2);
    flex: none;
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
  .bar .end {
    margin-inline-start: auto;
  }
  .aside {
    min-block-size: 0;
    padding: var(--gstk-s3) var(--gstk-s4);
    border-inline-start: 1px solid var(--gstk-line);
    overflow: auto;
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
      justify-content: start;
    }
    .prompt {
      padding-inline: var(--gstk-s4);
      min-block-size: 56px;
    }
    .bar {
      padding-inline: var(--gstk-s2);
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .dock {
      min-block-size: 600px;
      /* Contract; board with bar and panel beside it; prompt; hand. */
      grid-template: auto auto 1fr auto auto / 1fr 288px;
    }
    .dock > .contract {
      grid-column: span 2;
    }
    .dock > .board {
      grid-row: 2 / span 2;
      align-self: center;
    }
    .dock > .bar {
      grid-area: 2 / 2;
      border-block-start: 0;
      border-block-end: 1px solid var(--gstk-line);
      border-inline-start: 1px solid var(--gstk-line);
    }
    .dock > .aside {
      grid-area: 3 / 2 / span 3;
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
    .actions .icon .t {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
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
export const styles = [tokens, base, buttons, glyphStyles, frame];
