import {css} from 'lit';

/** Four thrones; the names move, the thrones do not. */
export const thronesStyles = css`
  .coronation {
    flex: 1;
    display: grid;
    align-content: center;
    min-block-size: 0;
    padding-inline: var(--gstk-s3);
  }
  /* Over the lower thrones, in the row of the old ranks, which are not told yet. */
  .vacant {
    grid-area: 1 / 1;
    place-self: start center;
    z-index: 1;
  }
  .thrones {
    grid-area: 1 / 1;
  }
  .thrones {
    display: grid;
    grid-template-columns: repeat(4, minmax(min-content, 1fr)); /* a rank is never cut */
    align-items: end;
    gap: 4px;
    inline-size: 100%;
    max-inline-size: 40rem;
    margin: 0 auto;
    padding: 0;
    list-style: none;
  }
  .throne {
    display: grid;
    justify-items: center;
    gap: var(--gstk-s1);
    text-align: center;
  }
  .was,
  .plate {
    contain: inline-size;
    inline-size: 100%;
  }
  .was {
    min-block-size: 2.4em;
    align-content: end;
    font-size: var(--gstk-text-xs);
    font-weight: 600;
    line-height: 1.2;
    color: var(--gstk-accent);
  }
  .was > span {
    display: block;
  }
  .was > ::before {
    content: '';
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: 4px;
    background: currentColor;
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
    forced-color-adjust: none;
  }
  .was > .down {
    color: var(--gstk-ink-2);
  }
  .was > .down::before {
    clip-path: polygon(0 0, 100% 0, 50% 100%);
  }
  .plate {
    display: grid;
    grid-template-columns: minmax(0, 100%);
    justify-items: center;
    gap: 2px;
    font-size: 0.875rem;
  }
  .plate .shield {
    inline-size: 46px;
  }
  .plate b {
    max-inline-size: 100%;
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .plate .tricks,
  .seat small {
    font-size: var(--gstk-text-xs);
    color: var(--gstk-ink-2);
  }
  .head {
    display: grid;
    block-size: 28px;
  }
  .head .icon {
    display: block;
    inline-size: 36px;
    block-size: 28px;
    fill: var(--gstk-mark);
  }
  .throne > .seat {
    display: grid;
    align-content: start;
    box-sizing: border-box;
    inline-size: 100%;
    padding: var(--gstk-s2) 0;
    border: 1px solid var(--gstk-line);
    border-block-end: 2px solid var(--gstk-edge);
    background: var(--gstk-well);
    font-size: var(--gstk-text-xs);
    line-height: 1.2;
  }
  .seat b {
    font-weight: 600;
  }
  [data-rank='king'] > .seat {
    block-size: 168px;
  }
  .crowned > [data-rank='king'] > .seat {
    border-color: var(--gstk-mark);
    background: var(--gstk-accent-soft);
  }
  .thrones:not(.crowned) .tricks {
    font-weight: 600;
    color: var(--gstk-table-ink);
  }
  [data-rank='prince'] > .seat {
    block-size: 134px;
  }
  [data-rank='soldier'] > .seat {
    block-size: 102px;
  }
  [data-rank='peasant'] > .seat {
    block-size: 72px;
  }
  @container gstk (inline-size < 30rem) {
    /* Two lines for any rank: a word may be wider than its throne, and is not broken. */
    .was {
      inline-size: calc(100% + 20px);
      font-size: 11px;
      overflow-wrap: normal;
    }
  }
  @container gstk (inline-size >= 30rem) {
    .coronation {
      padding-inline: var(--gstk-s6);
    }
    .thrones {
      gap: 10px;
    }
    .throne > .seat {
      font-size: 0.875rem;
    }
    .plate {
      font-size: var(--gstk-text-m);
    }
  }
`;
