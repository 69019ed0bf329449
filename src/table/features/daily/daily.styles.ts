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
    flex-basis: 100%;
    letter-spacing: 0.14em;
    overflow-wrap: anywhere;
  }
  .daily .difference {
    display: flex;
    align-items: center;
    gap: var(--gstk-s4);
    --gstk-card-width: 72px;
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
