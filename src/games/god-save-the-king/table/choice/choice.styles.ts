import {css} from 'lit';

/** Styles of the prompt's words, the values and the hand in a line. */
export const choiceStyles = css`
  .dire {
    color: var(--gstk-wrong);
  }
  .tray {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    align-content: end;
    padding: 0 var(--gstk-s3) 10px;
  }
  .stakeline {
    margin: 0;
    font-size: var(--gstk-text-s);
    line-height: 1.25;
    color: var(--gstk-ink-2);
  }
  .stakeline b {
    font-weight: 600;
    color: var(--gstk-table-ink);
  }
  .stakeline em {
    font-style: normal;
    font-weight: 600;
    color: var(--gstk-wrong);
  }
  .ranks {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 4px;
  }
  .values {
    display: contents;
  }
  .rank {
    position: relative;
    display: grid;
    gap: 1px;
    place-items: center;
    align-content: center;
    box-sizing: border-box;
    min-inline-size: 0;
    block-size: 44px;
    border: 1px solid var(--gstk-line);
    border-radius: var(--gstk-radius);
    background: var(--gstk-surface);
    cursor: pointer;
  }
  .rank b {
    font: 700 1.125rem/1.05 var(--gstk-card-font);
  }
  .rank span {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .rank.true {
    box-shadow: inset 0 -3px 0 var(--gstk-mark);
  }
  .rank:has(:checked) {
    background: var(--gstk-act);
    border-color: var(--gstk-act);
    color: var(--gstk-act-ink);
  }
  .rank:has(:focus-visible) {
    outline: 2px solid var(--gstk-focus-inner);
    box-shadow: 0 0 0 5px var(--gstk-focus-outer);
    z-index: 1;
  }
  .ranks > .button {
    grid-column: span 2;
    min-inline-size: 0;
    padding-inline: 2px;
    font-size: var(--gstk-text-s);
    line-height: 1.1;
    white-space: normal;
  }
  .held {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--gstk-s3);
    margin: 0;
    font-size: var(--gstk-text-s);
    line-height: 18px;
    color: var(--gstk-ink-2);
  }
  .held > span[aria-hidden] {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 6px;
    align-items: center;
  }
  .held b {
    font: 700 1em/1 var(--gstk-card-font);
  }
  .claim {
    position: absolute;
    inset-inline: -5px;
    inset-block-start: 24%;
    z-index: 4;
    display: grid;
    justify-items: center;
    padding: 2px 0 3px;
    border: 1.5px solid var(--gstk-edge);
    border-radius: 5px;
    background: var(--gstk-surface);
    color: var(--gstk-table-ink);
    line-height: 1.05;
    text-align: center;
  }
  .row.mine .claim {
    inset-block-start: 4%;
  }
  .claim > b {
    font: 700 1.5rem/1.05 var(--gstk-card-font);
  }
  .claim > small {
    font-size: 0.6875rem;
    color: var(--gstk-ink-2);
  }
  .claim.top {
    border-color: var(--gstk-mark);
    box-shadow: 0 0 0 1.5px var(--gstk-mark);
  }
  .claim > em {
    position: absolute;
    inset-block-start: 100%;
    padding: 1px 7px;
    border-radius: 8px;
    background: var(--gstk-act);
    color: var(--gstk-act-ink);
    font: 600 0.75rem/1.3 var(--gstk-font);
    white-space: nowrap;
  }
  @container gstk (inline-size >= 30rem) {
    .tray {
      padding-inline: var(--gstk-s4);
    }
    .ranks {
      grid-template-columns: repeat(7, minmax(0, 1fr));
    }
    .rank {
      block-size: 50px;
    }
    .ranks > .button {
      grid-column: span 1;
    }
    .claim > b {
      font-size: 1.75rem;
    }
  }
  @container gstk (inline-size >= 34rem) {
    .rank span {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      font-size: 0.6875rem;
      line-height: 1.05;
      text-align: center;
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .tray {
      padding-inline: max(var(--gstk-s4), calc((100% - 760px) / 2));
    }
  }
  @media (forced-colors: active) {
    .rank:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
