import {css} from 'lit';

/** Styles of the cards that were taken, of the deal in play, and of the log as a picture. */
export const dealStyles = css`
  .dense {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 5px;
    font-size: 10.5px;
  }
  .dense :is(.count, .chip) {
    min-block-size: 0;
    block-size: 11px;
  }
  .dense .count {
    gap: 1px;
  }
  .dense .chip {
    min-inline-size: 0;
    padding-inline: 2px;
    border: 0;
  }
  .dense .chip svg {
    block-size: 9px;
  }
  @container gstk (inline-size < 20rem) {
    gstk-seat .count {
      gap: 1px;
    }
    gstk-seat .chip {
      padding-inline: 2px;
    }
  }
  .deal-head {
    font-size: var(--gstk-text-l);
    font-weight: 650;
  }
  .latest {
    display: flex;
    gap: var(--gstk-s2);
    margin-block: 10px 18px;
  }
  /* Beside the board the panel stays open while tricks are played, so it keeps room for the first
     one. */
  .latest.none {
    display: none;
  }
  .aside > .latest.none {
    display: flex;
    visibility: hidden;
  }
  .latest figure {
    flex: 1;
    min-inline-size: 0;
    max-inline-size: 72px;
    margin: 0;
    text-align: center;
  }
  .latest figcaption {
    margin-block-start: 12px;
    font-size: var(--gstk-text-xs);
    color: var(--gstk-ink-2);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .laid {
    --gstk-card-width: min(56px, 100%);
    position: relative;
    display: grid;
    justify-items: center;
  }
  .laid.won .gk {
    --gstk-card-edge: var(--gstk-mark);
    box-shadow: 0 0 0 2px var(--gstk-mark);
  }
  .cost {
    position: absolute;
    inset-block-end: -8px;
    padding-inline: 6px;
    border: 1px solid;
    border-radius: 10px;
    background: var(--gstk-price, var(--gstk-surface));
    color: var(--gstk-wrong);
    direction: ltr; /* keeps the sign before the number */
    font-size: var(--gstk-text-s);
    line-height: 1.4;
  }
  .cost.pays {
    color: var(--gstk-right);
  }
  .taken thead th {
    padding-block: 2px;
    font-size: var(--gstk-text-xs);
    font-weight: 400;
    color: var(--gstk-ink-2);
    white-space: nowrap;
  }
  .taken thead .num {
    text-align: end;
  }
  .taken .mine {
    background: var(--gstk-accent-soft);
  }
  .taken .mine .who b {
    font-weight: 700;
  }
  .taken .who .shield {
    inline-size: 28px;
  }
  .taken .who b {
    font-size: var(--gstk-text-m);
  }
  .taken .who .took {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
    min-block-size: 22px;
    align-items: center;
  }
  .taken td.num {
    vertical-align: middle;
  }

  .grid-log {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--gstk-text-s);
  }
  .grid-log + .grid-log {
    margin-block-start: var(--gstk-s4);
  }
  .grid-log caption {
    padding-block-end: var(--gstk-s2);
    font-weight: 600;
    text-align: start;
  }
  .grid-log :is(th, td) {
    position: relative;
    padding: 3px 1px;
    border-block-end: 1px solid var(--gstk-line);
    font-weight: 400;
    text-align: center;
  }
  .grid-log .shield {
    inline-size: 20px;
    margin: auto;
  }
  .grid-log .chip {
    border-color: transparent;
  }
  .grid-log .won .chip {
    outline: 1.5px solid var(--gstk-mark);
  }
  .grid-log .led::before {
    content: '›';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 0;
    color: var(--gstk-ink-2);
  }
  .grid-log .now > * {
    background: var(--gstk-accent-soft);
  }
  .grid-log .num {
    text-align: end;
    white-space: nowrap;
  }
  .grid-log :is(.counts, .all > *) {
    font-weight: 600;
  }
  .grid-log .all td {
    direction: ltr;
    unicode-bidi: isolate;
  }
  .grid-log .line {
    padding-inline: 4px;
    font-size: var(--gstk-text-xs);
    text-align: start;
  }
`;
