import {css} from 'lit';

/** Styles of the standings, the known cards and the rules page. */
export const lookupStyles = css`
  .summary {
    grid-column: 1 / -1;
    align-self: start;
  }
  :is(.summary, .lookup) table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--gstk-text-s);
  }
  :is(.summary, .lookup) :is(td, th) {
    padding: 4px;
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
