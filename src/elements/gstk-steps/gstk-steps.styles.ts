import {css} from 'lit';

export const stepsStyles = css`
  .steps {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--gstk-s2);
    margin-block-end: var(--gstk-s3);
  }
  .steps > strong {
    text-align: center;
    text-wrap: balance; /* a last word alone would hide that it belongs to a number */
  }
  .button {
    white-space: normal;
  }
  @container (inline-size < 20rem) {
    .button {
      padding-inline: var(--gstk-s2);
    }
  }
  .mark {
    margin-block-start: var(--gstk-s4);
  }
`;
