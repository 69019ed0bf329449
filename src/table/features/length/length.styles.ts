import {css} from 'lit';

/** Where one offer has room before a first card, it is today's deal, which is the shortest match. */
export const lengthStyles = css`
  @container gstk (inline-size < 30rem) {
    .actions:has([data-id='daily-offer']) > [data-id='length'] {
      display: none;
    }
  }
`;
