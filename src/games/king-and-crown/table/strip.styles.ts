import {css} from 'lit';

/** The strip below the places: the number of cards that are in, or the result. */
export const stripStyles = css`
  .strip {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    block-size: max(46px, 2.8em); /* two lines, of larger letters too */
    border-block: 1px solid var(--gstk-line);
    line-height: 1.2;
    text-align: center;
  }
  .strip > * {
    grid-area: 1 / 1;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--gstk-s2);
    padding-inline: var(--gstk-s3);
  }
  :is(.progress, .until)[data-gone] {
    opacity: 0;
  }
  .verdict {
    font-weight: 600;
    text-wrap: balance;
  }
  .bars {
    display: flex;
    gap: 4px;
  }
  .bars > i {
    box-sizing: border-box;
    inline-size: 22px;
    block-size: 6px;
    border: 1px solid var(--gstk-edge);
    border-radius: 3px;
    forced-color-adjust: none;
  }
  .bars > .on {
    border-color: var(--gstk-act);
    background: var(--gstk-act);
  }
  @container gstk (inline-size < 28ch) {
    .strip {
      block-size: auto;
      min-block-size: 46px;
    }
  }
  @media (forced-colors: active) {
    .bars > .on {
      border-color: Highlight;
      background: Highlight;
    }
  }
`;
