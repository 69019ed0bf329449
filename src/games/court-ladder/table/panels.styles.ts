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
  .summary > .own {
    font-weight: 600;
    color: var(--gstk-table-ink);
  }
  .summary table {
    --row: 30px;
  }
  .summary table:not(:has(tbody > :nth-child(8))) {
    --row: 42px;
  }
  .summary tbody :is(td, th) {
    block-size: var(--row);
    padding-block: 0;
  }
  tr.mine {
    background: var(--gstk-accent-soft);
  }
  .summary tbody td:first-child {
    padding-inline-start: 8px;
  }
  tr.mine > :first-child {
    box-shadow: inset 3px 0 0 var(--gstk-mark);
  }
  tr.mine > :first-child:dir(rtl) {
    box-shadow: inset -3px 0 0 var(--gstk-mark);
  }
  tr.mine b {
    font-weight: 600;
  }
  /* Plates climb and sink from where the hand began. */
  .summary th > .who {
    animation: ladder-shift calc(700ms * var(--gstk-motion)) 300ms var(--gstk-ease-out) backwards;
  }
  @keyframes ladder-shift {
    from {
      transform: translateY(calc(var(--steps) * var(--row)));
    }
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
