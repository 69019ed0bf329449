import {css} from 'lit';

/** The bout: a column of pairs in a narrow table, separate pairs in a wider one. */
export const boutStyles = css`
  .bout {
    --gstk-card-width: var(--ladder-card);
    display: grid;
    gap: var(--gstk-s2);
    align-content: start;
    min-inline-size: 0;
  }
  .bout p {
    margin: 0;
    font-size: var(--gstk-text-s);
    line-height: 1.35;
  }
  .bout .small {
    font-size: var(--gstk-text-xs);
    color: var(--gstk-ink-2);
  }
  /* A column of pairs: the attack card on the left, the beating card on the right, rows
     overlapping. */
  .pairs {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .pair {
    position: relative;
    block-size: 30px;
  }
  .pair:last-child {
    block-size: calc(var(--gstk-card-width) * 1.4);
  }
  .pair > * {
    position: absolute;
    inset: 0 auto auto 0;
  }
  .pair > .over {
    inset-inline-start: calc(var(--gstk-card-width) + 2px);
  }
  .gap {
    display: grid;
    place-items: center;
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
  .jokers {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .draw ol {
    list-style: none;
    margin: var(--gstk-s1) 0 0;
    padding: 0;
    display: grid;
    gap: 2px;
  }
  .draw li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-block-size: 22px;
    font-size: var(--gstk-text-s);
  }
  @container gstk (inline-size >= 30rem) {
    /* A wide table: separate pairs, the beating card across the other. */
    .pairs {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gstk-s2);
    }
    .pair,
    .pair:last-child {
      inline-size: calc(var(--gstk-card-width) * 1.48);
      block-size: calc(var(--gstk-card-width) * 1.78);
    }
    .pair > .over {
      inset: calc(var(--gstk-card-width) * 0.38) auto auto calc(var(--gstk-card-width) * 0.48);
    }
    .bout.many {
      --gstk-card-width: 52px;
    }
    .gap {
      font-size: var(--gstk-text-xs);
    }
    .draw ol {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .bout.many {
      --gstk-card-width: 64px;
    }
  }
`;
