import {css} from 'lit';

/** Styles of chips and counts, 22 px high, for the root in which they are drawn. */
export const chipStyles = css`
  .chip {
    flex: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    box-sizing: border-box;
    min-inline-size: 22px;
    block-size: 22px;
    padding-inline: 4px;
    border: 1px solid var(--gstk-card-edge);
    border-radius: var(--gstk-radius-s);
    background: var(--gstk-card-face);
  }
  .chip svg {
    block-size: 12px;
    inline-size: auto;
    overflow: visible;
  }
  .chip g {
    color: var(--gstk-suit-spade);
  }
  .chip g[data-s='H'] {
    color: var(--gstk-suit-heart);
  }
  .chip g[data-s='D'] {
    color: var(--gstk-suit-diamond);
  }
  .chip g[data-s='C'] {
    color: var(--gstk-suit-club);
  }
  .chip[data-two] g[data-s='D'] {
    color: var(--gstk-suit-heart);
  }
  .chip[data-two] g[data-s='C'] {
    color: var(--gstk-suit-spade);
  }
  .chip .figures {
    fill: none;
    stroke: currentColor;
    stroke-width: 4.2;
  }
  .chip .shape {
    fill: currentColor;
  }
  .chip.gone {
    border-style: dashed;
    background: none;
  }
  .chip.gone g {
    color: var(--gstk-ink-2);
  }
  .chip.gone .figures {
    stroke-width: 2.6;
  }
  .chip.gone .shape {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
  .count {
    flex: none;
    display: inline-flex;
    align-items: center;
    min-block-size: 22px;
    gap: 3px;
    direction: ltr;
    white-space: nowrap;
  }
  .count.gone {
    color: var(--gstk-ink-2);
  }
  .count.gone .suit.suit {
    fill: currentColor;
  }
`;
