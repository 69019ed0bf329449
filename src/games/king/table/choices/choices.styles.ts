import {css, type CSSResult} from 'lit';
import {matrixStyles} from './matrix.styles.js';
import {inLowest} from '../../../../elements/shared/index.js';
import {radioStyles} from './radio.styles.js';
import {declarationsStyles} from '../panels/declarations.styles.js';

/** Styles of the choices in the middle: contracts, bids, suits, the talon. */
const choice = css`
  .choice {
    align-content: center;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
  }
  /* A narrow choice of many parts takes the line below the other seats in which nothing stands yet; the
     board is as high as ever. */
  @container gstk (15rem <= inline-size < 30rem) {
    .board:has(> .tall):not(:has(> .nw)) {
      box-sizing: border-box;
      min-block-size: calc(
        2 * var(--gstk-s2) + max(68px, 3.75rem + 10px) + var(--middle) + var(--me) + 2 *
          var(--gstk-s1)
      );
      grid-template-rows: auto 1fr minmax(var(--me), auto);
    }
    .board:has(> .tall):not(:has(> .nw)) > gstk-seat:not(.s)::part(seat) {
      grid-template-rows: 1.125rem 1.25rem 0;
    }
    .tall {
      gap: 4px;
    }
  }
  /* Seven columns of 41 px beside two seats need 35rem; in narrower tables all seats stay above the
     middle. */
  @container gstk (30rem <= inline-size < 35rem) {
    .board {
      grid-template: 'w n e' auto 't t t' minmax(var(--middle), 1fr) 's s s' minmax(
            var(--me),
            auto
          ) /
          minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
    }
    .board:has(> .nw) {
      grid-template:
        'nw n ne' auto 't t t' minmax(var(--middle), 1fr) 'sw . se' auto 's s s' auto /
        minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
    }
    .middle {
      margin-inline: 0;
      inline-size: min(100%, 380px);
    }
    .board > gstk-seat:is(.w, .n, .e) {
      align-self: start;
      margin-block-start: 0;
      max-inline-size: none;
    }
    .board > .n::part(seat) {
      grid-template: 'face name score' 20px 'face info info' 24px 'face total total' 16px / auto auto 1fr;
      min-inline-size: 0;
    }
  }
  @container gstk (inline-size >= 30rem) {
    .choice {
      margin-inline: 0;
      inline-size: clamp(305px, 100cqi - 286px, 350px);
      gap: 8px;
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .choice {
      inline-size: clamp(305px, 100cqi - 632px, 420px);
    }
  }
  /* A docked panel then leaves the board as little room as in a small table. */
  @container gstk (53.75rem <= inline-size < 58rem) {
    .board {
      padding-inline: var(--gstk-s2);
    }
  }

  .trumps {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 3px;
    inline-size: 100%;
  }
  .no-trump {
    display: grid;
    align-content: center;
    min-block-size: var(--gstk-action);
  }
  .papers {
    --gstk-card-width: 52px;
    display: grid;
    grid-template-columns: repeat(4, auto);
    gap: 6px 12px;
    justify-content: center;
  }
  .paper .s {
    font-size: min(var(--gstk-text-s), 4.2cqi);
  }
  .paper small {
    font-size: min(0.6875rem, 3.6cqi);
  }
  .worded {
    grid-column: span 2;
    min-inline-size: 142px;
    padding-inline: var(--gstk-s2);
    font-size: var(--gstk-text-m);
  }
  .highest b {
    font-size: var(--gstk-text-l);
  }
  .talon {
    --gstk-card-width: 54px;
    display: flex;
    justify-content: center;
    gap: 20px;
  }
  .talon figure {
    display: grid;
    gap: var(--gstk-s1);
    margin: 0;
  }
  .talon small {
    display: block;
    font-size: var(--gstk-text-xs);
    line-height: 1.2;
  }
  .faces {
    --gstk-card-width: 54px;
    display: flex;
    gap: 6px;
    justify-content: center;
  }
  .vacant {
    box-sizing: border-box;
    inline-size: var(--gstk-card-width);
    aspect-ratio: 1 / 1.4;
    border: 1.5px dashed var(--gstk-mark);
    border-radius: 5px;
  }
  @container gstk (inline-size >= 30rem) {
    .papers {
      --gstk-card-width: 60px;
    }
    .talon,
    .faces {
      --gstk-card-width: 62px;
    }
    .talon {
      gap: 28px;
    }
  }
  @container gstk (inline-size >= 53.75rem) {
    .papers,
    .talon,
    .faces {
      --gstk-card-width: 72px;
    }
    .choice :is(.matrix, .trumps) .pick {
      min-block-size: 52px;
    }
  }
`;

/** Styles of the bazaar, and of texts next to names. */
const beside = css`
  .draw-pile {
    --gstk-card-width: 22px;
    grid-area: t;
    place-self: start end;
    z-index: 1;
    display: flex;
    align-items: end;
    gap: 6px;
    margin: -6px -2px 0 0;
    padding: 6px 3px 3px;
    border: 2px solid transparent;
    border-radius: var(--gstk-radius);
    line-height: 1.1;
    pointer-events: none;
  }
  .asks {
    border-color: var(--gstk-mark);
  }
  .hole {
    box-sizing: border-box;
    inline-size: var(--gstk-card-width);
    aspect-ratio: 1 / 1.4;
    border: 1px dashed var(--gstk-edge);
    border-radius: var(--gstk-radius-s);
  }
  @container gstk (inline-size >= 30rem) {
    /* Next to the cards of the trick, regardless of what else is there. */
    .draw-pile {
      --gstk-card-width: 30px;
      justify-self: center;
      margin: 0;
      translate: calc(50% + 1.5 * var(--t) + 20px);
    }
  }
  .badge {
    padding-inline: 5px;
    border-radius: var(--gstk-radius-s);
    background: var(--gstk-well);
  }
  .held {
    display: inline-flex;
    align-items: center;
    gap: var(--gstk-s1);
    font-size: var(--gstk-text-xs);
  }
  .held i {
    inline-size: 9px;
    block-size: 12px;
    border: 1px solid var(--gstk-edge);
    border-radius: 2px;
    background: var(--gstk-card-back);
  }
`;

/** All styles for choosing, showing and drawing. */
export const choicesStyles: readonly CSSResult[] = [
  radioStyles,
  matrixStyles,
  inLowest(
    '.choice{gap:2px}.matrix{row-gap:2px}.matrix .pick{min-block-size:32px}' +
      '.suggested,.suggested>.button{min-block-size:32px}.talon{--gstk-card-width:44px}',
  ),
  choice,
  beside,
  declarationsStyles,
];
