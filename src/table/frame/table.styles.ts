import {css, unsafeCSS} from 'lit';
import {glyphStyles} from '../../elements/index.js';
import {
  base,
  buttons,
  heldBy,
  inkTokens,
  LOW,
  LOW_WIDE,
  tokens,
} from '../../elements/shared/index.js';
import {barStyles} from './bar.styles.js';
import {contractStyles} from './contract.styles.js';
import {promptStyles} from './prompt.styles.js';

/** Where the parts of a table lie. Games style their own board. */
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
`;

/** The base styles of a table's shadow root; a game adds its own. */
export const styles = [
  ...[inkTokens, tokens, base, buttons, glyphStyles],
  ...[frame, contractStyles, promptStyles, barStyles],
  heldBy('gstk', ':is(.gstk,.wait)', 'inherit'),
  // A place that is higher than the table ends below it: the board would push the hand out of sight.
  unsafeCSS(
    `@media (max-height:${LOW_WIDE}rem){.table{grid-template-rows:repeat(5,auto) 1fr}.table>.bar{align-self:start}` +
      `.table>.contract{padding-block:3px}}@media (max-height:${LOW[1]}rem){.table>.aim{position:absolute;clip-path:inset(50%)}}`,
  ),
];
