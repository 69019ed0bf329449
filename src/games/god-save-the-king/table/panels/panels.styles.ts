import {css} from 'lit';

/** Styles of the panels: known cards, pushes and the rules. */
export const panelStyles = css`
  .known {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--gstk-text-s);
    margin-block-end: var(--gstk-s4);
  }
  .known caption {
    text-align: start;
    padding-block-end: var(--gstk-s1);
  }
  .known :is(th, td) {
    padding: 5px 4px;
    border-block-end: 1px solid var(--gstk-line);
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }
  .known th {
    font-weight: 500;
    white-space: nowrap;
  }
  .seen {
    display: inline-block;
    margin-inline-end: var(--gstk-s1);
  }
  .rules p {
    margin-block-end: var(--gstk-s3);
    line-height: 1.5;
    max-inline-size: 62ch;
  }
  .rules p.now {
    padding-inline-start: var(--gstk-s3);
    border-inline-start: 3px solid var(--gstk-mark);
  }
`;
