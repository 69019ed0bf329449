import {css} from 'lit';

/** Styles of the standings and the known cards. */
export const lookupStyles = css`
  .summary {
    padding-inline: var(--gstk-s3);
  }
  .summary > .title {
    font-size: var(--gstk-text-m);
  }
  .summary > p {
    margin: 2px 0 var(--gstk-s2);
    font-size: var(--gstk-text-s);
    color: var(--gstk-ink-2);
  }
  .move {
    color: var(--gstk-accent);
    font-size: 10px;
  }
  .lookup h3 {
    margin-block: var(--gstk-s4) 0;
    font-size: var(--gstk-text-s);
  }
  .lookup dl {
    margin-block: var(--gstk-s2) 0;
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
`;
