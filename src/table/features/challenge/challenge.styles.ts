import {css} from 'lit';
import {lookupTableStyles} from '../../../elements/shared/index.js';

export const challengeStyles = css`
  ${lookupTableStyles}
  .same {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gstk-s3);
  }
  .same p {
    margin: 0;
  }
  .same p:empty {
    display: none;
  }
  .same .invites {
    font-size: var(--gstk-text-l);
    overflow-wrap: anywhere;
  }
  .same .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gstk-s2);
  }
  .same .named {
    display: grid;
    gap: var(--gstk-s1);
  }
  .same .named > label {
    font-size: var(--gstk-text-s);
  }
  .same .named > input {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: var(--gstk-s3);
    border: 1px solid var(--gstk-edge);
    border-radius: var(--gstk-radius);
    background: var(--gstk-surface);
    color: inherit;
    font: inherit;
  }
  .same summary {
    min-block-size: 24px;
    cursor: pointer;
    font-size: var(--gstk-text-s);
  }
  .same table {
    table-layout: fixed;
    font-variant-numeric: tabular-nums;
  }
  .same thead .name {
    color: inherit;
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .same .sums > tr > * {
    font-weight: 600;
  }
  .same .group {
    padding-block-start: var(--gstk-s3);
    color: var(--gstk-ink-2);
  }
`;
