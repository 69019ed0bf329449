import {css} from 'lit';

export const stepsStyles = css`
  .steps {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--gstk-s2);
    margin-block-end: var(--gstk-s3);
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
