import {css} from 'lit';
import {inLowest} from '../shared/styles/low.styles.js';

/**
 * A hand that may grow far beyond what was dealt keeps the height of one row: its cards shrink, so that
 * the table keeps its height, too.
 */

/** From this many cards on they shrink: in a narrow table, up to 37.5rem, in all others. */
const LARGE = [11, 17, 21];

/** The classes of a part of the board, by the number of cards in the hand. */
export const heldClasses = (cards: number): string =>
  LARGE.filter((least) => cards >= least)
    .map((least) => `held-${least}`)
    .join(' ');

/** Styles of such a table: its hand, and the prompt above it. */
export const growingHandStyles = css`
  /* A sentence and a button with text do not share a narrow line; both keep their room. */
  .table > .prompt {
    display: grid;
    align-content: center;
    gap: var(--gstk-s1);
    min-block-size: 116px;
    padding-block-end: var(--gstk-s2);
  }
  .table > .prompt > .say {
    min-block-size: 56px;
    align-content: safe center;
  }
  @container gstk (inline-size < 30rem) {
    /* Three lines fit into the height of the words. */
    .table > .prompt:not(.brief) > .say {
      padding-block-start: 2px;
    }
  }
  .table > gstk-hand {
    min-block-size: 120px;
    display: grid;
    align-items: end;
  }
  .table:has(.held-11) > gstk-hand {
    --gstk-card-width: 35px;
  }
  .table:has(.held-21) > gstk-hand {
    --gstk-card-width: 25px;
  }
  @container gstk (inline-size >= 30rem) {
    .table > .prompt {
      display: flex;
      flex-wrap: nowrap;
      min-block-size: 84px;
      padding-block-end: var(--gstk-s1);
    }
    .table > .prompt > .say {
      min-block-size: 76px;
    }
    .table > gstk-hand,
    .table:has(.held-11) > gstk-hand {
      min-block-size: 136px;
      --gstk-card-width: 68px;
    }
    .table:has(.held-21) > gstk-hand {
      --gstk-card-width: 40px;
    }
  }
  @container gstk (30rem <= inline-size < 53.75rem) {
    /* Beside a button of the game, pictures stand for the words. */
    .actions:has(> :nth-child(3)) > .icon > .t {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @container gstk (30rem <= inline-size < 37.5rem) {
    .table:has(.held-17) > gstk-hand {
      --gstk-card-width: 40px;
    }
  }
  ${inLowest(
    '.table>.prompt{min-block-size:92px;padding-block-end:4px}.table>.prompt>.say{min-block-size:40px}',
  )}
`;
