import {css} from 'lit';

/** Two pairs of cards between the king and the low ranks. */
export const exchangeStyles = css`
  .exchange {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--gstk-s2) var(--gstk-s6);
    padding-block: var(--gstk-s2);
    --gstk-card-width: 48px;
  }
  .exchange .pair {
    display: flex;
    gap: var(--gstk-s2);
    align-items: center;
    min-block-size: 100px;
  }
  .exchange figure {
    display: grid;
    justify-items: center;
    gap: var(--gstk-s1);
    margin: 0;
    inline-size: 4.25rem;
  }
  .exchange figcaption {
    font-size: var(--gstk-text-xs);
    color: var(--gstk-ink-2);
    text-align: center;
    line-height: 1.25;
    min-block-size: 2.5em;
  }
  .exchange .one {
    display: block;
  }
  .exchange .gap {
    display: block;
    box-sizing: border-box;
    inline-size: var(--gstk-card-width);
    aspect-ratio: 1 / var(--gstk-card-ratio);
    border: 1px dashed var(--gstk-edge);
    border-radius: var(--gstk-radius-s);
  }
  .exchange .now .gap {
    border: 2px solid var(--gstk-mark);
    background: var(--gstk-accent-soft);
  }
  .exchange .now figcaption {
    color: var(--gstk-table-ink);
    font-weight: 600;
  }
  .exchange p {
    max-inline-size: 9rem;
    margin: 0;
    text-align: center;
  }
  @container gstk (inline-size < 22rem) {
    .exchange {
      column-gap: var(--gstk-s2);
      --gstk-card-width: 44px;
    }
    .exchange .pair {
      gap: var(--gstk-s1);
    }
    .exchange figure {
      inline-size: 4rem;
    }
  }
`;
