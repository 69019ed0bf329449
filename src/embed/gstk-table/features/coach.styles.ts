import {css} from 'lit';

/** A coach mark in ink, and the ring around what it speaks of. */
export const coachStyles = css`
  .coach {
    position: relative;
    margin-inline: var(--gstk-s2);
    border-radius: var(--gstk-radius);
    background: var(--gstk-act);
    color: var(--gstk-act-ink);
  }
  .coach .q {
    color: inherit;
  }
  .coach.one .say {
    font-size: var(--gstk-text-s);
  }
  .coach .button {
    border-color: currentColor;
  }
  .coach:is(.at-hand, .at-seat, .at-prompt)::before {
    content: '';
    position: absolute;
    inset-block: auto -7px;
    inset-inline-start: 26px;
    inline-size: 14px;
    block-size: 8px;
    background: inherit;
    clip-path: polygon(0 0, 100% 0, 50% 100%);
  }
  .coach.at-seat::before {
    inset-block: -7px auto;
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
  }
  /* What speaks of the buttons stands above them. */
  .table > .coach.at-prompt {
    grid-area: board;
    align-self: end;
    z-index: 1;
    min-block-size: 0;
    margin-block-end: var(--gstk-s2);
    padding-block: var(--gstk-s2);
  }
  [data-ringed] {
    border-radius: 4px;
    outline: 2px solid var(--gstk-mark);
    outline-offset: 3px;
  }
  @container gstk (inline-size >= 30rem) {
    .coach.at-seat::before {
      inset-inline-start: calc(50% - 7px);
    }
  }
`;
