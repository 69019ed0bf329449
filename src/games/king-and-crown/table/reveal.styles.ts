import {css, type CSSResult} from 'lit';
import {shieldStyles} from '../../../elements/internal/shield.styles.js';
import {twoSidedStyles} from '../../../elements/table/two-sided.js';

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
  .place {
    display: grid;
    grid-template-rows: 28px auto auto minmax(2.4em, auto);
    justify-items: center;
    align-content: start;
    gap: 4px;
    min-inline-size: 0;
    padding: 4px 2px 2px;
    border-radius: var(--gstk-radius-l);
    font-size: var(--gstk-text-s);
  }
  .place > .spot {
    grid-row: 3;
  }
  .place > .note {
    grid-row: 4;
  }
  .who {
    display: flex;
    align-items: center;
    gap: 5px;
    max-inline-size: 100%;
    line-height: 1.2;
  }
  .who b {
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
    padding: 2px;
    border: 1.5px dashed var(--gstk-edge);
    border-radius: 5px;
    font-size: var(--gstk-text-xs);
    line-height: 1.15;
    text-align: center;
    hyphens: auto;
    color: var(--gstk-ink-2);
  }
  .asked > .spot > .open {
    border-color: var(--gstk-mark);
    background: var(--gstk-accent-soft);
    color: var(--gstk-accent);
  }
  .place .in,
  .place .tag {
    position: absolute;
    inset-block-end: -7px;
    z-index: 2;
    padding: 1px 7px;
    border-radius: 9px;
    font-size: var(--gstk-text-xs);
    line-height: 1.35;
    white-space: nowrap;
  }
  .place .in {
    justify-self: center;
    background: var(--gstk-act);
    color: var(--gstk-act-ink);
  }
  .place .tag {
    border: 1px solid var(--gstk-edge);
    background: var(--gstk-surface);
  }
  .note {
    font-size: var(--gstk-text-xs);
    line-height: 1.2;
    text-align: center;
    text-wrap: balance;
    overflow-wrap: anywhere;
    color: var(--gstk-ink-2);
    padding-block-start: 5px;
  }
  .note b {
    display: block;
    font-size: var(--gstk-text-s);
    font-weight: 600;
    color: var(--gstk-table-ink);
  }
  .place.mine {
    background: var(--gstk-well);
  }
  .place.best {
    background: var(--gstk-accent-soft);
    box-shadow: inset 0 -2px 0 var(--gstk-mark);
  }
  .best .gk {
    outline: 2px solid var(--gstk-mark);
    outline-offset: 1px;
  }
  .lost .who b {
    font-weight: 400;
    text-decoration: line-through;
    color: var(--gstk-ink-2);
  }
  .place.accused {
    box-shadow: inset 0 0 0 2px var(--gstk-table-ink);
  }

  .strip {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    block-size: 46px;
    border-block: 1px solid var(--gstk-line);
    line-height: 1.2;
    text-align: center;
  }
  .strip > * {
    grid-area: 1 / 1;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--gstk-s2);
    padding-inline: var(--gstk-s3);
  }
  .verdict {
    z-index: 1;
    background: var(--gstk-table-bg);
    font-weight: 600;
    text-wrap: balance;
  }
  .bars {
    display: flex;
    gap: 4px;
  }
  .bars > i {
    box-sizing: border-box;
    inline-size: 22px;
    block-size: 6px;
    border: 1px solid var(--gstk-edge);
    border-radius: 3px;
    forced-color-adjust: none;
  }
  .bars > .on {
    border-color: var(--gstk-act);
    background: var(--gstk-act);
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
  @media (forced-colors: active) {
    .place.best {
      outline: 2px solid Highlight;
    }
    .bars > .on,
    .dots > .on {
      border-color: Highlight;
      background: Highlight;
    }
  }
`;

/** Styles of the reveal, inside the table's shadow root; those of a face are apart. */
export const revealStyles: readonly CSSResult[] = [shieldStyles, twoSidedStyles, reveal];
