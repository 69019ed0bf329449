import {css} from 'lit';
import {cardFaceStyles} from '../../elements/index.js';
import {base, buttons, inkTokens, tokens} from '../../elements/shared/index.js';

const builder = css`
  /* The bar at the end stays at the end of the window even below little content. */
  :host {
    display: grid;
    grid-template: auto 1fr auto / minmax(0, 1fr);
    font-family: var(--gstk-font);
    overflow-wrap: break-word;
  }
  .panes {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--gstk-s6);
    padding-block-end: var(--gstk-s6);
  }
  .panes > section {
    display: grid;
    gap: var(--gstk-s4);
    align-content: start;
    min-inline-size: 0;
  }
  .panes > section:not([data-shown]) {
    display: none;
  }
  .settings > section,
  .pack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gstk-s2);
    min-inline-size: 0;
  }
  h1 {
    margin: 0;
    padding-block: var(--gstk-s3) var(--gstk-s4);
    font-size: var(--gstk-text-xl);
    line-height: 1.2;
  }
  h2 {
    margin: var(--gstk-s4) 0 0;
    font-size: var(--gstk-text-l);
    font-weight: 600;
    line-height: 1.2;
  }

  /* Lines to type and lists to choose from. */
  .line {
    display: grid;
    gap: var(--gstk-s1);
    padding-block: var(--gstk-s2);
  }
  .line > label {
    font-weight: 500;
  }
  input,
  select,
  textarea {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: var(--gstk-action);
    padding-inline: var(--gstk-s3);
    border: 1px solid var(--gstk-edge);
    border-radius: var(--gstk-radius);
    background: var(--gstk-surface);
    color: inherit;
    font: inherit;
    font-size: 1rem; /* below this a phone zooms in */
  }
  textarea {
    padding-block: var(--gstk-s2);
    resize: vertical;
  }
  #snippet {
    display: block;
    max-block-size: 24rem;
    overflow-y: auto;
    padding: var(--gstk-s3);
    border: 1px solid var(--gstk-edge);
    border-radius: var(--gstk-radius);
    background: var(--gstk-well);
    white-space: pre-wrap;
    font-family: ui-monospace, 'DejaVu Sans Mono', monospace;
    font-size: var(--gstk-text-s);
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  .picture svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    margin-block-end: var(--gstk-s2);
    border: 1px solid var(--gstk-line);
    border-radius: var(--gstk-radius);
  }
  .copying {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gstk-s3);
    align-items: center;
  }

  /* The pack. */
  .pack > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(var(--gstk-action), 1fr));
    gap: var(--gstk-s1);
    max-inline-size: 25rem; /* eight in a row, so that no single card is left over */
  }
  .card {
    position: relative;
    display: grid;
    place-items: center;
    padding: 3px;
    border: 2px solid transparent;
    border-radius: var(--gstk-radius);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .card .gk {
    --gstk-card-width: 36px;
    pointer-events: none;
  }
  .card[data-laid] {
    border: 2px dashed var(--gstk-edge);
  }
  .card[aria-pressed='true'] {
    border: 2px solid var(--gstk-select);
  }
  .card[data-laid]::after {
    content: attr(data-laid);
    position: absolute;
    inset-block-start: -6px;
    inset-inline-end: -4px;
    min-inline-size: 18px;
    padding-inline: 4px;
    border-radius: 9px;
    background: var(--gstk-act);
    color: var(--gstk-act-ink);
    font-size: var(--gstk-text-xs);
    line-height: 18px;
    text-align: center;
    z-index: 1;
  }
  .settings .button {
    justify-self: start;
  }
  .verdict:not(:empty) {
    padding: var(--gstk-s2) var(--gstk-s3);
    border-inline-start: 3px solid var(--gstk-right);
    background: var(--gstk-well);
    font-size: var(--gstk-text-s);
    overflow-wrap: anywhere;
  }
  .verdict[data-wrong] {
    border-color: var(--gstk-wrong);
  }
  .verdict ul {
    margin: var(--gstk-s1) 0 0;
    padding-inline-start: 1.2em;
  }

  /* The preview: as wide as a phone, as a column of text, or as there is room. */
  .stage > div {
    max-inline-size: 40rem;
    margin-inline: auto;
  }
  .stage[data-width='phone'] > div {
    max-inline-size: 22.5rem;
  }
  .stage[data-width='wide'] > div {
    max-inline-size: none;
  }

  /* In a narrow window one part is shown at a time; the bar lies under the thumb. */
  nav {
    position: sticky;
    inset-block-end: 0;
    z-index: 5;
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    margin-inline: calc(-1 * var(--embed-builder-bleed, 0px));
    padding: var(--gstk-s1) var(--gstk-s2) calc(var(--gstk-s1) + env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--gstk-line);
    background: var(--gstk-surface);
  }
  nav button {
    min-block-size: 48px;
    padding: 0;
    border: 0;
    border-radius: var(--gstk-radius);
    background: none;
    color: var(--gstk-ink-2);
    font: inherit;
    font-weight: 500;
    cursor: pointer;
  }
  nav button[aria-current='true'] {
    background: var(--gstk-act);
    color: var(--gstk-act-ink);
  }
  @media (forced-colors: active) {
    nav button[aria-current='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  @media (width >= 56rem) {
    nav {
      display: none;
    }
    .panes {
      grid-template-areas: 'settings preview' 'settings code';
      grid-template-rows: auto 1fr;
      grid-template-columns: minmax(18rem, 25rem) minmax(0, 1fr);
      column-gap: var(--gstk-s8);
    }
    .panes > [role='alert'] {
      grid-column: 1 / -1;
    }
    .panes > section:not([data-shown]) {
      display: grid;
    }
    /* It scrolls by itself, so that what changes stays in sight; focus rings need the padding. */
    .settings {
      grid-area: settings;
      position: sticky;
      inset-block-start: 0;
      align-self: start;
      max-block-size: 100dvh;
      overflow-y: auto;
      margin-inline: -6px;
      padding: 6px;
    }
    .preview {
      grid-area: preview;
    }
    .code {
      grid-area: code;
    }
  }
`;

export const builderStyles = [inkTokens, tokens, base, buttons, cardFaceStyles, builder];
