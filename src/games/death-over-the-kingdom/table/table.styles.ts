import {css, type CSSResult} from 'lit';
import {cardFaceStyles} from '../../../elements/card-face/card-face.styles.js';
import {shieldStyles} from '../../../elements/internal/shield.styles.js';
import {lookupTableStyles} from '../../../elements/internal/styles/lookup.styles.js';
import {playerStyles} from '../../../elements/internal/styles/player.styles.js';
import {rulesTextStyles} from '../../../elements/internal/styles/rules-text.styles.js';
import {ownStyles} from './own.styles.js';
import {lookupStyles} from './panels.styles.js';

/**
 * The court in rows of three, or more where there is room. All seats are equally high whatever they
 * have done, so that nothing moves in a round.
 */
const board = css`
  .court {
    --gstk-card-width: 32px;
    list-style: none;
    margin: 0;
    padding: var(--gstk-s2);
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--gstk-s1);
  }
  .kseat,
  .kseat > label {
    display: grid;
    align-content: start;
    gap: 2px;
    min-inline-size: 0;
  }
  .kseat {
    padding: 3px;
    border-radius: var(--gstk-radius);
    border: 1px solid transparent;
  }
  .kh {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    line-height: 1.2;
  }
  .kh > span {
    min-inline-size: 0;
  }
  .kh .shield {
    inline-size: 22px;
    flex: none;
  }
  .kwho {
    display: block;
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
    font-size: var(--gstk-text-xs);
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
    background: none;
    border: 1.5px solid var(--gstk-ink-2);
  }
  .ka {
    display: flex;
    gap: 5px;
    min-inline-size: 0;
    min-block-size: calc(var(--gstk-card-width) * 1.4);
  }
  .kcard,
  .kplace {
    flex: none;
    inline-size: var(--gstk-card-width);
    block-size: calc(var(--gstk-card-width) * 1.4);
  }
  .kplace {
    border: 1px dashed var(--gstk-line);
    border-radius: 3px;
  }
  .kcard.down .gk::after {
    border-style: dashed;
  }
  .knotes {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    flex-direction: column;
    font-size: var(--gstk-text-xs);
    line-height: 1.2;
    color: var(--gstk-ink-2);
    max-block-size: calc(var(--gstk-card-width) * 1.4);
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  .kname {
    min-block-size: 1.25em;
    font-size: var(--gstk-text-xs);
    line-height: 1.25;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .ka:has(.down) + .kname {
    font-style: italic;
    color: var(--gstk-ink-2);
  }
  .knotes .now,
  .won {
    color: var(--gstk-accent);
    font-weight: 600;
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
    --gstk-card-width: 28px;
    gap: 2px;
  }
  .many .court .kh > span {
    display: flex;
    align-items: baseline;
    gap: 6px;
    inline-size: 100%;
  }
  .many .court .kwho {
    flex: 0 1 auto;
  }

  @container gstk (inline-size >= 30rem) {
    .court {
      --gstk-card-width: 44px;
      padding: var(--gstk-s3) var(--gstk-s4);
      gap: var(--gstk-s2);
    }
    .many .court {
      --gstk-card-width: 32px;
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
  @container gstk (inline-size >= 45rem) {
    .court {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .court {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .many .court {
      grid-template-columns: repeat(5, minmax(0, 1fr));
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
  playerStyles,
  lookupTableStyles,
  rulesTextStyles,
  lookupStyles,
];
