import {css} from 'lit';

/** Styles of the cards to look up. */
export const lookupStyles = css`
  .lookup :is(td, th) {
    padding-block: 5px;
  }
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
`;
