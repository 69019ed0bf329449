import {css, type CSSResult} from 'lit';
import {cardFaceStyles} from '../../../../elements/card-face/card-face.styles.js';
import {revealStyles} from '../../table/reveal.styles.js';
import {composerStyles} from './composer.styles.js';
import {endingStyles} from './ending.styles.js';
import {talkStyles} from './talk.styles.js';

/** The court, the room below it, the prompt: fixed rows, so that the table keeps its height. */
const board = css`
  .board {
    display: flex;
    flex-direction: column;
  }
  .board .places {
    padding-block: 6px 4px;
  }
  .board .places > .place {
    grid-template-rows: 22px auto auto auto;
    padding-inline: 0;
  }
  .place .owner {
    gap: 3px;
  }
  .place .owner .shield {
    inline-size: 16px;
  }
  .place .note {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: 2px;
    inline-size: 100%;
    block-size: 2.8rem;
    padding-block-start: 7px;
    text-wrap: wrap;
    hyphens: auto;
  }
  .note > * {
    max-inline-size: 100%;
  }
  .said {
    display: grid;
    justify-items: center;
  }
  .said > * {
    grid-area: 1 / 1;
  }
  .said > [data-gone] {
    opacity: 0;
  }
  .said:empty {
    display: none;
  }
  /* What a player claims to be, in a bubble; words that cannot all be true have a wavy line. */
  .claim {
    position: relative;
    padding: 0 4px 2px;
    border: 1px solid var(--gstk-edge);
    border-radius: 7px;
    background: var(--gstk-surface);
    color: var(--gstk-table-ink);
    font-weight: 600;
    white-space: nowrap;
  }
  .claim::before {
    content: '';
    position: absolute;
    inset-block-start: -4px;
    inset-inline-start: calc(50% - 3px);
    inline-size: 6px;
    block-size: 6px;
    border: 1px solid var(--gstk-edge);
    border-block-end: 0;
    border-inline-end: 0;
    background: inherit;
    transform: rotate(45deg);
  }
  .claim:dir(rtl)::before {
    border: 1px solid var(--gstk-edge);
    border-block-end: 0;
    border-inline-start: 0;
    transform: rotate(-45deg);
  }
  .disputed {
    text-decoration: underline wavy 1px var(--gstk-wrong);
    text-underline-offset: 1px;
    text-decoration-skip-ink: none;
  }
  .board [data-places='5'] .tag {
    padding-inline: 3px;
    font-weight: 500;
    font-size: 0.6875rem;
  }
  .board .tag.wise {
    border: 1px solid var(--gstk-suit-diamond);
  }
  .board .tag.wicked {
    border: 1px dashed var(--gstk-wrong);
  }
  .strip {
    flex: none;
  }
  .strip > .until {
    text-wrap: balance;
  }
  .strip > .verdict {
    flex-direction: column;
    gap: 0;
  }
  .strip small {
    font-size: var(--gstk-text-s);
    font-weight: 400;
    color: var(--gstk-ink-2);
  }
  /* What was said and what there is to say share one room. */
  .chamber {
    flex: 1 0 auto;
    display: grid;
    grid-template: minmax(5rem, 1fr) auto / minmax(0, 1fr);
    min-block-size: 16.4rem;
  }
  .chamber > :only-child {
    grid-row: 1 / -1;
  }
  .prompt .actions > .icon {
    padding-inline: 12px;
  }
  .words {
    display: grid;
  }
  .words > * {
    grid-area: 1 / 1;
  }
  .words > [data-gone] {
    opacity: 0;
  }
  .rules p {
    margin-block-start: var(--gstk-s2);
    line-height: 1.5;
    max-inline-size: 62ch;
  }

  /* Buttons with text do not share a narrow line with a sentence. */
  .prompt:not(.stack) {
    display: grid;
    align-content: start;
    gap: var(--gstk-s1);
    min-block-size: calc(4.5rem + 57px);
    border-block-start: 1px solid var(--gstk-line);
  }
  .prompt:not(.stack) > .say {
    min-block-size: 4.5rem;
  }
  .prompt:not(.stack) > .actions {
    justify-content: end;
  }
  /* The clock comes and goes: it stands beside the words, and its bar on the edge of the prompt. */
  .prompt > .timer {
    position: absolute;
    inset-inline-end: var(--gstk-s3);
    min-block-size: 44px;
    margin-block-start: 2px;
    gap: var(--gstk-s1);
  }
  .prompt:has(> .timer) {
    position: relative;
  }
  .prompt:has(> .timer) > .say {
    padding-inline-end: 9.75rem;
  }
  .prompt > .timer > .rest {
    position: fixed;
    display: none;
  }
  @container gstk (inline-size >= 30rem) {
    .prompt:not(.stack) {
      min-block-size: calc(3.6rem + 57px);
    }
    .prompt:not(.stack) > .say {
      min-block-size: 3.6rem;
    }
    .board [data-places='5'] .tag {
      padding-inline: 7px;
      font-size: var(--gstk-text-xs);
    }
  }
  @container gstk (inline-size >= 35rem) {
    .chamber {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) 19rem;
      min-block-size: 11rem;
    }
    .chamber > :only-child {
      grid-area: 1 / 1 / 2 / 3;
    }
  }
`;

/** Styles of this table. */
export const courtStyles: readonly CSSResult[] = [
  cardFaceStyles,
  ...revealStyles,
  board,
  talkStyles,
  composerStyles,
  ...endingStyles,
];
