import {css, type CSSResult} from 'lit';
import {dragStyles, MOVE} from '../../../elements/shared/index.js';
import {fifteenStyles} from './feat.js';
import {dealStyles} from './panels/deal.styles.js';
import {panelStyles} from './panels/panels.styles.js';
import {summaryStyles} from './summary/summary.styles.js';

/**
 * The parts of a King table that are needed from the first move on; the first picture is drawn
 * without them.
 */
export {dragToTrick} from './drag.js';
export {aheadIn, isDecided} from './counting.js';
export {worthOf} from './prices.js';
export {pointsOf, stepsOf} from './feat.js';
export {fullSlamOf} from './slam.js';
export {takenChips, trickBetween} from './middle.js';
export {playPrompt} from './play-prompt.js';
export {asked, sentence} from './speech.js';
export {dealSummary} from './summary/summary.js';
export {matchOver} from './summary/match-over.js';
/**
 * Texts of the table rise line by line: the intro of a later deal, a question, the rows of a summary.
 */
const riseStyles = css`
  :is(.rises, .ask) > *,
  .summary tbody tr {
    --at: 0;
    animation: king-rise calc(160ms * var(--gstk-motion)) var(--gstk-ease-out) backwards;
    animation-delay: calc(var(--at) * 40ms * var(--gstk-motion));
  }
  :is(.rises > *, .summary tr):nth-child(2) {
    --at: 1;
  }
  :is(.rises > *, .summary tr):nth-child(3) {
    --at: 2;
  }
  :is(.rises > *, .summary tr):nth-child(n + 4) {
    --at: 3;
  }
  /* Says nothing until a card has landed: as long as its flight takes, see MOVE. */
  .landing {
    animation: king-landing 1ms calc(${MOVE}ms * var(--gstk-motion)) backwards;
  }
  @keyframes king-landing {
    from {
      opacity: 0;
    }
  }
  @keyframes king-rise {
    from {
      transform: translateY(8px);
      opacity: 0;
    }
  }
`;

/** Styles of dragging, panels and summaries. */
export const laterStyles: readonly CSSResult[] = [
  dragStyles,
  riseStyles,
  panelStyles,
  dealStyles,
  ...summaryStyles,
  ...fifteenStyles,
];
