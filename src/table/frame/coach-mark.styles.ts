import {css} from 'lit';
import {inLow} from '../../elements/shared/index.js';

/** A coach mark, over the prompt or above it, and the ring around its subject. */
export const coachMarkStyles = css`
  /* It lies over the prompt, which stays where it is, hidden: the height is the same by construction. */
  .table:has(> .coach:not(.at-prompt)) > .prompt,
  .say:has(> .coach) > :not(.coach) {
    visibility: hidden;
  }
  .table .coach {
    grid-area: prompt;
    align-self: start;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-content: center;
    gap: var(--gstk-s1) var(--gstk-s2);
    position: relative;
    min-block-size: min(100%, 92px);
    margin-inline: var(--gstk-s2);
    padding: var(--gstk-s1) var(--gstk-s3);
    border: 1px solid transparent; /* seen in forced colours */
    border-radius: var(--gstk-radius);
    background: var(--gstk-act);
    color: var(--gstk-act-ink);
    forced-color-adjust: none; /* else the words lie on a ground in their own colour */
  }
  .table > .coach.at-hand {
    align-self: end;
  }
  .coach .q {
    color: inherit;
  }
  .coach.one > .say {
    font-size: var(--gstk-text-s);
    text-wrap: pretty;
  }
  /* A narrow mark has room for two buttons below its sentence, and for no second line. */
  @container gstk (inline-size < 30rem) {
    .coach.two .q {
      display: none;
    }
    /* What the prompt has no room for lies over the lower edge of the board. */
    .table > .coach:not(.at-prompt, .at-seat) {
      grid-row: board / prompt;
      align-self: end;
      min-block-size: 88px;
    }
  }
  .coach .button {
    border-color: currentColor;
    background: none;
    color: inherit;
  }
  .coach .button.quiet {
    border-color: transparent;
  }
  .coach:where(.at-hand[data-points], .at-seat, .at-prompt)::before {
    content: '';
    position: absolute;
    inset-block: auto -8px;
    inset-inline-start: 26px;
    inline-size: 14px;
    block-size: 8px;
    background: inherit;
    clip-path: polygon(0 0, 100% 0, 50% 100%);
  }
  .coach.at-hand::before {
    inset-inline-start: calc(var(--point) - 7px);
  }
  .coach.at-seat::before {
    inset-block: -8px auto;
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
  }
  /* What speaks of the buttons stands above them. */
  .table > .coach.at-prompt {
    grid-area: board;
    align-self: end;
    z-index: 1;
    min-block-size: 0;
    margin: var(--gstk-s2);
    padding-block: var(--gstk-s2);
  }
  .coach.at-prompt::before {
    inset-inline: auto 60px;
  }
  [data-ringed] {
    border-radius: 4px;
    outline: 2px solid var(--gstk-mark);
    outline-offset: 2px;
  }
  /* What is as wide as the board would lose an outer ring at the edge. */
  [data-ringed='inside'] {
    outline-offset: -3px;
  }
  @container gstk (inline-size >= 30rem) {
    .table > .coach {
      padding-inline: var(--gstk-s4);
    }
    .coach.at-seat::before {
      inset-inline-start: calc(50% - 7px);
    }
  }
  ${inLow('.table>.coach:not(.at-prompt){min-block-size:64px}')}
`;
