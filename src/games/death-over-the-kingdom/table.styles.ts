import {css, type CSSResult} from 'lit';
import {cardFaceStyles} from '../../elements/card-face/card-face.styles.js';
import {shieldStyles} from '../../elements/internal/shield.styles.js';
import {lookupStyles} from './table-panels.styles.js';

/**
 * The court in rows of three, each seat as high as the others whatever it has done, so that nothing
 * moves in a round; more columns where there is room. Then the deck, then the reader's own card.
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

  .kmid {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    column-gap: var(--gstk-s3);
    min-block-size: 44px;
    padding: 0 var(--gstk-s3);
    border-block: 1px solid var(--gstk-line);
    font-size: var(--gstk-text-s);
  }
  .kdeck {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: var(--gstk-s2);
  }
  .kback {
    inline-size: 14px;
    block-size: 20px;
    border: 1px solid var(--gstk-card-edge);
    border-radius: 2px;
    background: var(--gstk-card-back);
    box-shadow:
      2px 2px 0 -1px var(--gstk-card-back),
      2px 2px 0 0 var(--gstk-card-edge);
    margin-inline-end: 2px;
  }
  .kcut {
    flex: 1;
    display: flex;
    align-items: center;
    gap: var(--gstk-s3);
    white-space: nowrap;
  }
  .kcut input {
    flex: 1;
    min-inline-size: 0;
    block-size: 44px;
    margin: 0;
    accent-color: var(--gstk-act);
  }

  .kme {
    --gstk-card-width: 68px;
    display: flex;
    align-items: start;
    gap: var(--gstk-s3);
    padding: var(--gstk-s2) var(--gstk-s3);
  }
  .kown {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    gap: 2px;
    min-block-size: calc(var(--gstk-card-width) * 1.4);
    align-content: start;
  }
  .kme .kh {
    gap: var(--gstk-s2);
  }
  .kline {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: var(--gstk-s2);
    min-block-size: 1.35em;
  }
  .kline .kname {
    font-size: var(--gstk-text-m);
  }
  .kme .knotes {
    flex-direction: row;
    flex-wrap: wrap;
    column-gap: var(--gstk-s2);
    font-size: var(--gstk-text-s);
  }
  .ability {
    margin: 0;
    font-size: var(--gstk-text-xs);
    line-height: 1.3;
  }

  /* Up to five buttons: on a phone they have a line of their own, and it is always there. */
  .prompt {
    display: grid;
    align-content: space-between;
    gap: var(--gstk-s1);
    min-block-size: 164px;
    padding-block: var(--gstk-s2);
  }
  .prompt .say {
    min-block-size: 56px;
  }
  .prompt .actions {
    flex-wrap: wrap;
    justify-content: end;
    align-items: end;
    min-block-size: 96px;
    align-content: end;
  }

  .summary {
    padding: var(--gstk-s2) var(--gstk-s3);
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
    .kmid,
    .kme {
      padding-inline: var(--gstk-s4);
    }
    .prompt .say {
      min-block-size: 40px;
    }
  }
  @container gstk (inline-size >= 45rem) {
    .prompt {
      min-block-size: 116px;
    }
    .prompt .actions {
      min-block-size: 44px;
    }
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
    .kme {
      --gstk-card-width: 80px;
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
    .kback,
    .pts::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
    .pts.bad::before {
      background: none;
      border-color: CanvasText;
    }
  }
`;

/** What the table needs to begin. */
export const kingdomStyles: readonly CSSResult[] = [
  shieldStyles,
  cardFaceStyles,
  board,
  lookupStyles,
];
