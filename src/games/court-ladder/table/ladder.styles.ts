import {css} from 'lit';

/**
 * The rungs: the attacker's points to the side of the ladder, the defender's stands behind a bar.
 */
export const ladderRungStyles = css`
  .ladder {
    list-style: none;
    margin: 0;
    padding: 0;
    border-inline: 2px solid var(--gstk-line);
  }
  .rung {
    position: relative;
    border-block-end: 1px solid var(--gstk-line);
  }
  .rung:last-child {
    border-block-end: 0;
  }
  .rung > * {
    display: grid;
    grid-template-columns: 52px 20px minmax(0, 1fr) auto auto;
    gap: 5px;
    align-items: center;
    min-block-size: 30px;
    padding-inline: 6px;
  }
  .rung > label {
    cursor: pointer;
  }
  .rung input {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: var(--gstk-act);
  }
  .rung .shield {
    inline-size: 20px;
    block-size: 22px;
  }
  .rung .rank {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 2px;
    font-size: var(--gstk-text-xs);
    color: var(--gstk-ink-2);
    white-space: nowrap;
  }
  .rung .rank .icon {
    display: none; /* a narrow rung has room for the word only */
    inline-size: 13px;
    color: var(--gstk-mark);
  }
  .rung .name {
    position: static;
    font-size: var(--gstk-text-s);
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .rung .count {
    font-size: var(--gstk-text-xs);
    color: var(--gstk-ink-2);
    font-variant-numeric: tabular-nums;
  }
  .rung.mine .name {
    text-decoration: underline;
    text-decoration-color: var(--gstk-mark);
    text-underline-offset: 3px;
  }
  .rung.done .name {
    font-weight: 400;
    color: var(--gstk-ink-2);
  }
  .rung:is(.attacks, .defends) {
    background: var(--gstk-accent-soft);
  }
  .rung.defends {
    box-shadow: inset 3px 0 0 var(--gstk-mark);
  }
  .rung.attacks::after {
    content: '';
    position: absolute;
    inset-inline-start: -8px;
    inset-block-start: calc(50% - 6px);
    border: 6px solid transparent;
    border-inline-start: 9px solid var(--gstk-mark);
    border-inline-end: 0;
    forced-color-adjust: none;
  }
  .rung.turn .name > span::before {
    content: '';
    display: inline-block;
    inline-size: 7px;
    block-size: 10px;
    margin-inline-end: 4px;
    background: var(--gstk-mark);
    clip-path: polygon(0 0, 100% 50%, 0 100%);
    forced-color-adjust: none;
  }
  .rung.throws .count::before {
    content: '+ ';
    color: var(--gstk-accent);
    font-weight: 600;
  }
  @container gstk (inline-size >= 30rem) {
    .rung > * {
      grid-template-columns: 84px 20px minmax(0, 1fr) auto auto;
      gap: var(--gstk-s2);
    }
    .rung .rank .icon {
      display: block;
    }
  }
  @media (forced-colors: active) {
    .rung.attacks::after {
      border-inline-start-color: Highlight;
    }
    .rung.defends {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
