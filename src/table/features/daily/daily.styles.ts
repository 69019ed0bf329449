import {css} from 'lit';

/** The panel of the deal of the day. */
export const dailyStyles = css`
  .daily .number,
  .daily .row,
  .daily .days li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--gstk-s1) var(--gstk-s3);
    margin: 0;
  }
  .daily time {
    color: var(--gstk-ink-2);
    font-size: var(--gstk-text-s);
  }
  .daily .rows {
    display: grid;
    gap: var(--gstk-s2);
  }
  .daily .row b {
    font-size: var(--gstk-text-l);
  }
  .daily .signs {
    display: grid;
    /* A hand of thirteen tricks is one row at every width. */
    grid-template-columns: repeat(13, minmax(0, 26px));
    gap: 2px;
    flex-basis: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .daily .signs li {
    display: grid;
    place-items: center;
    aspect-ratio: 5 / 6;
    border: 1px solid var(--gstk-edge);
    border-radius: 3px 3px 50% 50% / 3px 3px 60% 60%;
    background: var(--gstk-surface);
    font-size: var(--gstk-text-s);
    line-height: 1;
  }
  .daily .signs .other {
    border-color: var(--gstk-line);
    background: none;
  }
  .daily .signs .red {
    color: var(--gstk-suit-heart);
  }
  .daily .signs .bad {
    color: var(--gstk-wrong);
  }
  .daily .signs .good {
    color: var(--gstk-right);
  }
  .daily .bars {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 2px var(--gstk-s3);
    margin: 0;
    margin-block: var(--gstk-s2);
    padding: 0;
    list-style: none;
    font-size: var(--gstk-text-s);
    font-variant-numeric: tabular-nums;
  }
  .daily .bars li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
  }
  .daily .bars li > :first-child {
    text-align: end;
  }
  .daily .bars i {
    inline-size: calc(var(--part) * 100%);
    block-size: 14px;
    border-radius: var(--gstk-radius-s);
    background: var(--gstk-edge);
    forced-color-adjust: none;
  }
  .daily .bars .own i {
    background: var(--gstk-mark);
  }
  .daily .bars .own {
    font-weight: 600;
  }
  .daily .difference {
    display: flex;
    align-items: center;
    gap: var(--gstk-s4);
    --gstk-card-width: 96px;
  }
  /* Beside the card a narrow panel has little room. */
  .daily .difference > div {
    min-inline-size: 0;
  }
  .daily .difference .button {
    white-space: normal;
  }
  .daily .difference p {
    margin-block: 0 var(--gstk-s2);
  }
  .daily .days {
    display: grid;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .daily .days li {
    min-block-size: 40px;
    align-items: center;
  }
  .daily .days :is(b, .button) {
    margin-inline-start: auto;
  }
`;
