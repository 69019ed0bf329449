/**
 * What draws a game: seats round the table, hands, rows to pick from, cards that turn, the end of a
 * match, the panel of its rules, sentences, diagrams and charts. Brings Lit, whose functions it passes
 * on, so that a game needs no other version of them.
 */
export {css, type CSSResult, html, nothing, svg, type TemplateResult} from 'lit';
export {keyed} from 'lit/directives/keyed.js';
export {live} from 'lit/directives/live.js';
export {ref} from 'lit/directives/ref.js';

// The contract of a table.
export type {
  AnyScene,
  CardFoot,
  ChoiceDetail,
  ChoiceLesson,
  ChoiceLessons,
  ChoiceStep,
  Control,
  Ending,
  FirstDeal,
  FirstDealStep,
  HandScene,
  OwnCards,
  Panel,
  Prompt,
  PublicEvent,
  Reading,
  RenderContext,
  Scene,
  Speech,
  TableModule,
  Tempo,
  Timed,
  Tip,
} from '../elements/index.js';

// Seats and players, hands, tricks, rows and piles.
export {
  cardRow,
  cardRowStyles,
  cardsBetween,
  compassSeats,
  compassStyles,
  growingHandStyles,
  handOfBacks,
  handOfPlays,
  heaviest,
  heldClasses,
  nameOf,
  NOBODY,
  pickKey,
  pickRow,
  pickRowStyles,
  playerOf,
  playersAround,
  playersOn,
  seatsAround,
  southOf,
  trickTerms,
  tricksTaken,
  trickTempo,
  twoSided,
  twoSidedStyles,
  wish,
} from '../elements/index.js';
export {
  cardsInWords,
  inLow,
  inLowest,
  inLowWide,
  letterOf,
  player,
  playerStyles,
  playerWithLine,
  priceStyles,
  shieldOf,
  shieldStyles,
} from '../elements/shared/index.js';

// Sentences, the end of a match, the rules.
export {
  aroundFirst,
  fetchedReadings,
  gameEnded,
  matchEnding,
  matchEndingStyles,
  podium,
  rulebookPanel,
  usualSpeech,
  waitingFor,
  wonBy,
} from '../elements/index.js';
export {
  lookupTableStyles,
  rulesText,
  rulesTextStyles,
  wordedPromptStyles,
} from '../elements/shared/index.js';

// Faces, signs and figures.
export {
  type Art,
  artFace,
  cardFace,
  cardFaceStyles,
  CHECK,
  chip,
  type ChipMark,
  chipStyles,
  CROSS,
  CROWN,
  CROWNS,
  disc,
  DRAGON,
  eyes,
  FACE,
  icon,
  indexPath,
  indexText,
  indexWidth,
  KING,
  kingFigure,
  KNIGHT,
  type Layer,
  mouth,
  nose,
  pair,
  paper,
  place,
  put,
  smallFace,
  SUIT_PATHS,
  suitGlyph,
  sym,
} from '../elements/index.js';

// Positions as diagrams, and the chart of the phases.
export {
  chartInColumn,
  type ChartDrawing,
  type ChartText,
  type Diagram,
  type DiagramContext,
  type DiagramMaker,
  diagramOf,
  type GameChart,
  handsAndTrick,
  type Piece,
  type TableCard,
} from '../elements/index.js';

// Motion and dragging. A game names how long a turn takes; the shell moves the cards.
export {
  boxWithin,
  BREATH,
  drag,
  dragStyles,
  EASE_OUT,
  heldAt,
  isElement,
  keyedList,
  Lazy,
  motion,
  MOVE,
  planeOf,
  SLOW_TURN,
  SPIN,
  travel,
  TURN,
  vars,
  VERDICT,
  wayIn,
  whileDragged,
} from '../elements/shared/index.js';
