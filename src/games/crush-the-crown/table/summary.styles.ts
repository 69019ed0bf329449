import {css} from 'lit';

/** Styles of the standings. */
export const standingStyles = css`
  .summary {
    padding: 0 var(--gstk-s2) var(--gstk-s2);
  }
  :is(.summary, .lookup) :is(td, th) {
    padding-block: 5px;
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
