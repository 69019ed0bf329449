import {css} from 'lit';

/**
 * The rungs: the attacker's has an arrow upwards, the defender's a bar. The heights of rungs and folds in
 * a narrow table are those of `folded-rungs.ts`.
 */
export const ladderRungStyles = css`
  .ladder {
    list-style: none;
    margin: 0;
    padding: 0;
    border-inline: 3px solid var(--gstk-line);
  }
  .rung,
  .fold {
    position: relative;
    box-sizing: border-box;
    border-block-end: 1px solid var(--gstk-line);
  }
  .ladder > :last-child {
    border-block-end: 0;
  }
  .rung > * {
    appearance: none;
    display: grid;
    grid-template-columns: 66px minmax(0, 1fr) auto auto;
    gap: 6px;
    align-items: center;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 27px;
    margin: 0;
    padding: 0 8px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
  }
  .rung > .choice {
    cursor: pointer;
  }
  .rung > .choice::before {
    content: '';
    position: absolute;
    inset: 3px;
    border: 1.5px dashed var(--gstk-mark);
    border-radius: 6px;
    pointer-events: none;
  }
  .rung > .choice[aria-pressed='true'] {
    background: var(--gstk-act);
    color: var(--gstk-act-ink);
  }
  .rung > .advised::after {
    content: '★' / '';
    position: absolute;
    inset-block-start: 1px;
    inset-inline-end: 3px;
    color: var(--gstk-mark);
    font-size: 0.625rem;
  }
  .choice[aria-pressed='true'] :is(.rank, .name, .count) {
    color: inherit;
  }
  .rung .rank {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    font-size: var(--gstk-text-s);
    color: var(--gstk-ink-2);
    white-space: nowrap;
  }
  .rung .rank .icon {
    inline-size: 14px;
    block-size: 14px;
    color: var(--gstk-mark);
    fill: currentColor;
  }
  .plate {
    position: relative;
    justify-self: start;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    max-inline-size: 100%;
    min-inline-size: 0;
  }
  .rung .shield {
    flex: none;
    inline-size: 19px;
    block-size: 21px;
  }
  .rung .name {
    position: static;
    min-inline-size: 0;
    font-size: var(--gstk-text-s);
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .rung .role {
    color: var(--gstk-accent);
    font-size: var(--gstk-text-xs);
    font-weight: 600;
    white-space: nowrap;
  }
  .rung .count {
    min-inline-size: 1.4em;
    font-size: var(--gstk-text-s);
    text-align: end;
    color: var(--gstk-ink-2);
    font-variant-numeric: tabular-nums;
  }
  .rung.mine .name {
    text-decoration: underline;
    text-decoration-color: var(--gstk-mark);
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
  .rung.done .name {
    font-weight: 400;
    color: var(--gstk-ink-2);
  }
  .rung:is(.attacks, .defends, .moved) {
    background: var(--gstk-accent-soft);
  }
  .rung.defends {
    box-shadow: inset 3px 0 0 var(--gstk-mark);
  }
  .rung.defends:dir(rtl) {
    box-shadow: inset -3px 0 0 var(--gstk-mark);
  }
  .rung.attacks .role::before {
    content: '';
    display: inline-block;
    inline-size: 9px;
    block-size: 10px;
    margin-inline-end: 4px;
    background: currentColor;
    clip-path: polygon(50% 0, 100% 55%, 66% 55%, 66% 100%, 34% 100%, 34% 55%, 0 55%);
    forced-color-adjust: none;
  }
  .rung.turn .count::before {
    content: '';
    display: inline-block;
    inline-size: 7px;
    block-size: 10px;
    margin-inline-end: 4px;
    background: var(--gstk-mark);
    clip-path: polygon(0 0, 100% 50%, 0 100%);
    forced-color-adjust: none;
  }
  .rung.turn .count:dir(rtl)::before {
    scale: -1 1;
  }
  .fold {
    display: none;
    background: var(--gstk-well);
  }
  .fold > button {
    appearance: none;
    display: flex;
    align-items: center;
    gap: 5px;
    inline-size: 100%;
    block-size: 23px;
    margin: 0;
    padding: 0 8px;
    border: 0;
    background: none;
    font: inherit;
    font-size: var(--gstk-text-xs);
    color: var(--gstk-ink-2);
    text-align: start;
    white-space: nowrap;
    cursor: pointer;
  }
  .fold > button::after {
    content: '';
    inline-size: 8px;
    block-size: 6px;
    margin-inline-start: auto;
    background: currentColor;
    clip-path: polygon(0 0, 100% 0, 50% 100%);
    forced-color-adjust: none;
  }
  .fold > [aria-expanded='true']::after {
    scale: 1 -1;
  }
  .fold .shield {
    flex: none;
    inline-size: 16px;
    block-size: 18px;
  }
  @container gstk (inline-size < 30rem) {
    .fold {
      display: block;
    }
    .rung.away {
      display: none;
    }
  }
  @container gstk (inline-size >= 30rem) {
    .rung > * {
      grid-template-columns: 76px minmax(0, 1fr) auto auto;
      block-size: 43px;
    }
    .rung .shield {
      inline-size: 26px;
      block-size: 29px;
    }
    .folds .rung > * {
      block-size: 30px;
    }
    .folds .rung .shield {
      inline-size: 20px;
      block-size: 22px;
    }
  }
  @container gstk (inline-size < 28ch) {
    .rung > * {
      grid-template-columns: auto minmax(0, 1fr) auto;
      row-gap: 0;
      block-size: auto;
      min-block-size: 27px;
    }
    .rung .role {
      grid-area: 2 / 2;
    }
    .fold > button {
      block-size: auto;
      white-space: normal;
    }
  }
  @media (forced-colors: active) {
    .rung.defends {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .choice[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
