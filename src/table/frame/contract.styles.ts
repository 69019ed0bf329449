import {css} from 'lit';

/** The line at the top, and the one that says what a game is about. */
export const contractStyles = css`
  .contract {
    display: grid;
    grid-template-areas: 'name name deal' 'goal out out';
    grid-template-rows: minmax(22px, auto) minmax(22px, auto);
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: var(--gstk-s3);
    align-items: center;
    padding: var(--gstk-s2) var(--gstk-s3);
    border-block-end: 1px solid var(--gstk-line);
    font-size: var(--gstk-text-s);
    white-space: nowrap;
  }
  .contract .name {
    grid-area: name;
    font-weight: 600;
    font-size: var(--gstk-text-m);
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .contract .goal {
    grid-area: goal;
    color: var(--gstk-ink-2);
  }
  .contract .out {
    grid-area: out;
    display: flex;
    align-items: center;
    gap: var(--gstk-s1);
    justify-content: end;
    justify-self: end;
    min-inline-size: 0;
  }
  .contract .out > .label {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .contract .deal {
    grid-area: deal;
    color: var(--gstk-ink-2);
    justify-self: end;
  }

  /* The line comes late and goes early: its room is kept, for as many rows as the longest needs. */
  .aim {
    grid-area: aim;
    display: grid;
    align-content: center;
    box-sizing: content-box;
    min-block-size: 2.6em;
    margin: 0;
    padding: var(--gstk-s1) var(--gstk-s3);
    border-block-end: 1px solid var(--gstk-line);
    font-size: var(--gstk-text-s);
    font-weight: 600;
    line-height: 1.3;
    text-wrap: balance;
  }
  .aim:empty {
    border-color: transparent;
  }
  @container gstk (inline-size >= 30rem) {
    .contract {
      grid-template: 'name goal out deal' minmax(24px, auto) / auto auto 1fr auto;
      padding-inline: var(--gstk-s4);
    }
    .contract .out {
      justify-self: start;
      justify-content: start;
    }
    .aim {
      padding-inline: var(--gstk-s4);
    }
  }
  @container gstk (inline-size >= 34rem) {
    .aim {
      min-block-size: 1.3em;
    }
  }
  @container gstk (inline-size < 20rem) {
    .aim {
      min-block-size: 3.9em;
    }
    .contract .name {
      font-size: var(--gstk-text-s);
    }
  }
  @container gstk (inline-size < 24rem) {
    .out > .label:not(:only-child) {
      position: absolute; /* the chips say it; a reader still hears it */
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @container gstk (inline-size < 15rem) or (inline-size < 28ch) {
    .contract {
      display: flex;
      flex-wrap: wrap;
      white-space: normal;
    }
    .contract .name {
      inline-size: 100%;
      overflow: visible;
    }
  }
`;
