import {css, type CSSResult} from 'lit';
import {endingStyles} from '../../table/ending.styles.js';
import {revealStyles} from '../../table/reveal.styles.js';
import {crownStyles, roleStyles} from '../../table/table.styles.js';

const laid = css`
  .spread {
    display: grid;
    align-content: space-between;
    block-size: 100%;
  }
  .spread > .strip {
    border-block-end: 0;
  }
  .roles {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--gstk-s2);
    padding: var(--gstk-s3);
  }
  .legend,
  .laid {
    box-sizing: border-box;
    min-block-size: 9.5em;
    font-size: var(--gstk-text-s);
  }
  .legend {
    --gstk-card-width: 40px;
    display: grid;
    grid-template-columns: 1fr 1fr auto;
    gap: var(--gstk-s1);
    margin: 0;
    padding: 0 var(--gstk-s3) var(--gstk-s2);
    list-style: none;
    line-height: 1.2;
  }
  .legend > li {
    display: grid;
    grid-template-rows: auto 2.4em;
    justify-items: center;
    gap: var(--gstk-s1);
    padding: var(--gstk-s1) 2px;
    border-radius: var(--gstk-radius);
    text-align: center;
    text-wrap: balance;
  }
  .legend > .turned {
    background: var(--gstk-accent-soft);
    box-shadow: inset 0 -2px 0 var(--gstk-mark);
  }
  .faces {
    display: flex;
    gap: 2px;
  }
  .faces > span {
    display: grid;
    justify-items: center;
    align-content: start; /* cards that are stretched lose their shape, and WebKit keeps their old height */
  }
  .faces b {
    font-size: var(--gstk-text-xs);
    font-weight: 600;
  }
  .laid {
    --gstk-card-width: 36px;
    align-items: center;
    display: flex;
    justify-content: center;
    gap: var(--gstk-s1);
    margin: 0;
    padding: 0 0 var(--gstk-s2);
    list-style: none;
  }
  .laid .empty {
    display: block;
    inline-size: var(--gstk-card-width);
    aspect-ratio: 1 / var(--gstk-card-ratio, 1.4);
    border: 1px dashed var(--gstk-edge);
    border-radius: 4px;
    box-sizing: border-box;
  }
  @container gstk (inline-size < 28ch) {
    .roles,
    .legend {
      grid-template-columns: minmax(0, 1fr);
    }
    .spread > * {
      min-inline-size: 0;
    }
    .legend > li {
      grid-template-rows: auto auto;
    }
  }
  @container gstk (inline-size >= 30rem) {
    .legend,
    .laid {
      min-block-size: 11em;
    }
    .legend {
      --gstk-card-width: 52px;
      grid-template-columns: 1fr 1fr 1.5fr;
      padding-inline: var(--gstk-s4);
    }
    .laid {
      --gstk-card-width: 48px;
    }
  }
`;

/** Styles of this table. */
export const findStyles: readonly CSSResult[] = [
  ...crownStyles,
  ...revealStyles,
  ...endingStyles,
  roleStyles,
  laid,
];
