import {css, type CSSResult} from 'lit';
import {cardFaceStyles} from '../../../../elements/card-face/card-face.styles.js';
import {shieldStyles} from '../../../../elements/internal/shield.styles.js';
import {talkStyles} from './talk.styles.js';

/** The court in a row, and the prompt. */
const board = css`
  .court {
    --gstk-card-width: 44px;
    list-style: none;
    margin: 0;
    padding: var(--gstk-s2);
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: var(--gstk-s1);
  }
  .court.n3 {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  .court.n4 {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  .cseat {
    display: grid;
    grid-template-rows: auto auto 1fr;
    justify-items: center;
    gap: 3px;
    min-inline-size: 0;
    padding: 4px 2px;
    border-radius: var(--gstk-radius);
    text-align: center;
  }
  .cname {
    display: flex;
    align-items: center;
    gap: 4px;
    max-inline-size: 100%;
    font-size: var(--gstk-text-s);
    line-height: 1.2;
  }
  .cname b {
    min-inline-size: 0;
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .cname .shield {
    inline-size: 16px;
    flex: none;
  }
  .ccard {
    display: grid;
    justify-items: center;
    gap: 2px;
  }
  .ccard .gk {
    inline-size: var(--gstk-card-width);
    block-size: calc(var(--gstk-card-width) * 1.4);
  }
  .ctitle {
    min-block-size: 1.2em;
    font-size: var(--gstk-text-xs);
    font-weight: 600;
    line-height: 1.2;
  }
  .cnotes {
    display: grid;
    align-content: start;
    min-block-size: 2.4em;
    font-size: var(--gstk-text-xs);
    line-height: 1.2;
    color: var(--gstk-ink-2);
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .cseat.own {
    background: var(--gstk-well);
  }
  .cseat.turn {
    background: var(--gstk-accent-soft);
    box-shadow: inset 0 -2px 0 var(--gstk-mark);
  }
  .cseat.accused .gk {
    outline: 2px solid var(--gstk-select);
    outline-offset: 2px;
    border-radius: 4px;
  }
  .cseat.won .gk {
    outline: 2px solid var(--gstk-mark);
    outline-offset: 2px;
    border-radius: 4px;
  }

  .rules p {
    margin-block-start: var(--gstk-s2);
    line-height: 1.5;
    max-inline-size: 62ch;
  }

  /* Buttons with text do not share a narrow line with a sentence. */
  .prompt {
    display: grid;
    align-content: center;
    gap: var(--gstk-s1);
    min-block-size: 116px;
    padding-block-end: var(--gstk-s2);
  }
  .prompt .say {
    min-block-size: 58px;
    align-content: safe center;
  }
  .prompt .actions {
    flex-wrap: wrap;
    justify-content: end;
  }
  .prompt .button:not(.icon) {
    padding-inline: var(--gstk-s3);
    white-space: normal;
  }
  @container gstk (inline-size >= 30rem) {
    .court {
      --gstk-card-width: 64px;
      padding: var(--gstk-s3) var(--gstk-s4);
    }
    .cseat {
      padding: var(--gstk-s2);
    }
    .ctitle,
    .cnotes {
      font-size: var(--gstk-text-s);
    }
  }
  /* From 53.75rem on a docked panel takes 288 px of the width. */
  @container gstk ((inline-size >= 48rem) and (inline-size < 53.75rem)) or (inline-size >= 66rem) {
    .prompt {
      display: flex;
      min-block-size: 68px;
    }
  }
  @container gstk (inline-size < 15rem) {
    .court.n3,
    .court.n4,
    .court {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (forced-colors: active) {
    .cseat.turn {
      outline: 2px solid Highlight;
    }
    .cseat.accused .gk {
      outline: 3px double Highlight;
    }
  }
`;

/** Styles of this table. */
export const courtStyles: readonly CSSResult[] = [shieldStyles, cardFaceStyles, board, talkStyles];
