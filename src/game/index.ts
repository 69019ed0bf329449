export type {Bot, Budget, Choice, Question} from './bot.js';
export type {CardPlay} from './card-notation.js';
export {playsFromHand, refuseTurn} from './card-play.js';
export {choicesSeenBy, choose, type Choices, mayChoose, missing, openChoices} from './choice.js';
export {
  type FaultReason,
  InvalidDataError,
  InvalidOptionsError,
  InvalidPositionError,
  InvalidRecordError,
  InvalidSeatsError,
} from './errors.js';
export type {FaultCatalogue, FaultLoaders, FaultText, PlaceName, SeatName} from './faults.js';
export {defineGame, type Game, type PlayGame} from './game.js';
export {handsSeenBy, type HiddenHands} from './hidden.js';
export {moveReader} from './move-reader.js';
export {
  type MoveForm,
  moveForm,
  type MoveNotation,
  moveNotation,
  type WordKind,
} from './move-forms.js';
export {readMove} from './read-move.js';
export {
  defaultOptions,
  type OptionRow,
  type Options,
  resolveOptions,
  type SeatRange,
  seatsWith,
} from './options.js';
export {
  type AnyMove,
  type AnyState,
  type AnyEvent,
  type AnyView,
  type Outcome,
  type PlayRules,
  type Refusal,
  REFUSALS,
  type Rules,
  type Seat,
  type StateValue,
  type Emit,
} from './rules.js';
export type {Explainer, Fact, Told} from './because.js';
export type {Foresight, Lots, Problem} from './search.js';
export {outcomeByScore, placesByScore} from './scoring.js';
export {atOnce, inSlices, type Slicing, type Work} from './slices.js';
export {
  chosenBy,
  doubtOf,
  partOfRisk,
  type Temper,
  tempered,
  TEMPERS,
  type Weighed,
} from './temper.js';
