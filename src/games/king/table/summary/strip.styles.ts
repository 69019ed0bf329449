import {css} from 'lit';

/** Styles of the strip of tricks. */
export const stripStyles = css`
  .strip ol {
    display: grid;
    grid-template-columns: repeat(var(--half), minmax(0, 1fr));
    margin-block-start: 4px;
  }
  .cell {
    appearance: none;
    display: block;
    position: relative;
    inline-size: 100%;
    min-block-size: 24px;
    padding: 2px 0;
    border: 0;
    border-radius: var(--gstk-radius-s);
    background: none;
    color: inherit;
    font: inherit;
    font-size: 0.6875rem;
    line-height: 1.3;
    letter-spacing: -0.02em;
  }
  .cell .face {
    display: grid;
    justify-items: center;
    gap: 2px;
  }
  button.cell {
    cursor: pointer;
  }
  button.cell:hover {
    background: var(--gstk-well);
  }
  .cell i {
    font-style: normal;
    color: var(--gstk-ink-2);
  }
  .cell .shield {
    inline-size: 18px;
  }
  .cell b {
    font-weight: 700;
  }
  .cell .icon {
    inline-size: 14px;
    block-size: 14px;
    fill: var(--gstk-mark);
  }
  .cell .suits {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    min-block-size: 11px;
  }
  .cell .suit {
    inline-size: 11px;
    block-size: 11px;
  }

  @container gstk (inline-size < 30rem) {
    /* Number and arms on one line, so that two rows are little higher than one. */
    .beside .face {
      grid-template-columns: auto auto;
      justify-content: center;
      align-items: center;
      gap: 0 2px;
    }
    .beside .shield {
      inline-size: 16px;
    }
    .beside :is(b, .suits) {
      grid-column: 1 / -1;
    }
  }
  @container gstk (inline-size >= 30rem) {
    .strip ol {
      grid-template-columns: repeat(var(--tricks), minmax(0, 1fr));
    }
    .cell {
      font-size: var(--gstk-text-xs);
      letter-spacing: 0;
    }
    .cell .shield {
      inline-size: 22px;
    }
    .cell .suit {
      inline-size: 13px;
      block-size: 13px;
    }
  }
  @container gstk (inline-size < 15rem) or (inline-size < 28ch) {
    .strip ol {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
