import {css} from 'lit';

/** Styles of the options of a choice in rows, and of the recommended one above them. */
export const matrixStyles = css`
  .matrix {
    display: grid;
    grid-template-columns: repeat(var(--columns, 7), minmax(0, 1fr));
    gap: 3px 2px;
    inline-size: 100%;
  }
  .matrix > .pick {
    grid-column: span var(--span, 1);
  }
  .matrix .pick b {
    font-size: min(var(--gstk-text-m), 5.6cqi); /* large letters stay within the columns */
    line-height: 1.1; /* clear of the edge below */
  }
  .matrix .pick small {
    font-size: min(0.6875rem, 4cqi);
    line-height: 1.2;
  }
  .matrix .name {
    color: inherit;
  }
  .what {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 3px;
  }
  .matrix .shown {
    gap: 0;
  }
  .matrix .what {
    block-size: 18px;
  }
  .matrix .what > b {
    font-size: min(var(--gstk-text-s), 5cqi);
  }
  .matrix .what > .chip {
    block-size: 18px;
  }
  .matrix .what .chip {
    min-inline-size: 16px;
    padding-inline: 2px;
  }
  .matrix .what .chip svg {
    block-size: 11px;
  }
  .matrix .what .suit {
    inline-size: 16px;
    block-size: 16px;
  }
  /* It has its height before anything is recommended, so that no button moves. */
  .suggested {
    display: flex;
    gap: 3px;
    inline-size: 100%;
    min-block-size: var(--gstk-action);
    border-radius: var(--gstk-radius);
  }
  .suggested > [data-id='suggested'] {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--gstk-s2);
    padding-inline: var(--gstk-s2);
    border-inline-start: 4px solid var(--gstk-mark);
    line-height: 1.15;
  }
  .suggested > .button {
    font-size: min(var(--gstk-text-m), 5cqi); /* large letters stay within the middle */
    white-space: normal;
  }
  .suggested small {
    color: var(--gstk-ink-2);
    font-size: min(0.75rem, 4cqi);
  }
  @container gstk (inline-size >= 30rem) {
    .matrix {
      column-gap: 3px;
    }
  }
`;
