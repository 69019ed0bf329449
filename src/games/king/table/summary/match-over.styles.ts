import {css} from 'lit';
import {inLow} from '../../../../elements/shared/index.js';

/** Styles of the end of a match. */
export const overStyles = css`
  .win {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--gstk-s4);
    padding-block: var(--gstk-s2);
  }
  .win.shared {
    flex-direction: column;
    gap: var(--gstk-s2);
    text-align: center;
  }
  .over .title {
    font: 650 1.75rem/1.15 var(--gstk-card-font);
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  .arms {
    --arms: 72px;
    display: flex;
    gap: var(--gstk-s3);
  }
  .shared .arms {
    --arms: 48px;
  }
  .arms > span {
    display: grid;
    justify-items: center;
    gap: 2px;
  }
  .arms .shield {
    inline-size: var(--arms);
  }
  .arms .icon {
    inline-size: calc(var(--arms) * 0.6);
    block-size: calc(var(--arms) * 0.6);
    margin-block-end: calc(var(--arms) * -0.11);
    fill: var(--gstk-mark);
  }
  /* Until the chart is there, its place. */
  gstk-totals:not(:defined) {
    display: block;
    block-size: 9em;
    font-size: var(--gstk-text-s);
    line-height: 1.2;
  }
  .ranks {
    display: grid;
  }
  .ranks li {
    display: grid;
    grid-template-columns: 1.2em minmax(0, 1fr) auto;
    gap: var(--gstk-s2);
    align-items: center;
    padding: 4px 8px;
    border-block-start: 1px solid var(--gstk-line);
  }
  .ranks .who .shield {
    inline-size: 22px;
  }
  .ranks li > b {
    font-weight: 700;
  }
  .ranks .who b {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  @container gstk (inline-size < 30rem) {
    .ranks.crowd li {
      padding-block: 1px;
    }
    /* Two rows of two buttons: after a challenge the quiet one is the next match. */
    .over ~ .prompt .quiet {
      border-color: var(--gstk-edge);
      color: var(--gstk-table-ink);
    }
  }
  @container gstk (inline-size >= 30rem) {
    .over .title {
      font-size: 2.25rem;
    }
    .win {
      gap: var(--gstk-s6);
    }
    .arms {
      --arms: 96px;
    }
    .shared .arms {
      --arms: 64px;
    }
    .ranks {
      grid-auto-flow: column;
      grid-template: repeat(var(--rows), auto) / 1fr 1fr;
      column-gap: var(--gstk-s6);
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .arms {
      --arms: 120px;
    }
    .shared .arms {
      --arms: 80px;
    }
  }
  @media (forced-colors: active) {
    .arms {
      forced-color-adjust: none;
    }
  }
  ${inLow('.win{padding-block:0}.arms,.shared .arms{--arms:52px}.ranks li{padding-block:1px}')}
`;
