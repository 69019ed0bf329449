import {css, type CSSResult} from 'lit';
import {cardFaceStyles} from '../../elements/card-face/card-face.styles.js';
import {shieldStyles} from '../../elements/internal/shield.styles.js';
import {lookupStyles} from './table-panels.styles.js';

/**
 * The ladder on the one side, the bout on the other. Both keep their room: the ladder is as high as
 * there are rungs, and six pairs fit beside five of them.
 */
const board = css`
  .board {
    --ladder-card: 46px;
    display: grid;
    grid-template-columns: minmax(0, 188px) minmax(0, 1fr);
    gap: var(--gstk-s3);
    padding: var(--gstk-s2) var(--gstk-s3);
    align-items: start;
    min-block-size: 246px;
  }
  .ladder {
    list-style: none;
    margin: 0;
    padding: 0;
    border-inline: 2px solid var(--gstk-line);
  }
  .rung {
    position: relative;
    border-block-end: 1px solid var(--gstk-line);
  }
  .rung:last-child {
    border-block-end: 0;
  }
  .rung > * {
    display: grid;
    grid-template-columns: 52px 20px minmax(0, 1fr) auto auto;
    gap: 5px;
    align-items: center;
    min-block-size: 30px;
    padding-inline: 6px;
  }
  .rung > label {
    cursor: pointer;
  }
  .rung input {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: var(--gstk-act);
  }
  .rung .shield {
    inline-size: 20px;
    block-size: 22px;
  }
  .rung .rank {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 2px;
    font-size: var(--gstk-text-xs);
    color: var(--gstk-ink-2);
    white-space: nowrap;
  }
  .rung .rank .icon {
    inline-size: 13px;
    color: var(--gstk-mark);
  }
  .rung .name {
    position: static;
    font-size: var(--gstk-text-s);
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .rung .count {
    font-size: var(--gstk-text-xs);
    color: var(--gstk-ink-2);
    font-variant-numeric: tabular-nums;
  }
  .rung.mine .name {
    text-decoration: underline;
    text-decoration-color: var(--gstk-mark);
    text-underline-offset: 3px;
  }
  .rung.done .name {
    font-weight: 400;
    color: var(--gstk-ink-2);
  }
  .rung:is(.attacks, .defends) {
    background: var(--gstk-accent-soft);
  }
  /* Who attacks points to the ladder's side; who defends stands behind a bar. */
  .rung.defends {
    box-shadow: inset 3px 0 0 var(--gstk-mark);
  }
  .rung.attacks::after {
    content: '';
    position: absolute;
    inset-inline-start: -8px;
    inset-block-start: calc(50% - 6px);
    border: 6px solid transparent;
    border-inline-start: 9px solid var(--gstk-mark);
    border-inline-end: 0;
    forced-color-adjust: none;
  }
  .rung.turn .name > span::before {
    content: '';
    display: inline-block;
    inline-size: 7px;
    block-size: 10px;
    margin-inline-end: 4px;
    background: var(--gstk-mark);
    clip-path: polygon(0 0, 100% 50%, 0 100%);
    forced-color-adjust: none;
  }
  .rung.throws .count::before {
    content: '+ ';
    color: var(--gstk-accent);
    font-weight: 600;
  }

  .bout {
    --gstk-card-width: var(--ladder-card);
    display: grid;
    gap: var(--gstk-s2);
    align-content: start;
    min-inline-size: 0;
  }
  .bout p {
    margin: 0;
    font-size: var(--gstk-text-s);
    line-height: 1.35;
  }
  .bout .small {
    font-size: var(--gstk-text-xs);
    color: var(--gstk-ink-2);
  }
  .bout.many {
    --gstk-card-width: 34px;
  }
  .pairs {
    list-style: none;
    margin: 0;
    padding: 0;
    display: flex;
    flex-wrap: wrap;
    gap: var(--gstk-s1);
  }
  .pair {
    position: relative;
    inline-size: calc(var(--gstk-card-width) * 1.48);
    block-size: calc(var(--gstk-card-width) * 1.78);
  }
  .pair .under,
  .pair .over {
    position: absolute;
    inset: 0 auto auto 0;
  }
  .pair .over {
    inset: calc(var(--gstk-card-width) * 0.38) auto auto calc(var(--gstk-card-width) * 0.48);
  }
  .gap {
    display: grid;
    place-items: center;
    inline-size: var(--gstk-card-width);
    aspect-ratio: 1 / var(--gstk-card-ratio, 1.4);
    border: 1.5px dashed var(--gstk-mark);
    border-radius: 4px;
    background: color-mix(in srgb, var(--gstk-surface) 88%, transparent);
    color: var(--gstk-accent);
    font-size: 11px;
    line-height: 1;
    overflow: hidden;
  }
  .jokers {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .draw ol {
    list-style: none;
    margin: var(--gstk-s1) 0 0;
    padding: 0;
    display: grid;
    gap: 2px;
  }
  .draw li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-block-size: 22px;
    font-size: var(--gstk-text-s);
  }
  .prompt .actions {
    flex-wrap: wrap;
    justify-content: end;
  }
  .prompt:has(.actions > :nth-child(3)) {
    flex-wrap: wrap;
    padding-block: var(--gstk-s1) var(--gstk-s2);
  }
  .prompt:has(.actions > :nth-child(3)) .say {
    flex: 1 0 100%;
  }

  .summary {
    grid-column: 1 / -1;
    align-self: start;
  }
  :is(.summary, .lookup) table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--gstk-text-s);
  }
  :is(.summary, .lookup) :is(td, th) {
    padding: 4px;
    border-block-end: 1px solid var(--gstk-line);
    font-weight: 400;
    text-align: start;
  }
  :is(.summary, .lookup) .num {
    text-align: end;
  }
  :is(.summary, .lookup) thead th {
    color: var(--gstk-ink-2);
  }
  .who {
    display: flex;
    align-items: center;
    gap: var(--gstk-s2);
  }
  .who .shield {
    inline-size: 20px;
    flex: none;
  }
  .who b {
    font-weight: 500;
  }
  .move {
    color: var(--gstk-accent);
    font-size: 10px;
  }

  @container gstk (inline-size >= 30rem) {
    .board {
      --ladder-card: 64px;
      grid-template-columns: 240px minmax(0, 1fr);
      gap: var(--gstk-s6);
      padding: var(--gstk-s3) var(--gstk-s4);
    }
    .rung > * {
      grid-template-columns: 84px 20px minmax(0, 1fr) auto auto;
      gap: var(--gstk-s2);
    }
    .bout.many {
      --gstk-card-width: 52px;
    }
    .gap {
      font-size: var(--gstk-text-xs);
    }
    .draw ol {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .board {
      grid-template-columns: 280px minmax(0, 1fr);
    }
    .bout.many {
      --gstk-card-width: 64px;
    }
  }
  @container gstk (inline-size < 17rem) {
    .board {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (forced-colors: active) {
    .rung.attacks::after {
      border-inline-start-color: Highlight;
    }
    .rung.defends {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** What the table needs to begin. */
export const ladderStyles: readonly CSSResult[] = [
  shieldStyles,
  cardFaceStyles,
  board,
  lookupStyles,
];
