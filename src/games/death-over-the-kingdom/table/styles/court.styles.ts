import {css} from 'lit';

/**
 * The court: as many columns as there are players, at most four on a narrow page; a crowd has six a
 * row. All seats have the same height whatever they have done, so that nothing moves in a round.
 */
export const courtStyles = css`
  .contract .goal::first-letter {
    text-transform: uppercase;
  }
  .court {
    --gstk-card-width: 50px;
    --n: 4;
    list-style: none;
    margin: 0;
    padding: var(--gstk-s2);
    display: grid;
    grid-template-columns: repeat(var(--n), minmax(0, 1fr));
    align-content: center;
    gap: var(--gstk-s1);
  }
  .court:is([data-others='2']) {
    --n: 2;
  }
  .court:is([data-others='3'], .two-rows) {
    --n: 3;
  }
  .two-rows {
    --gstk-card-width: 40px;
  }
  .kseat,
  .kseat > label {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 2px;
    min-inline-size: 0;
    text-align: center;
  }
  .kseat {
    padding: 3px 1px;
    border-radius: var(--gstk-radius);
    border: 1px solid transparent;
  }
  .kseat > label {
    inline-size: 100%;
  }
  .kh {
    display: flex;
    align-items: center;
    gap: 4px;
    min-inline-size: 0;
    max-inline-size: 100%;
    line-height: 1.2;
  }
  .kh .shield {
    inline-size: 18px;
    flex: none;
  }
  .kwho {
    min-inline-size: 0;
    font-weight: 600;
    font-size: var(--gstk-text-s);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .pts {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font-size: var(--gstk-text-s);
    font-variant-numeric: tabular-nums;
  }
  .pts::before {
    content: '';
    inline-size: 7px;
    block-size: 7px;
    border-radius: 50%;
    background: var(--gstk-mark);
    forced-color-adjust: none;
  }
  .pts.bad::before {
    box-sizing: border-box;
    background: none;
    border: 1.5px solid var(--gstk-ink-2);
  }
  .pts .icon {
    inline-size: 16px;
    block-size: 12px;
    fill: var(--gstk-mark);
  }
  .kheld {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 6px;
    block-size: max(16px, 1em);
    overflow: hidden;
    line-height: max(16px, 1em);
  }
  .krole {
    font-size: var(--gstk-text-xs);
    color: var(--gstk-ink-2);
  }
  .kcard,
  .kplace {
    flex: none;
    inline-size: var(--gstk-card-width);
    block-size: calc(var(--gstk-card-width) * 1.4);
  }
  .kplace {
    box-sizing: border-box;
    border: 1px dashed var(--gstk-line);
    border-radius: 3px;
  }
  .kcard.down .gk::after {
    border-style: dashed;
  }
  .mini {
    --gk-index: 9;
  }
  .knotes {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    inline-size: 100%;
    block-size: max(43px, 3.58em);
    font-size: var(--gstk-text-xs);
    line-height: max(14px, 1.16em);
    color: var(--gstk-ink-2);
    overflow: hidden;
  }
  .knotes > span:last-child {
    overflow: hidden;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .knotes > span.kname {
    display: block;
    block-size: max(15px, 1.25em);
    color: var(--gstk-table-ink);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .knotes > span.kname:empty {
    display: none;
  }
  .down + .knotes > .kname {
    font-style: italic;
    color: var(--gstk-ink-2);
  }
  .turned b {
    font-weight: 600;
    color: var(--gstk-accent);
  }
  .short {
    display: none;
  }
  .knotes > b {
    justify-self: center;
    font-weight: 600;
  }
  .knotes > :is(.now, .won) {
    color: var(--gstk-accent);
    font-weight: 600;
  }
  .knotes > .lost {
    padding-inline: 6px;
    border: 1.5px solid var(--gstk-ink-2);
    border-radius: 8px;
    line-height: max(13px, 1.08em);
    color: var(--gstk-table-ink);
  }
  :is(.kseat, .kme).turn {
    background: var(--gstk-accent-soft);
    box-shadow: inset 0 -2px 0 var(--gstk-mark);
  }
  .turn .kwho::before {
    content: '';
    display: inline-block;
    inline-size: 7px;
    block-size: 10px;
    margin-inline-end: 4px;
    background: var(--gstk-mark);
    clip-path: polygon(0 0, 100% 50%, 0 100%);
    forced-color-adjust: none;
  }
  .turn .kwho:dir(rtl)::before {
    transform: scaleX(-1);
  }
  .pts {
    position: relative;
  }
  .kcrowned {
    display: inline-flex;
    margin-inline-start: 4px;
  }
  .scored .kcard {
    position: relative;
    inset-block-start: -3px;
    outline: 2px solid var(--gstk-mark);
    outline-offset: 1px;
    border-radius: 4px;
  }
  .taken .kcard {
    outline: 2px dashed var(--gstk-ink-2);
    outline-offset: 1px;
    border-radius: 4px;
  }
  .kseat.pick {
    border: 1px solid var(--gstk-edge);
  }
  .kseat.pick > label {
    cursor: pointer;
  }
  .kseat.chosen {
    border-color: var(--gstk-select);
    box-shadow: inset 0 0 0 1px var(--gstk-select);
    background: var(--gstk-well);
  }
  .kseat:has(:focus-visible) {
    outline: 2px solid var(--gstk-focus-inner);
    box-shadow: 0 0 0 5px var(--gstk-focus-outer);
  }
  @container gstk (inline-size < 28ch) {
    .kheld,
    .knotes {
      block-size: auto;
      line-height: 1.25;
    }
    .kheld {
      min-block-size: 16px;
    }
    .knotes {
      min-block-size: 43px;
    }
    .knotes > span:last-child {
      -webkit-line-clamp: none;
    }
    .knotes > span.kname {
      block-size: auto;
      white-space: normal;
    }
  }
`;
