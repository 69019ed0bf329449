import {css} from 'lit';

/** The panel of a result. */
export const resultStyles = css`
  .result .signs {
    display: grid;
    margin: 0;
    letter-spacing: 0.14em;
    overflow-wrap: anywhere;
  }
  .result .said {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
