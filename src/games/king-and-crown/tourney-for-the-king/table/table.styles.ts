import {css, type CSSResult} from 'lit';
import {endingStyles} from '../../table/ending.styles.js';
import {revealStyles} from '../../table/reveal.styles.js';
import {crownStyles} from '../../table/table.styles.js';

const board = css`
  .strip {
    border-block-end: 0;
  }
  .hero > .pairs {
    --gstk-card-width: min(44px, 14cqi, calc((100cqb - 20px) / 2.8));
    display: grid;
    grid-template-columns: repeat(5, auto);
    gap: 4px 10px;
    padding-block-end: var(--gstk-s2);
    direction: ltr;
  }
  .pairs > .won .gk {
    outline: 2px solid var(--gstk-mark);
    outline-offset: 1px;
  }
  .lists {
    display: grid;
    align-content: center;
    gap: var(--gstk-s2);
    padding: var(--gstk-s2) var(--gstk-s3);
  }
  .lists > .place {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--gstk-s2);
    min-block-size: 36px;
  }
  .lists > .place strong {
    font-size: var(--gstk-text-l);
    color: var(--gstk-table-ink);
  }
  .unused {
    --gstk-card-width: 20px;
    display: flex;
    flex: none;
    align-items: center;
    gap: 3px;
    font-size: var(--gstk-text-s);
    color: var(--gstk-ink-2);
  }
  .unused b {
    min-inline-size: 2ch;
    text-align: end;
  }
  .unused .label {
    padding-inline: 2px;
  }
  .unused:not(.own) .label:first-child {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  @container gstk (inline-size < 28ch) {
    .lists {
      grid-template-columns: minmax(0, 1fr);
    }
    .lists > .place,
    .unused {
      flex-wrap: wrap;
    }
    .unused {
      flex: 0 1 auto;
    }
  }
  .rounds {
    --gstk-card-width: 44px;
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    direction: ltr;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .round {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 2px;
    padding-block: var(--gstk-s1);
    border-radius: var(--gstk-radius);
  }
  .round.now {
    background: var(--gstk-well);
  }
  .round .empty {
    inline-size: var(--gstk-card-width);
    aspect-ratio: 1 / var(--gstk-card-ratio, 1.4);
    box-sizing: border-box;
    border: 1px dashed var(--gstk-line);
    border-radius: 4px;
  }
  .round.now .empty {
    border-color: var(--gstk-edge);
  }
  .played {
    display: grid;
    border-radius: 4px;
  }
  .played > * {
    grid-area: 1 / 1;
  }
  .played.won {
    outline: 2px solid var(--gstk-mark);
    outline-offset: 1px;
  }
  .mark {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 3px;
    block-size: 22px;
    font-size: var(--gstk-text-xs);
    color: var(--gstk-ink-2);
  }
  .now .mark {
    font-weight: 600;
    color: var(--gstk-table-ink);
  }
  .mark i {
    inline-size: 12px;
    block-size: 8px;
    background: var(--gstk-mark);
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
    forced-color-adjust: none;
  }
  .mark .south {
    rotate: 180deg;
  }
  .mark .even {
    background: var(--gstk-ink-2);
    clip-path: polygon(0 0, 100% 0, 100% 30%, 0 30%, 0 70%, 100% 70%, 100% 100%, 0 100%);
  }
  .mark small {
    font-size: inherit;
  }

  .contract .goal {
    grid-column: 1 / -1;
  }
  gstk-hand {
    --gstk-card-width: min(72px, calc((100cqi - 40px) / 5));
  }
  /* The five cards are all there is to see, so they may be large. */
  @container gstk (inline-size >= 30rem) {
    .contract .goal {
      grid-column: auto;
    }
    .unused:not(.own) .label:first-child {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
    }
    .hero:has(> .pairs) {
      max-block-size: calc(2.8 * 84px + 30px);
    }
    .hero > .pairs {
      --gstk-card-width: min(84px, calc((100cqb - 20px) / 2.8));
      row-gap: 8px;
    }
    .lists {
      padding-inline: var(--gstk-s4);
    }
    .lists > .place {
      min-block-size: 44px;
    }
    .rounds {
      --gstk-card-width: 64px;
    }
    .unused {
      --gstk-card-width: 30px;
    }
    gstk-hand {
      --gstk-card-width: 84px;
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .rounds {
      --gstk-card-width: 80px;
    }
    gstk-hand {
      --gstk-card-width: 104px;
    }
  }
  @media (forced-colors: active) {
    .mark i {
      background: Highlight;
    }
    .mark .even {
      background: CanvasText;
    }
  }
`;

/** Styles of this table. */
export const tourneyStyles: readonly CSSResult[] = [
  ...crownStyles,
  ...revealStyles,
  ...endingStyles,
  board,
];
