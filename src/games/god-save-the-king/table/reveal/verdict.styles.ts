import {css} from 'lit';

/** Styles of the result of a challenge or a rout. */
export const verdictStyles = css`
  .verdict {
    --gstk-card-width: 64px;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--gstk-s3);
    align-items: center;
    padding: 10px var(--gstk-s3);
    border: 1px solid var(--gstk-line);
    border-radius: var(--gstk-radius-l);
    background: var(--gstk-surface);
  }
  .verdict p + p {
    margin-block-start: 2px;
  }
  .v {
    display: flex;
    gap: 6px;
    align-items: center;
  }
  .v .icon {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    fill: currentColor;
  }
  .v.right {
    color: var(--gstk-right);
  }
  .v.wrong {
    color: var(--gstk-wrong);
  }
  .drawn {
    display: flex;
    gap: var(--gstk-s2);
  }
  .drawn > .one {
    inline-size: var(--gstk-card-width);
    block-size: calc(var(--gstk-card-width) * var(--gstk-card-ratio));
  }
`;
