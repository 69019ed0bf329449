import {css} from 'lit';

/** Styles of the players who are not in the large trick. */
export const othersStyles = css`
  .others {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--gstk-s2);
    align-items: center;
    justify-content: center;
    min-block-size: 40px;
    padding-block-end: var(--gstk-s1);
    border-block-end: 1px solid var(--gstk-line);
    font-size: var(--gstk-text-xs);
  }
  .others .who {
    gap: var(--gstk-s1);
  }
  .others .who .shield {
    inline-size: 18px;
  }
  .others .who b {
    font-weight: 600;
    font-size: var(--gstk-text-xs);
  }
  .others .mini {
    --gstk-card-width: 20px;
    display: none;
    gap: 2px;
  }
  .xs {
    font-size: var(--gstk-text-xs);
  }
  @container gstk (inline-size >= 30rem) {
    .others {
      gap: 2px var(--gstk-s3);
    }
    .others .mini {
      display: inline-flex;
    }
  }
`;
