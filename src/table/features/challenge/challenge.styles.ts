import {css} from 'lit';
import {lookupTableStyles} from '../../../elements/shared/index.js';

export const challengeStyles = css`
  ${lookupTableStyles}
  .same p:empty {
    display: none;
  }
  .same .invites {
    font-size: var(--gstk-text-l);
    overflow-wrap: anywhere;
  }
  .same .text-label {
    font-size: var(--gstk-text-s);
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
