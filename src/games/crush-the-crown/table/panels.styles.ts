import {css} from 'lit';

/** Styles of the panels and of the rules page. */
export const lookupStyles = css`
  .lookup dl {
    margin-block: var(--gstk-s4) 0;
    font-size: var(--gstk-text-s);
  }
  .lookup dt {
    color: var(--gstk-ink-2);
  }
  .lookup dd {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
    min-block-size: 20px;
    margin: 2px 0 var(--gstk-s3);
  }
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
