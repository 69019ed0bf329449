import {css} from 'lit';

/** Below the court: the line of the round, the reader's panel, the deck, and the prompt. */
export const belowCourtStyles = css`
  .board {
    display: grid;
  }
  .kingdom {
    display: grid;
    grid-template-rows: 1fr auto auto auto;
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
  }
  .kline {
    display: flex;
    flex-direction: column;
    justify-content: center;
    box-sizing: border-box;
    /* Three lines: if both texts need two, the second one is cut. */
    block-size: max(62px, 3.9em + 9px);
    padding: var(--gstk-s1) var(--gstk-s3);
    border-block-start: 1px solid var(--gstk-line);
    font-size: var(--gstk-text-s);
    line-height: 1.3;
  }
  .kline > * {
    overflow: hidden;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .kline:has(.kcut) {
    padding-block: 0;
  }
  .kline b {
    font-weight: 600;
  }
  .kline b::first-letter {
    text-transform: uppercase;
  }
  .kline > .kcut {
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
  .kmid {
    display: flex;
    align-items: center;
    gap: var(--gstk-s2);
    block-size: max(44px, 3.38em);
    padding-inline: var(--gstk-s3) 112px; /* undo and hint are at its end */
    border-block: 1px solid var(--gstk-line);
    font-size: var(--gstk-text-s);
    line-height: 1.3;
  }
  .kmid > span {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--gstk-s3);
    max-block-size: 100%;
    overflow: hidden;
  }
  .table > .tools {
    block-size: 44px;
    margin: 0 var(--gstk-s2) 1px;
  }
  .table > .tools .button {
    border-color: transparent;
    background: none;
  }
  .kback {
    flex: none;
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

  .kme {
    --gstk-card-width: 84px;
    display: flex;
    align-items: center;
    gap: var(--gstk-s3);
    box-sizing: border-box;
    min-block-size: 136px;
    padding: var(--gstk-s2) var(--gstk-s3);
    background: var(--gstk-well);
  }
  .kown {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    gap: 3px;
  }
  .kown > p {
    margin: 0;
  }
  .kme .kh {
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: var(--gstk-s2);
    min-block-size: 22px;
  }
  .kh > .kname {
    min-block-size: 0;
    font-size: var(--gstk-text-l);
    font-weight: 600;
  }
  .kwhose {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    min-inline-size: 0;
  }
  .ability {
    font-size: 0.875rem;
    line-height: 1.3;
  }
  .know {
    color: var(--gstk-accent);
    font-size: var(--gstk-text-s);
    font-weight: 600;
    line-height: 1.3;
  }
  .kown > .q {
    font-size: var(--gstk-text-s);
    min-block-size: 1.3em;
  }

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
  /* The button of a hint is filled: its signs have the colour of its text. */
  .button-primary > .stakes > ::before {
    background: currentColor;
  }
  .table > .prompt > .say {
    padding-block-start: 0;
  }

  @container gstk (inline-size >= 30rem) {
    .kline {
      block-size: max(48px, 2.6em + 9px);
    }
    .kline,
    .kmid,
    .kme {
      padding-inline-start: var(--gstk-s4);
    }
    .kline > * {
      -webkit-line-clamp: 1;
    }
    .kme {
      --gstk-card-width: 92px;
      min-block-size: 146px;
    }
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
    .table > .prompt {
      gap: var(--gstk-s2);
      padding-block: var(--gstk-s2);
    }
    .button.staked {
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
    .table > .tools {
      margin: 0 var(--gstk-s4) 1px;
    }
  }
  @container gstk (inline-size < 15rem) or (inline-size < 28ch) {
    .actions:has(.staked) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container gstk (inline-size < 28ch) {
    .kline {
      block-size: auto;
      min-block-size: 62px;
    }
    .kline > * {
      -webkit-line-clamp: none;
    }
    .kmid {
      block-size: auto;
      min-block-size: 44px;
    }
    .kmid > span {
      max-block-size: none;
    }
  }
  @media (forced-colors: active) {
    .kback {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
