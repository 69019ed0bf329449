import {css} from 'lit';

/** Styles of `player.ts`: arms and name on one line, or with a second line under the name. */
export const playerStyles = css`
  .who {
    display: flex;
    align-items: center;
    gap: var(--gstk-s2);
  }
  .who .shield {
    inline-size: 20px;
  }
  .who b {
    font-weight: 500;
  }
  .who.tall {
    gap: var(--gstk-s3);
  }
  .who.tall .shield {
    inline-size: 24px;
  }
  .who.tall b {
    display: block;
  }
  .who .took {
    font-size: var(--gstk-text-s);
    color: var(--gstk-ink-2);
  }
`;
