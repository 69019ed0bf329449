import {css} from 'lit';

/** The prompt and the hand, which share their room. */
export const askingStyles = css`
  /* The hand and the buttons of a turn share one area: with a hand, the prompt is lower by its
     height. */
  .table {
    --khand: calc(24px + var(--gstk-s3) + 18px + 60px * 1.4);
    --kask: 100px; /* two lines each of question and reason, in wide letters too */
  }
  .table > .prompt {
    align-content: start;
    gap: var(--gstk-s1);
    box-sizing: border-box;
    min-block-size: calc(var(--kask) + var(--khand));
    padding-block: var(--gstk-s1);
  }
  .table:has(> gstk-hand) > .prompt {
    min-block-size: var(--kask);
  }
  .table:has(.large) {
    --khand: 120px; /* without a hand there are two rows of buttons */
  }
  .actions:has(.staked) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .button.staked {
    min-block-size: 56px;
    padding: 2px 8px;
    font-size: 0.875rem;
  }
  .staked > .stakes > span {
    font-size: var(--gstk-text-xs);
    line-height: max(15px, 1.25em);
  }
  /* Above the hand there is room for one button, as wide as its words. */
  .actions:has(> .staked:only-child) {
    grid-template-columns: minmax(0, 1fr);
  }
  .table:has(> gstk-hand) > .prompt .staked {
    gap: 0;
    min-block-size: 48px;
    padding-block: 1px;
    line-height: 1.15;
  }
  /* The button of a hint is filled: its signs have the colour of its text. */
  .button-primary > .stakes > ::before {
    background: currentColor;
  }
  .table > .prompt > .say {
    padding-block-start: 0;
  }

  @container gstk (inline-size >= 30rem) {
    .table {
      --khand: calc(24px + var(--gstk-s4) + 18px + 68px * 1.4);
      --kask: 70px;
    }
    .table:has(.large) {
      --khand: 100px;
    }
    .actions:has(.staked) {
      grid-template-columns: none;
    }
    .actions:has(> .staked:only-child) {
      flex: 0 1 auto;
    }
    .table > .prompt {
      gap: var(--gstk-s2);
      padding-block: var(--gstk-s2);
    }
    .table:not(:has(> gstk-hand)) > .prompt .staked {
      min-block-size: 92px;
      padding: 8px 10px;
      font-size: var(--gstk-text-m);
    }
    .staked > .stakes > span {
      font-size: var(--gstk-text-s);
      line-height: 1.22;
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .table {
      --khand: calc(24px + var(--gstk-s4) + 18px + 88px * 1.4);
    }
  }
  @container gstk (inline-size < 15rem) or (inline-size < 28ch) {
    .actions:has(.staked) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
