import {css} from 'lit';

/** The end of a round: the cause of a turn, the value that grows, the point that flies, the standing. */
export const revealStyles = css`
  .kingdom,
  .kcard,
  .gk {
    position: relative;
  }
  .kgrown,
  .kwas {
    position: absolute;
    inset: 0;
  }
  .kgrown {
    transform-origin: 20% 14%;
  }
  .kgrown:has(.mini) {
    transform-origin: 50% 28%;
  }
  .kwas {
    opacity: 0;
    background: var(--gk-face, transparent);
  }
  .kchange {
    display: inline-block;
    position: relative;
  }
  .kthen {
    position: relative;
  }
  .kchange > .kwas {
    white-space: nowrap;
  }
  .kheld {
    position: relative;
    z-index: 1;
  }
  .kedge {
    position: absolute;
    z-index: 2;
    inset: -3px;
    border: 2px solid var(--gstk-mark);
    border-radius: 5px;
  }
  /* One pixel long, and laid between two cards by the shell. */
  .kjoin {
    position: absolute;
    z-index: 4;
    inset-block-start: 0;
    left: 0;
    inline-size: 1px;
    block-size: 2px;
    margin-block-start: -1px;
    background: var(--gstk-mark);
    transform: scale(0);
    transform-origin: 0 50%;
    pointer-events: none;
    forced-color-adjust: none;
  }
  .kcoin {
    position: absolute;
    z-index: 4;
    inset-inline-start: 0;
    inset-block: 0;
    inline-size: 7px;
    block-size: 7px;
    margin-block: auto;
    border-radius: 50%;
    background: var(--gstk-mark);
    forced-color-adjust: none;
  }
  .bad > [aria-hidden] > .kcoin {
    box-sizing: border-box;
    border: 1.5px solid var(--gstk-ink-2);
    background: none;
  }

  .table > .tray {
    display: grid;
    align-content: center;
    box-sizing: border-box;
    block-size: calc(var(--khand) - 24px);
    overflow: hidden;
  }
  .table:has(> .tray) > .prompt {
    min-block-size: calc(var(--kask) + 24px);
  }
  .krail {
    list-style: none;
    margin: 0;
    padding: 0 var(--gstk-s3);
    display: flex;
    align-items: stretch;
    justify-content: center;
    gap: var(--gstk-s2);
  }
  .krail > li {
    position: relative;
    isolation: isolate;
    flex: 0 1 auto;
    display: grid;
    grid-template-rows: 16px 1fr auto;
    justify-items: center;
    gap: 3px;
    min-inline-size: 30px;
    padding: 2px 4px;
    border-block-end: 2px solid var(--gstk-line);
  }
  .kground {
    position: absolute;
    inset: 0 0 -2px;
    z-index: -1;
    border-block-end: 2px solid var(--gstk-mark);
    background: var(--gstk-accent-soft);
  }
  .ktotal {
    display: inline-block;
  }
  .kcrown .icon {
    display: block;
    inline-size: 24px;
    block-size: 16px;
    fill: var(--gstk-mark);
  }
  .kgroup {
    display: flex;
    flex-wrap: wrap;
    align-content: end;
    justify-content: center;
    gap: 2px;
  }
  .kgroup .shield {
    display: block;
    inline-size: 24px;
  }
  .crowd .shield {
    inline-size: 18px;
  }
  .krail b {
    font: 700 1rem/1 var(--gstk-card-font);
  }
  @container gstk (inline-size >= 30rem) {
    .table > .tray {
      block-size: var(--khand);
    }
    .table:has(> .tray) > .prompt {
      min-block-size: var(--kask);
    }
    .krail {
      gap: var(--gstk-s4);
    }
    .kgroup .shield {
      inline-size: 26px;
    }
  }
  @media (forced-colors: active) {
    .kjoin,
    .kcoin {
      background: CanvasText;
    }
    .kedge {
      border-color: Highlight;
    }
  }
`;
