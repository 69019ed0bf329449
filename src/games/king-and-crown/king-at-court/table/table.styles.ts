import {css, type CSSResult} from 'lit';
import {cardFaceStyles} from '../../../../elements/index.js';
import {revealStyles} from '../../table/reveal.styles.js';
import {composerStyles} from './composer.styles.js';
import {endingStyles} from './ending.styles.js';
import {placesStyles} from './places.styles.js';
import {talkStyles} from './talk.styles.js';

/** The court, the room below it, the prompt: fixed rows, so that the table keeps its height. */
const board = css`
  .board {
    display: flex;
    flex-direction: column;
  }
  .strip {
    flex: none;
  }
  .strip > [data-gone] {
    opacity: 0;
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
  /* The talk and the phrases to say share one area. */
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
  .brief .words > * {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
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
    align-content: safe center;
  }
  .prompt:not(.stack) > .actions {
    justify-content: end;
  }
  /* The clock comes and goes: it is beside the text, and its bar is on the edge of the prompt. */
  .prompt > .timer {
    display: contents;
  }
  .prompt > .timer > * {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: var(--gstk-s2);
  }
  .prompt > .timer > [role='timer'] {
    inset-inline-end: calc(var(--gstk-s2) + var(--gstk-action));
    line-height: var(--gstk-action);
  }
  .prompt:has(> .timer) {
    position: relative;
  }
  .prompt:has(> .timer) > .say {
    padding-inline-end: 5.5rem;
  }
  .prompt > .timer > .rest {
    inset: 0 0 auto;
    border-radius: 0;
  }
  @container gstk (inline-size >= 30rem) {
    .prompt:not(.stack) {
      min-block-size: calc(3.6rem + 57px);
    }
    .prompt:not(.stack) > .say {
      min-block-size: 3.6rem;
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
  placesStyles,
  board,
  talkStyles,
  composerStyles,
  ...endingStyles,
];
