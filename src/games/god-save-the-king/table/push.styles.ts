import {css} from 'lit';

/** Styles of the values, claims and answers under the formations. */
export const pushStyles = css`
  .ranks {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: var(--gstk-s1);
  }
  .rank {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--gstk-s2);
    min-inline-size: 0;
    min-block-size: var(--gstk-action);
    padding-inline: var(--gstk-s2);
    border: 1px solid var(--gstk-line);
    border-radius: var(--gstk-radius);
    background: var(--gstk-surface);
    font-size: var(--gstk-text-s);
    line-height: 1.1;
    cursor: pointer;
  }
  .rank span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .rank:last-child {
    grid-column: 1 / -1;
  }
  .rank b {
    flex: none;
    min-inline-size: 1.3em;
    font: 700 1.0625rem/1 var(--gstk-card-font);
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
  .claims {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: var(--gstk-s3);
    align-items: center;
    inline-size: 100%;
    max-inline-size: 480px;
    margin-inline: auto;
  }
  .claim {
    display: grid;
    grid-template: 'w w' auto 'r t' auto / auto 1fr;
    column-gap: var(--gstk-s2);
    align-items: baseline;
    min-inline-size: 0;
    padding: var(--gstk-s1) var(--gstk-s2);
    border: 1px solid var(--gstk-line);
    border-radius: var(--gstk-radius);
    background: var(--gstk-surface);
    font-size: var(--gstk-text-s);
    line-height: 1.2;
  }
  .claim > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .claim > :first-child {
    grid-area: w;
  }
  .claim b {
    font: 700 var(--gstk-text-xl) / 1.2 var(--gstk-card-font);
  }
  .claim.win {
    border-color: var(--gstk-mark);
    box-shadow: 0 0 0 1px var(--gstk-mark);
  }
  .answers {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--gstk-s2);
    inline-size: 100%;
    max-inline-size: 480px;
    margin-inline: auto;
  }
  .answers > :last-child {
    grid-column: 1 / -1;
  }
  .answers > :first-child:nth-last-child(2) {
    grid-column: 1 / -1;
  }
  .held {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--gstk-s3);
    justify-content: center;
    margin: 0;
    font-size: var(--gstk-text-s);
    line-height: 20px;
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
  @container gstk (inline-size < 30rem) {
    .stage {
      gap: var(--gstk-s1);
    }
    .ranks {
      gap: 2px;
    }
    .held {
      line-height: 18px;
    }
    .claims {
      gap: var(--gstk-s1);
    }
    .claim {
      column-gap: var(--gstk-s1);
      font-size: var(--gstk-text-xs);
    }
    .rank {
      flex-direction: column;
      justify-content: center;
      gap: 1px;
      padding-inline: 2px;
      font-size: var(--gstk-text-xs);
      text-align: center;
    }
  }
  @container gstk (inline-size >= 30rem) {
    .ranks {
      grid-template-columns: repeat(4, 1fr);
    }
    .answers {
      grid-template-columns: 1fr 1fr 1fr;
    }
    .answers > :last-child,
    .answers > :first-child:nth-last-child(2) {
      grid-column: auto;
    }
  }
  @container gstk (inline-size >= 45rem) {
    .ranks {
      grid-template-columns: repeat(6, 1fr);
    }
    .rank {
      gap: var(--gstk-s1);
      font-size: var(--gstk-text-xs);
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
