import {css} from 'lit';

/** The key of a button without words, in its corner, where there are likely to be keys. */
export const keyMarkStyles = css`
  @media (hover: hover) and (pointer: fine) {
    .button[data-key] {
      position: relative;
    }
    @container gstk (inline-size < 62rem) {
      .button[data-key]::after {
        content: attr(data-key);
        content: attr(data-key) / '';
        position: absolute;
        inset: auto 4px 2px auto;
        color: var(--gstk-ink-2);
        font-size: 10px;
        font-weight: 400;
        line-height: 1.2;
      }
    }
  }
`;
