import {css} from 'lit';

/** The talk and, before it, the cast. */
export const talkStyles = css`
  /* The newest line is always visible: the box is filled from its foot, and never grows. */
  .talk {
    display: flex;
    flex-direction: column-reverse;
    contain: size;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: var(--gstk-s1) var(--gstk-s3);
    outline-offset: -2px;
  }
  .talk ol {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    gap: 3px;
  }
  .talk > p {
    margin: auto;
  }
  .talk li {
    justify-self: start;
    max-inline-size: 94%;
    padding: 3px var(--gstk-s2);
    border-radius: var(--gstk-radius);
    background: var(--gstk-well);
    font-size: var(--gstk-text-s);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  .talk li b {
    font-weight: 600;
  }
  .talk li.mine {
    background: none;
    box-shadow: inset 0 0 0 1px var(--gstk-line);
  }
  /* An answer hangs below its question. */
  .talk li.answer {
    margin-inline-start: var(--gstk-s4);
    border-start-start-radius: 0;
  }
  .talk li.asks {
    background: var(--gstk-accent-soft);
    box-shadow: inset 2px 0 0 var(--gstk-mark);
  }
  .talk li.asks:dir(rtl) {
    box-shadow: inset -2px 0 0 var(--gstk-mark);
  }
  .talk li.redealt {
    justify-self: center;
    background: none;
    color: var(--gstk-ink-2);
  }
  .talk li.closing {
    justify-self: stretch;
    max-inline-size: none;
    border-block-start: 1px solid var(--gstk-edge);
    border-radius: 0;
    background: none;
    font-weight: 600;
    text-align: center;
  }
  .talk .mark {
    display: inline-block;
    font-style: normal;
    color: var(--gstk-ink-2);
  }
  .talk .clash {
    text-decoration: underline wavy 1.5px var(--gstk-wrong);
    text-underline-offset: 2px;
    text-decoration-skip-ink: none;
  }
  .talk .marks {
    display: inline-grid;
    vertical-align: top;
  }
  .marks > .mark {
    grid-area: 1 / 1;
    min-inline-size: 5em;
  }
  .marks > [data-gone] {
    opacity: 0;
  }
  /* A lie has a bar at the beginning of its line. */
  .talk li {
    position: relative;
  }
  .talk .lie {
    color: var(--gstk-wrong);
  }
  .bar-of-lie {
    position: absolute;
    inset-block: 0;
    inset-inline-start: -3px;
    inline-size: 3px;
    border-radius: 3px 0 0 3px;
    background: var(--gstk-wrong);
    forced-color-adjust: none;
  }

  .cast {
    display: grid;
    align-content: center;
    gap: var(--gstk-s4);
    padding: var(--gstk-s3);
    text-wrap: pretty;
  }
  .cast p {
    max-inline-size: 46ch;
  }
  .cast ul {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    gap: var(--gstk-s2);
  }
  .cast .tag {
    position: static;
    display: inline-block;
    box-sizing: border-box;
    min-inline-size: 6rem;
    margin-inline-end: var(--gstk-s1);
    padding: 1px 7px;
    border-radius: 9px;
    font-size: var(--gstk-text-xs);
    text-align: center;
  }
  @container gstk (inline-size >= 30rem) {
    .talk,
    .cast {
      padding-inline: var(--gstk-s4);
    }
  }
  @media (forced-colors: active) {
    .talk li {
      border: 1px solid CanvasText;
    }
  }
`;
