import {css, type CSSResult} from 'lit';
import {overStyles} from './match-over.styles.js';
import {stripStyles} from './strip.styles.js';

/** Styles of the stage when a deal or the match is over. */
const stage = css`
  .staged > .contract :is(.goal, .out) {
    visibility: hidden;
  }
  .stage > :is(.summary, .over) {
    display: flex;
    flex-direction: column;
    gap: var(--gstk-s2);
    padding-inline: var(--gstk-s3);
  }
  .stage :is(figure, figcaption, ol) {
    margin: 0;
  }
  .stage ol {
    padding: 0;
    list-style: none;
  }
  .stage figcaption {
    font-size: var(--gstk-text-xs);
  }
  .stage .mine {
    background: var(--gstk-accent-soft);
  }
  .stage .mine .who b {
    font-weight: 700;
  }
  .stage .place {
    color: var(--gstk-ink-2);
  }
`;

const summary = css`
  .summary h3 {
    font-size: var(--gstk-text-l);
    font-weight: 650;
  }
  .summary header p {
    margin-block-start: 2px;
    text-wrap: pretty;
  }
  .summary table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  .summary thead th {
    padding-block: 2px;
    font-size: var(--gstk-text-xs);
    font-weight: 400;
    color: var(--gstk-ink-2);
    text-align: start;
    white-space: nowrap;
  }
  .summary tbody tr {
    border-block-start: 1px solid var(--gstk-line);
  }
  .summary :is(td, th) {
    padding: 4px;
    font-weight: 400;
    text-align: start;
  }
  .summary :is(td, thead th).num {
    text-align: end;
    white-space: nowrap;
  }
  .summary :is(td, thead th):last-child {
    padding-inline-end: 8px;
  }
  .summary .total {
    font-weight: 700;
  }
  .summary .place {
    inline-size: 1.2em;
    padding-inline-start: 8px;
  }
  .summary .who.tall {
    gap: var(--gstk-s2);
  }
  .summary .who .shield {
    inline-size: 26px;
  }
  .summary .took {
    gap: 2px 8px;
    min-block-size: 22px;
  }
  .group {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    color: var(--gstk-table-ink);
  }
  .group .word {
    padding-inline: 4px;
    border: 1px solid var(--gstk-edge);
    border-radius: var(--gstk-radius-s);
    font-size: var(--gstk-text-xs);
    line-height: 1.4;
    white-space: nowrap;
  }
  .move {
    display: block;
    font-size: 0.625rem;
    line-height: 1;
  }

  @container gstk (inline-size < 30rem) {
    .summary {
      --points: 3.75rem;
      --total: 3.25rem;
    }
    .summary thead .num {
      inline-size: var(--points);
    }
    .summary thead .num:last-child {
      inline-size: var(--total);
    }
    .summary tbody th {
      padding-inline-end: 0;
    }
    /* Many groups continue below the numbers. */
    .many > * {
      vertical-align: top;
    }
    .many .took {
      position: relative; /* above the cells that it runs under */
      margin-inline-end: calc(-1 * var(--points) - var(--total));
    }
    .crowd .clean {
      display: none; /* the zero is enough */
    }
    .summary .crowd .took {
      min-block-size: 0;
    }
    .summary .crowd tbody :is(td, th) {
      padding-block: 2px;
    }
    .crowd .place {
      white-space: nowrap;
    }
    .crowd .move {
      display: inline-block;
      margin-inline-start: 1px;
      vertical-align: 1px;
    }
  }
  @container gstk (inline-size < 20rem) {
    .summary {
      --points: 3.25rem;
      --total: 2.75rem;
    }
    .stage {
      padding-block-start: var(--gstk-s1);
      gap: var(--gstk-s1);
    }
    .stage > .summary {
      gap: var(--gstk-s1);
    }
    .stage .stack {
      padding-block-end: var(--gstk-s1);
    }
    .summary tbody :is(td, th) {
      padding-block: 1px;
    }
    .summary .who .shield {
      inline-size: 22px;
    }
  }
  @container gstk (inline-size >= 30rem) {
    .stage {
      padding-block-start: var(--gstk-s4);
    }
    .stage > :is(.summary, .over) {
      gap: var(--gstk-s3);
      padding-inline: var(--gstk-s4);
    }
    .summary .who .shield {
      inline-size: 28px;
    }
    .summary tbody :is(td, th) {
      padding-block: 8px;
    }
    .summary .crowd tbody :is(td, th) {
      padding-block: 2px;
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .stage {
      padding-block-start: var(--gstk-s6);
    }
    .stage > :is(.summary, .over) {
      gap: var(--gstk-s4);
    }
    .summary .who .shield {
      inline-size: 32px;
    }
    .summary tbody :is(td, th) {
      padding-block: 16px;
    }
    .summary .crowd tbody :is(td, th) {
      padding-block: 6px;
    }
  }
  @container gstk (inline-size < 15rem) or (inline-size < 28ch) {
    .summary thead :is(.num, .num:last-child) {
      inline-size: auto;
      white-space: normal;
    }
    .many .took {
      margin-inline-end: 0;
    }
    .summary .who .shield {
      display: none;
    }
    .summary :is(td, tbody th) {
      padding-inline: 2px;
    }
  }
  @media (forced-colors: active) {
    .stage .mine {
      outline: 1px solid Highlight;
    }
  }
`;

/** Styles of the summary of a deal and of the end of a match. */
export const summaryStyles: readonly CSSResult[] = [stage, summary, stripStyles, overStyles];
