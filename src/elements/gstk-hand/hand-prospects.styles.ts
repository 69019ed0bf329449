import {css} from 'lit';

/** The prospects of a card and, below, their uncertainty: fetched when somebody asks for them. */
export const prospectStyles = css`
  .promise {
    position: absolute;
    inset: auto auto calc(100% + 4px) 0;
    z-index: 1;
    display: grid;
    justify-items: center;
    min-inline-size: 24px;
    padding: 1px 3px;
    border: 1px solid var(--gstk-line);
    border-radius: var(--gstk-radius-s);
    background: var(--gstk-surface);
    color: var(--gstk-table-ink);
    font-size: var(--gstk-text-xs);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
    pointer-events: none;
  }
  .hint > .promise {
    inset-block-end: calc(100% + 8px);
  }
  /* The description says it, not the name of the card. */
  .promise::before {
    content: attr(data-worth);
    content: attr(data-worth) / '';
  }
  .promise::after {
    content: attr(data-doubt);
    content: attr(data-doubt) / '';
    font-size: 0.625rem;
    font-weight: 400;
  }
  .promise.best {
    border-color: var(--gstk-mark);
    background: var(--gstk-accent);
    color: var(--gstk-accent-ink);
  }
  .promise.slip,
  .promise.blunder {
    color: var(--gstk-ink-2);
  }
  .promise.blunder {
    border-color: var(--gstk-wrong);
  }
`;
