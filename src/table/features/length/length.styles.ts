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
    }
    /* Beside other buttons there is room for one: today's deal, which is the shortest match. */
    .actions > [data-id='daily-offer']:not(:first-child) + [data-id='length'],
    .actions > [data-id='daily-offer'] + [data-id='length']:not(:last-child) {
      display: none;
    }
  }
`;
