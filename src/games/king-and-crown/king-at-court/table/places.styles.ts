import {css} from 'lit';

/** The places of the court: smaller than in other games of the family, and selectable. */
export const placesStyles = css`
  .board .places {
    padding-block: 6px 4px;
  }
  .board .places > .place {
    grid-template-rows: 22px auto auto auto;
    padding-inline: 0;
  }
  .board .places .owner {
    gap: 3px;
  }
  .board .places .owner .shield {
    inline-size: 16px;
  }
  .board .places .note {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: 2px;
    inline-size: 100%;
    block-size: 3.4rem;
    padding-block-start: 16px;
    text-wrap: wrap;
    hyphens: auto;
  }
  .places .note > * {
    max-inline-size: 100%;
  }
  .said {
    display: grid;
    justify-items: center;
  }
  .said > * {
    grid-area: 1 / 1;
  }
  .said > [data-gone] {
    opacity: 0;
  }
  .said:empty {
    display: none;
  }
  /* A player's claim in a bubble; claims that cannot all be true have a wavy line. */
  .claim {
    position: relative;
    padding: 0 4px 2px;
    border: 1px solid var(--gstk-edge);
    border-radius: 7px;
    background: var(--gstk-surface);
    color: var(--gstk-table-ink);
    font-weight: 600;
    white-space: nowrap;
  }
  .claim::before {
    content: '';
    position: absolute;
    inset-block-start: -4px;
    inset-inline-start: calc(50% - 3px);
    inline-size: 6px;
    block-size: 6px;
    border: 1px solid var(--gstk-edge);
    border-block-end: 0;
    border-inline-end: 0;
    background: inherit;
    transform: rotate(45deg);
  }
  .claim:dir(rtl)::before {
    border: 1px solid var(--gstk-edge);
    border-block-end: 0;
    border-inline-start: 0;
    transform: rotate(-45deg);
  }
  .disputed {
    text-decoration: underline wavy 1px var(--gstk-wrong);
    text-underline-offset: 1px;
    text-decoration-skip-ink: none;
  }
  /* A plate hangs below its card, so that it covers no figure. */
  .board .places .tag {
    inset-block-end: -16px;
  }
  .board [data-places='5'] .tag {
    padding-inline: 3px;
    font-weight: 500;
    font-size: 0.6875rem;
  }
  .board .tag.wise {
    border: 1px solid var(--gstk-suit-diamond);
  }
  .board .tag.wicked {
    border: 1px dashed var(--gstk-wrong);
  }
  .board .places > .place {
    position: relative;
    isolation: isolate;
  }
  .places > .awaited,
  .halo {
    background: var(--gstk-accent-soft);
    box-shadow: inset 0 -2px 0 var(--gstk-mark);
  }
  .halo {
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: inherit;
  }
  .pick {
    appearance: none;
    grid-area: 1 / 1 / -1 / -1;
    display: grid;
    grid-template-rows: subgrid;
    justify-items: center;
    inline-size: 100%;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px var(--gstk-edge);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .pick > .spot {
    grid-row: 3;
  }
  .pick > .note {
    grid-row: 4;
  }
  .pick:hover {
    background: var(--gstk-well);
  }
  .picked > .pick {
    box-shadow: inset 0 0 0 2px var(--gstk-select);
  }
  .picked .spot {
    translate: 0 -4px;
  }
  @container gstk (inline-size >= 30rem) {
    .board [data-places='5'] .tag {
      padding-inline: 7px;
      font-size: var(--gstk-text-xs);
    }
  }
  @container gstk (inline-size < 28ch) {
    .board .places > .place .note {
      block-size: auto;
      min-block-size: 3.4rem;
    }
    .board .tag {
      padding-inline: 0;
      font-size: 0.625rem;
      font-weight: 400;
    }
  }
  @media (forced-colors: active) {
    .places > :is(.awaited, .accused),
    .halo {
      outline: 2px solid Highlight;
    }
  }
`;
