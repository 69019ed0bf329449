import {css} from 'lit';

/** Styles of the standings with the players' arms. */
export const standingStyles = css`
  .summary {
    padding: 0 var(--gstk-s2) var(--gstk-s2);
  }
  :is(.summary, .lookup) table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--gstk-text-s);
  }
  :is(.summary, .lookup) :is(td, th) {
    padding: 5px 4px;
    border-block-end: 1px solid var(--gstk-line);
    font-weight: 400;
    text-align: start;
  }
  :is(.summary, .lookup) .num {
    text-align: end;
  }
  :is(.summary, .lookup) thead th {
    color: var(--gstk-ink-2);
  }
  .who {
    display: flex;
    align-items: center;
    gap: var(--gstk-s2);
  }
  .who .shield {
    inline-size: 20px;
    flex: none;
  }
  .who b {
    font-weight: 500;
  }
  .won {
    padding-inline: 5px;
    border: 1px solid var(--gstk-mark);
    border-radius: var(--gstk-radius-s);
    color: var(--gstk-accent);
    font-size: var(--gstk-text-xs);
    font-weight: 600;
  }
`;
