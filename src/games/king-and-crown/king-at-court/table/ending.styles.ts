import {css, type CSSResult} from 'lit';
import {playerStyles} from '../../../../elements/shared/index.js';
import {matchEndingStyles} from '../../../../elements/index.js';

/** The court at the end, with the winners raised. */
const teams = css`
  /* The hero shrinks first: its cards are as large as the remaining room. */
  .ended > .hero {
    container-type: size;
    max-block-size: calc(1.4 * 84px + 46px);
  }
  .teams {
    display: flex;
    align-items: end;
    justify-content: center;
    gap: 4px;
    inline-size: 100%;
    --raise: 16px;
    --gstk-card-width: min(84px, calc(20cqi - 14px), calc((100cqb - 30px - var(--raise)) / 1.4));
  }
  .teams > span {
    display: grid;
    justify-items: center;
    gap: 3px;
    min-inline-size: 0;
    padding: 4px 4px 0;
    border-radius: 6px 6px 0 0;
    font-size: var(--gstk-text-s);
  }
  .teams > .won {
    padding-block-end: var(--raise);
    background: var(--gstk-accent-soft);
    box-shadow: inset 0 2px 0 var(--gstk-mark);
  }
  .teams .gk {
    inline-size: var(--gstk-card-width);
    block-size: calc(var(--gstk-card-width) * 1.4);
  }
  .teams > .won .gk {
    outline: 2px solid var(--gstk-mark);
    outline-offset: 1px;
    border-radius: 4px;
  }
  .teams b {
    max-inline-size: calc(var(--gstk-card-width) + 8px);
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @container gstk (inline-size >= 30rem) {
    .teams {
      gap: 12px;
      --raise: 26px;
    }
  }
  @media (forced-colors: active) {
    .teams > .won {
      outline: 2px solid Highlight;
    }
  }
`;

/** Styles of the end. */
export const endingStyles: readonly CSSResult[] = [playerStyles, matchEndingStyles, teams];
