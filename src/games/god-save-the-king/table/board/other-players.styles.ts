import {css} from 'lit';

/** Styles of the players who are not in the large trick. */
export const othersStyles = css`
  .others {
    display: flex;
    gap: var(--gstk-s1);
    align-items: center;
    justify-content: space-between;
    box-sizing: border-box;
    block-size: 56px;
    padding-inline: var(--gstk-s3);
    border-block-end: 1px solid var(--gstk-line);
    font-size: var(--gstk-text-xs);
    overflow: clip;
  }
  .others .who {
    --gstk-card-width: 20px;
    display: flex;
    flex: 0 1 auto;
    gap: var(--gstk-s1);
    align-items: center;
    min-inline-size: 0;
  }
  .others .who > span:not(.mini) {
    display: grid;
    min-inline-size: 0;
  }
  .others .who b,
  .others .who .q {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .others .who b {
    font-weight: 600;
  }
  .others .who .shield {
    display: none;
    inline-size: 22px;
  }
  .others .who ~ .who {
    flex-direction: row-reverse;
    text-align: end;
  }
  .others .what {
    flex: 0 1 auto;
    text-align: center;
  }
  .others .mini,
  .others .mini > span {
    display: inline-flex;
    flex: none;
    gap: 2px;
  }
  .others .rises {
    translate: 0 -4px;
    scale: 1.2;
    z-index: 2;
  }
  .others .few {
    display: inline-flex;
    gap: 4px;
    align-items: center;
  }
  .others .back {
    inline-size: 9px;
    block-size: 12px;
    border: 1px solid var(--gstk-card-edge);
    border-radius: 2px;
    background: var(--gstk-card-back);
  }
  @container gstk (inline-size < 30rem) {
    .others .words {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @container gstk (inline-size >= 30rem) {
    .others {
      gap: var(--gstk-s3);
      justify-content: center;
      padding-inline: var(--gstk-s4);
    }
    .others .who {
      --gstk-card-width: 28px;
      gap: var(--gstk-s2);
    }
    .others .who .shield {
      display: block;
    }
    .others .few {
      display: none;
    }
  }
`;
