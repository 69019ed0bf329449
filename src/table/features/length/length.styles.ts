import {css} from 'lit';

/** On a narrow table both offers before a first card have the room that one button has. */
export const lengthStyles = css`
  @container gstk (inline-size < 30rem) {
    .actions:has(> [data-id='daily-offer']:first-child + [data-id='length']:last-child) {
      flex-direction: column;
      align-items: end;
      gap: 0;
    }
    .actions > [data-id='daily-offer']:first-child:has(+ [data-id='length']:last-child),
    .actions > [data-id='daily-offer']:first-child + [data-id='length']:last-child {
      min-block-size: 40px;
      max-inline-size: none;
    }
    /* Beside other buttons they stand in one row, each in two lines. */
    .actions > [data-id='daily-offer']:has(+ [data-id='length']) {
      max-inline-size: 5.75rem;
    }
    .actions > [data-id='daily-offer'] + [data-id='length'] {
      max-inline-size: 4.75rem;
    }
    /* Before one more button, one stands above the other. */
    .actions:has(> [data-id='daily-offer'] + [data-id='length']:nth-last-child(2)) {
      display: grid;
      grid-auto-flow: column;
      gap: 0 var(--gstk-s1);
    }
    [data-id='daily-offer']:has(+ [data-id='length']:nth-last-child(2)),
    [data-id='daily-offer'] + [data-id='length']:nth-last-child(2) {
      grid-row: 1;
      max-inline-size: none;
      min-block-size: 24px;
      padding: 0;
    }
    [data-id='daily-offer'] + [data-id='length']:nth-last-child(2) {
      grid-row: 2;
      white-space: nowrap;
    }
    .actions:has(> [data-id='daily-offer'] + [data-id='length']:nth-last-child(2))
      > :not([data-id='daily-offer'], [data-id='length']) {
      grid-row: 1 / 3;
      align-self: center;
    }
  }
  /* Too narrow for both: today's deal is the shortest match. */
  @container gstk (inline-size < 19rem) or (inline-size < 34ch) {
    .actions > [data-id='daily-offer']:not(:first-child) + [data-id='length'],
    .actions > [data-id='daily-offer'] + [data-id='length']:not(:last-child) {
      display: none;
    }
  }
`;
