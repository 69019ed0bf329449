import {css} from 'lit';

/** Styles of the panels, the summary and the rules page. */
export const lookupStyles = css`
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
  :is(.summary, .lookup) thead th,
  .lookup caption {
    color: var(--gstk-ink-2);
    text-align: start;
  }
  :is(.summary, .lookup) .mine {
    background: var(--gstk-accent-soft);
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
  .who .won {
    padding-inline: 5px;
    border: 1px solid var(--gstk-mark);
    border-radius: var(--gstk-radius-s);
    font-size: var(--gstk-text-xs);
  }
  .lookup h3 {
    margin-block: var(--gstk-s4) var(--gstk-s2);
  }
  .kfaces {
    --gstk-card-width: 34px;
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
  }
  .ksheet {
    margin-block-start: var(--gstk-s4);
    overflow-x: auto;
  }
  .ksheet gstk-score-sheet {
    display: block;
    min-inline-size: calc(56px + var(--n) * 50px);
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
    margin-block: var(--gstk-s1) 0;
    line-height: 1.5;
    max-inline-size: 62ch;
  }
  .rules > h3 {
    margin-block-start: var(--gstk-s3);
  }
  .kdeck-list {
    --gstk-card-width: 40px;
    list-style: none;
    margin: var(--gstk-s2) 0 0;
    padding: 0;
    display: grid;
    gap: var(--gstk-s2);
    font-size: var(--gstk-text-s);
  }
  .kdeck-list li {
    display: flex;
    gap: var(--gstk-s2);
    align-items: start;
  }
`;
