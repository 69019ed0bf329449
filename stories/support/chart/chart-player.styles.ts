import {css} from 'lit';

export const styles = css`
  :host {
    display: block;
    color: var(--gstk-table-ink);
    font:
      var(--gstk-text-m) / 1.4 system-ui,
      sans-serif;
  }
  .bar {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    margin-block-end: 12px;
    padding: 12px;
    border: 1px solid var(--gstk-line);
    border-radius: var(--gstk-radius-l);
    background: var(--gstk-surface);
  }
  .steps {
    display: flex;
    align-items: center;
    gap: var(--gstk-s2);
  }
  .button {
    font-family: inherit;
  }
  label {
    flex: 1;
    display: flex;
    min-inline-size: 0;
  }
  input {
    flex: 1;
    min-inline-size: 0;
    block-size: var(--gstk-action);
    accent-color: var(--gstk-mark);
  }
  .now {
    margin: 6px 0 0;
    font-variant-numeric: tabular-nums;
    color: var(--gstk-ink-2);
  }
  .now b {
    color: var(--gstk-table-ink);
  }
  .phases {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gstk-s2);
    margin-block: 8px 0;
    padding: 0;
    border: 0;
  }
  .phases .button {
    min-block-size: 32px;
    padding-inline: 12px;
    border-radius: 16px;
    font-size: var(--gstk-text-s);
  }
  .phases [aria-pressed='true'] {
    border: 2px solid var(--gstk-mark);
    padding-inline: 11px;
    font-weight: 600;
  }
`;
