import {css} from 'lit';

/**
 * The bout: pairs in a row, the beating card across the other; they are smaller if there are three or
 * more.
 */
export const boutStyles = css`
  .bout {
    --gstk-card-width: 56px;
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    align-content: start;
    gap: var(--gstk-s1) var(--gstk-s2);
    min-inline-size: 0;
    min-block-size: 98px;
  }
  /* Six pairs, the most of a bout, in one row of the narrowest table. */
  .bout.many {
    --gstk-card-width: 34px;
  }
  .pairs {
    list-style: none;
    margin: 0;
    padding: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
  }
  .pair {
    position: relative;
    inline-size: calc(var(--gstk-card-width) * 1.36);
    block-size: calc(var(--gstk-card-width) * 1.72);
  }
  .pair > * {
    position: absolute;
    inset: 0 auto auto 0;
  }
  .pair > .over {
    inset-inline-start: calc(var(--gstk-card-width) * 0.34);
    inset-block-start: calc(var(--gstk-card-width) * 0.3);
  }
  .lies {
    position: relative;
    display: block;
  }
  .flying {
    z-index: 3;
  }
  .gap {
    display: grid;
    place-items: center;
    box-sizing: border-box;
    inline-size: var(--gstk-card-width);
    aspect-ratio: 1 / var(--gstk-card-ratio, 1.4);
    border: 1.5px dashed var(--gstk-mark);
    border-radius: 4px;
    background: var(--gstk-surface);
    color: var(--gstk-accent);
    font-size: 11px;
    line-height: 1;
    overflow: hidden;
  }
  .notes {
    flex: 1 1 104px;
    margin: 0;
    font-size: var(--gstk-text-xs);
    line-height: max(16px, 1.33em);
    color: var(--gstk-ink-2);
  }
  .notes > * {
    display: block;
  }
  .notes > b {
    font-weight: 600;
    color: var(--gstk-table-ink);
  }
  .many > .notes {
    flex-basis: 100%;
  }
  .many > .notes > * {
    display: inline;
  }
  .many > .notes > :not(:first-child)::before {
    content: '· ';
  }
  .notes > .jokers {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  .bout > .line {
    display: none;
    flex-wrap: wrap;
    gap: 2px 6px;
    margin: 0;
    font-size: 15px;
  }
  .draw {
    inline-size: 100%;
  }
  .draw p {
    margin: 0;
    font-size: var(--gstk-text-xs);
    line-height: max(16px, 1.33em);
  }
  .draw ol {
    list-style: none;
    margin: 2px 0 0;
    padding: 0;
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 2px 6px;
  }
  .draw li {
    display: flex;
    align-items: center;
    gap: 4px;
    min-block-size: 22px;
    font-size: var(--gstk-text-xs);
  }
  .draw li > :last-child {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @container gstk (inline-size < 30rem) {
    /* An open ladder takes the bout's room. */
    .folds.open > .bout {
      min-block-size: 0;
    }
    .folds.open :is(.pairs, .notes, .draw) {
      display: none;
    }
    /* If the rungs are choices, the cards are shown in a line. */
    .folds.open:not(:has(.fold)) > .bout > .line {
      display: flex;
    }
  }
  @container gstk (inline-size >= 30rem) {
    .bout {
      --gstk-card-width: 76px;
      flex-direction: column;
      flex-wrap: nowrap;
      justify-content: center;
      align-self: stretch;
      gap: var(--gstk-s3);
    }
    .bout.many {
      --gstk-card-width: 58px;
    }
    .pairs {
      gap: var(--gstk-s2);
    }
    .many > .notes,
    .notes {
      flex: none;
      font-size: var(--gstk-text-s);
      line-height: max(18px, 1.38em);
    }
    .many > .notes > * {
      display: block;
    }
    .many > .notes > :not(:first-child)::before {
      content: none;
    }
    .gap,
    .draw :is(p, li) {
      font-size: var(--gstk-text-s);
    }
    .draw ol {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container gstk (inline-size < 28ch) {
    .notes,
    .draw p {
      line-height: 1.25;
    }
  }
`;
