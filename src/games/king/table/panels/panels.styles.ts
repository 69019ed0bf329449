import {css} from 'lit';

/** Styles of the rules page and of the review of a deal. */
export const panelStyles = css`
  .rules,
  .taken,
  .mini {
    font-size: var(--gstk-text-s);
  }
  :is(.rules, .taken) table,
  .taken {
    inline-size: 100%;
    border-collapse: collapse;
  }
  :is(.rules, .taken) caption {
    text-align: start;
    padding-block: var(--gstk-s1) var(--gstk-s2);
  }
  :is(.rules, .taken) :is(th, td) {
    padding: 5px 4px;
    border-block-end: 1px solid var(--gstk-line);
    font-weight: 500;
    text-align: start;
    vertical-align: baseline;
  }
  :is(.rules, .taken) td {
    font-weight: 400;
  }
  :is(.rules, .taken) td.num {
    text-align: end;
  }
  .rules .now > * {
    background: var(--gstk-accent-soft);
  }
  .rules .now th {
    font-weight: 600;
  }
  .rules tbody th {
    white-space: nowrap;
  }
  .rules .num {
    white-space: nowrap;
  }
  .rules thead th {
    font-weight: 400;
    color: var(--gstk-ink-2);
  }
  .rules p {
    margin-block-start: var(--gstk-s3);
    font-size: var(--gstk-text-m);
    line-height: 1.5;
    max-inline-size: 62ch;
  }
  .took {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
    min-block-size: 20px;
    align-items: center;
    font-size: var(--gstk-text-s);
    color: var(--gstk-ink-2);
  }
  .mini {
    --gstk-trick-width: 52px;
  }
  .review .now {
    border-radius: var(--gstk-radius-s);
    box-shadow: 0 0 0 2px var(--gstk-mark);
  }
  .taken {
    margin-block-start: var(--gstk-s4);
  }
`;
