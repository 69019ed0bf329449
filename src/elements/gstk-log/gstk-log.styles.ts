import {css} from 'lit';

export const logStyles = css`
  :host {
    position: relative; /* holds the lines that are not seen */
  }
  ol.vh {
    inset-inline: 0;
    inline-size: auto; /* lines wrap as they do when they are seen */
    white-space: normal;
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: var(--gstk-text-s);
  }
  li {
    display: grid;
    grid-template-columns: minmax(4.5em, max-content) 1fr;
    gap: 6px;
    padding: 3px 4px;
    border-radius: var(--gstk-radius-s);
    outline-offset: -2px;
  }
  li:focus-visible {
    box-shadow: none;
    outline: 2px solid var(--gstk-table-ink);
  }
  .whole {
    display: block;
  }
  b {
    font-weight: 500;
    color: var(--gstk-ink-2);
  }
  .button {
    margin-block-start: var(--gstk-s2);
  }
`;
