import {css, type CSSResult} from 'lit';
import {cardFaceStyles} from '../../../elements/card-face/card-face.styles.js';
import {shieldStyles} from '../../../elements/internal/shield.styles.js';
import {lookupTableStyles} from '../../../elements/internal/styles/lookup.styles.js';
import {playerStyles} from '../../../elements/internal/styles/player.styles.js';
import {rulesTextStyles} from '../../../elements/internal/styles/rules-text.styles.js';
import {overStyles} from '../../../elements/table/over.js';
import {twoSidedStyles} from '../../../elements/table/two-sided.js';
import {ownStyles} from './own.styles.js';
import {lookupStyles} from './panels.styles.js';

/**
 * The court: as many columns as there are players, four at most on a narrow page; a crowd is six a row.
 * All seats are equally high whatever they have done, so that nothing moves in a round.
 */
const board = css`
  .court {
    --gstk-card-width: 50px;
    --n: 4;
    list-style: none;
    margin: 0;
    padding: var(--gstk-s2);
    display: grid;
    grid-template-columns: repeat(var(--n), minmax(0, 1fr));
    align-content: center;
    gap: var(--gstk-s1);
  }
  .court:is([data-others='2']) {
    --n: 2;
  }
  .court:is([data-others='3'], .two-rows) {
    --n: 3;
  }
  .two-rows {
    --gstk-card-width: 40px;
  }
  .kseat,
  .kseat > label {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 2px;
    min-inline-size: 0;
    text-align: center;
  }
  .kseat {
    padding: 3px 1px;
    border-radius: var(--gstk-radius);
    border: 1px solid transparent;
  }
  .kseat > label {
    inline-size: 100%;
  }
  .kh {
    display: flex;
    align-items: center;
    gap: 4px;
    min-inline-size: 0;
    max-inline-size: 100%;
    line-height: 1.2;
  }
  .kh .shield {
    inline-size: 18px;
    flex: none;
  }
  .kwho {
    min-inline-size: 0;
    font-weight: 600;
    font-size: var(--gstk-text-s);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .pts {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font-size: var(--gstk-text-s);
    font-variant-numeric: tabular-nums;
  }
  .pts::before {
    content: '';
    inline-size: 7px;
    block-size: 7px;
    border-radius: 50%;
    background: var(--gstk-mark);
    forced-color-adjust: none;
  }
  .pts.bad::before {
    box-sizing: border-box;
    background: none;
    border: 1.5px solid var(--gstk-ink-2);
  }
  .pts .icon {
    inline-size: 16px;
    block-size: 12px;
    fill: var(--gstk-mark);
  }
  .kheld {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 6px;
    block-size: 16px;
    overflow: hidden;
    line-height: 16px;
  }
  .krole {
    font-size: var(--gstk-text-xs);
    color: var(--gstk-ink-2);
  }
  .kcard,
  .kplace {
    flex: none;
    inline-size: var(--gstk-card-width);
    block-size: calc(var(--gstk-card-width) * 1.4);
  }
  .kplace {
    box-sizing: border-box;
    border: 1px dashed var(--gstk-line);
    border-radius: 3px;
  }
  .kcard.down .gk::after {
    border-style: dashed;
  }
  .mini {
    --gk-index: 9;
  }
  .knotes {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    inline-size: 100%;
    block-size: 43px;
    font-size: var(--gstk-text-xs);
    line-height: 14px;
    color: var(--gstk-ink-2);
    overflow: hidden;
  }
  .knotes > span:last-child {
    overflow: hidden;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .knotes > .kname {
    display: block;
    block-size: 15px;
    color: var(--gstk-table-ink);
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .knotes > .kname:empty {
    display: none;
  }
  .down + .knotes > .kname {
    font-style: italic;
    color: var(--gstk-ink-2);
  }
  .turned b {
    font-weight: 600;
    color: var(--gstk-accent);
  }
  .short {
    display: none;
  }
  .knotes > b {
    justify-self: center;
    font-weight: 600;
  }
  .knotes > .now,
  .won {
    color: var(--gstk-accent);
    font-weight: 600;
  }
  .knotes > .lost {
    padding-inline: 6px;
    border: 1.5px solid var(--gstk-ink-2);
    border-radius: 8px;
    line-height: 13px;
    color: var(--gstk-table-ink);
  }
  :is(.kseat, .kme).turn {
    background: var(--gstk-accent-soft);
    box-shadow: inset 0 -2px 0 var(--gstk-mark);
  }
  .turn .kwho::before {
    content: '';
    display: inline-block;
    inline-size: 7px;
    block-size: 10px;
    margin-inline-end: 4px;
    background: var(--gstk-mark);
    clip-path: polygon(0 0, 100% 50%, 0 100%);
    forced-color-adjust: none;
  }
  .turn .kwho:dir(rtl)::before {
    transform: scaleX(-1);
  }
  .scored .kcard {
    outline: 2px solid var(--gstk-mark);
    outline-offset: 1px;
    border-radius: 4px;
  }
  .taken .kcard {
    outline: 2px dashed var(--gstk-ink-2);
    outline-offset: 1px;
    border-radius: 4px;
  }
  .kseat.pick {
    border: 1px solid var(--gstk-edge);
  }
  .kseat.pick > label {
    cursor: pointer;
  }
  .kseat.chosen {
    border-color: var(--gstk-select);
    box-shadow: inset 0 0 0 1px var(--gstk-select);
    background: var(--gstk-well);
  }
  .kseat:has(:focus-visible) {
    outline: 2px solid var(--gstk-focus-inner);
    box-shadow: 0 0 0 5px var(--gstk-focus-outer);
  }

  .many .court {
    --gstk-card-width: 30px;
    --n: 6;
    gap: 2px;
  }
  .many .court .knotes {
    block-size: 29px;
  }
  .many .court .krole {
    display: none; /* the line of the round names who acts first and last */
  }

  @container gstk (inline-size >= 30rem) {
    .court {
      --gstk-card-width: 60px;
      padding: var(--gstk-s2) var(--gstk-s4);
      gap: var(--gstk-s2);
    }
    .court.two-rows {
      --n: 6;
      --gstk-card-width: 56px;
    }
    .court[data-others='5'] {
      --n: 5;
    }
    .many .court {
      --gstk-card-width: 40px;
    }
  }
  @container gstk (inline-size < 30rem) {
    .many .court :is(.kwho, .turn .kwho::before) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .many .court :has(> .short) > .full,
    :is(.many .court, .two-rows) .turned > .full {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .many .court .short {
      display: inline;
    }
    /* Two rows of three: the card stands beside its words. */
    .two-rows :is(.kseat:not(:has(> label)), .kseat > label) {
      grid-template: 'name name' auto 'card held' 16px 'card notes' 1fr / auto minmax(0, 1fr);
      justify-items: start;
      column-gap: 4px;
      text-align: start;
    }
    .two-rows .knotes {
      overflow-wrap: normal;
    }
    .two-rows .knotes > b {
      justify-self: start;
    }
    .two-rows .kh {
      grid-area: name;
    }
    .two-rows :is(.kcard, .kplace) {
      grid-area: card;
    }
    .two-rows .kheld {
      grid-area: held;
    }
    .two-rows .knotes {
      grid-area: notes;
    }
    .kme .kwho {
      display: none; /* the shield says it beside the points */
    }
  }
  @container gstk (inline-size < 15rem) {
    .court,
    .many .court {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (forced-colors: active) {
    .turn {
      outline: 2px solid Highlight;
    }
    .kseat.chosen {
      outline: 3px solid Highlight;
    }
    .scored .kcard {
      outline: 3px double Highlight;
    }
    .pts::before {
      background: CanvasText;
    }
    .pts.bad::before {
      background: none;
      border-color: CanvasText;
    }
  }
`;

/** Styles that the table needs to begin. */
export const kingdomStyles: readonly CSSResult[] = [
  shieldStyles,
  cardFaceStyles,
  board,
  ownStyles,
  twoSidedStyles,
  overStyles,
  playerStyles,
  lookupTableStyles,
  rulesTextStyles,
  lookupStyles,
];
