import {css} from 'lit';

/** Below the court: the line of the round, the reader's panel and the deck. */
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
  /* A line between two cards passes behind the words. */
  .kline > :is(b, .q) {
    align-self: start;
    position: relative;
    z-index: 5;
    background: var(--gstk-table-bg);
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
    --gstk-card-width: 76px;
    display: flex;
    align-items: center;
    gap: var(--gstk-s3);
    box-sizing: border-box;
    min-block-size: 122px;
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
  }
  @container gstk (inline-size >= 53.75rem) {
    .table > .tools {
      margin: 0 var(--gstk-s4) 1px;
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
