import {css} from 'lit';

/** Styles of the panels. */
export const lookupStyles = css`
  .lookup caption {
    color: var(--gstk-ink-2);
    text-align: start;
  }
  .lookup .mine {
    background: var(--gstk-accent-soft);
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
    min-inline-size: calc(56px + var(--n) * 42px);
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
