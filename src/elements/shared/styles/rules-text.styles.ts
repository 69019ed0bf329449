import {css} from 'lit';

/** Styles of rules in parts (`rules-text.ts`), with a mark at the current part. */
export const rulesTextStyles = css`
  .rules section {
    padding-block: var(--gstk-s1);
  }
  .rules section.now {
    margin-inline: calc(-1 * var(--gstk-s2));
    padding-inline: var(--gstk-s2);
    background: var(--gstk-accent-soft);
    box-shadow: inset 2px 0 0 var(--gstk-mark);
  }
  .rules p {
    margin-block-start: var(--gstk-s1);
    line-height: 1.5;
    max-inline-size: 62ch;
  }
`;
