import {css, type CSSResult} from 'lit';
import {shieldStyles} from '../../../elements/shared/index.js';
import {twoSidedStyles} from '../../../elements/index.js';
import {stripStyles} from './strip.styles.js';

const reveal = css`
  .places {
    --gstk-card-width: 66px;
    --columns: 3;
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    align-content: center;
    gap: 4px;
    margin: 0;
    padding: 10px 8px 6px;
    list-style: none;
  }
  .places[data-places='2'] {
    --columns: 2;
  }
  .places[data-places='4'] {
    --columns: 4;
  }
  .places[data-places='5'] {
    --columns: 5;
  }
  .places:is([data-places='4'], [data-places='5'], [data-places='6']) {
    --gstk-card-width: 52px;
    gap: 2px;
    padding-inline: 6px;
  }
  .places > .place {
    display: grid;
    grid-template: 28px auto auto auto / minmax(0, 1fr);
    justify-items: center;
    align-content: start;
    gap: 4px;
    justify-self: center;
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    max-inline-size: 150px;
    padding: 4px 2px 6px;
    border-radius: var(--gstk-radius-l);
    font-size: var(--gstk-text-s);
  }
  .places .place > .spot {
    grid-row: 3;
  }
  .places .place > .note {
    grid-row: 4;
  }
  .owner {
    display: flex;
    align-items: center;
    gap: 5px;
    max-inline-size: 100%;
    line-height: 1.2;
  }
  .owner b {
    min-inline-size: 0;
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .arms {
    flex: none;
  }
  .arms > .shield {
    inline-size: 20px;
  }
  .dots {
    display: flex;
    justify-content: center;
    gap: 3px;
    block-size: 10px;
  }
  .dots > i {
    box-sizing: border-box;
    inline-size: 9px;
    block-size: 9px;
    border: 1.5px solid var(--gstk-mark);
    border-radius: 50%;
    forced-color-adjust: none;
  }
  .dots > .on {
    background: var(--gstk-mark);
  }
  .spot {
    position: relative;
    display: grid;
    justify-items: center;
  }
  .spot > * {
    grid-area: 1 / 1;
  }
  .spot > .open {
    display: grid;
    place-items: center;
    box-sizing: border-box;
    inline-size: var(--gstk-card-width);
    aspect-ratio: 1 / var(--gstk-card-ratio, 1.4);
    padding: 4px;
    border: 1.5px dashed var(--gstk-edge);
    border-radius: 5px;
    font-size: var(--gstk-text-xs);
    line-height: 1.15;
    text-align: center;
    hyphens: auto;
    color: var(--gstk-ink-2);
  }
  .places .asked > .spot > .open {
    border-color: var(--gstk-mark);
    background: var(--gstk-accent-soft);
    color: var(--gstk-table-ink);
  }
  .places .in,
  .places .tag {
    position: absolute;
    inset-block-end: -7px;
    z-index: 2;
    padding: 1px 7px;
    border-radius: 9px;
    font-size: var(--gstk-text-xs);
    line-height: 1.35;
    white-space: nowrap;
  }
  .places .in {
    justify-self: center;
    background: var(--gstk-act);
    color: var(--gstk-act-ink);
  }
  .places .tag {
    border: 1px solid var(--gstk-edge);
    background: var(--gstk-surface);
  }
  .places .note {
    font-size: var(--gstk-text-xs);
    line-height: 1.2;
    text-align: center;
    text-wrap: balance;
    overflow-wrap: anywhere;
    color: var(--gstk-ink-2);
    padding-block-start: 5px;
    block-size: 3.6em;
    overflow: hidden;
  }
  .places .note b {
    display: block;
    font-size: var(--gstk-text-s);
    font-weight: 600;
    color: var(--gstk-table-ink);
  }
  .places > .mine {
    background: var(--gstk-well);
  }
  .places > .best {
    background: var(--gstk-accent-soft);
    box-shadow: inset 0 -2px 0 var(--gstk-mark);
  }
  .places > .best .gk {
    outline: 2px solid var(--gstk-mark);
    outline-offset: 1px;
  }
  .places > .lost .owner b {
    font-weight: 400;
    text-decoration: line-through;
    color: var(--gstk-ink-2);
  }
  .places > .accused {
    box-shadow: inset 0 0 0 2px var(--gstk-table-ink);
  }
  @container gstk (inline-size < 30rem) {
    .places[data-places='6'] {
      --gstk-card-width: 44px;
      --columns: 6;
    }
    [data-places='6'] > .place {
      grid-template-rows: 40px auto auto auto;
    }
    [data-places='6'] .owner {
      flex-direction: column;
      gap: 1px;
    }
    .places[data-places='6'] .note b {
      font-size: inherit;
    }
    /* Names and a word or two: there is no room for more in a row. */
    .places:is([data-places='4'], [data-places='5'], [data-places='6']) .note {
      block-size: 2.8em;
    }
  }
  @container gstk (inline-size >= 30rem) {
    .places {
      --gstk-card-width: 100px;
      padding-inline: var(--gstk-s4);
    }
    .places:is([data-places='4'], [data-places='5'], [data-places='6']) {
      --gstk-card-width: 76px;
      gap: 8px;
      padding-inline: var(--gstk-s2);
    }
    .places[data-places='6'] {
      --columns: 6;
    }
  }
  @container gstk (inline-size < 28ch) {
    .owner .arms {
      display: none;
    }
    .places > .place .note {
      block-size: auto;
      min-block-size: 3.6em;
      overflow: visible;
    }
  }
  @media (forced-colors: active) {
    .places > .best {
      outline: 2px solid Highlight;
    }
    .dots > .on {
      border-color: Highlight;
      background: Highlight;
    }
  }
`;

/** Styles of the reveal, inside the table's shadow root; those of a face are separate. */
export const revealStyles: readonly CSSResult[] = [
  shieldStyles,
  twoSidedStyles,
  reveal,
  stripStyles,
];
