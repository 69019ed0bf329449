// The parts of the elements that other folders use, apart from the tags, which register themselves and
// are imported from their own folders, and from `shared/`, which has its own index. Lazy imports name
// the file that they fetch, and modules that bring XState are left out.
export {nearestLang, oneOf, type PropertyOf, propertyOf, setting, warn} from './attribute.js';
export {briefEntry} from './brief-entry.js';
export {type Art, type Layer, place} from './card-face/art/art.js';
export {DRAGON, eyes, FACE, KING, KNIGHT, mouth, nose} from './card-face/art/characters.js';
export {CROWNS} from './card-face/art/crowns.js';
export {indexPath, indexText, indexWidth, type Letters, LETTERS} from './card-face/art/glyphs.js';
export {disc, pair, put, sym} from './card-face/art/paths.js';
export {smallFaceLeft} from './card-face/art/small-left.js';
export {SUIT_PATHS} from './card-face/art/suits.js';
export {cardFaceStyles} from './card-face/card-face.styles.js';
export {cardFace} from './card-face/card-face.js';
export {chip, type ChipMark} from './card-face/chip.js';
export {chipStyles} from './card-face/chip.styles.js';
export {drawFace} from './card-face/draw-face.js';
export {drawSmall} from './card-face/draw-small.js';
export {type Deck, DECKS} from './card-face/face.js';
export {glyphStyles} from './card-face/glyph.styles.js';
export {
  BARS,
  CHECK,
  CROSS,
  CROWN,
  HINT,
  icon,
  MORE,
  PAUSE,
  PEOPLE,
  RUN,
  UNDO,
} from './card-face/icons.js';
export {kingFigure} from './card-face/king-figure.js';
export {paper, smallFace} from './card-face/small-face.js';
export {suitGlyph} from './card-face/suit-glyph.js';
export type {ChartArrow, ChartBox, ChartDrawing, ChartText, GameChart} from './chart/chart.js';
export {chartInColumn} from './chart/column.js';
export {type Active, along, beginning, isLit, statesIn, waysFrom} from './chart/walk.js';
export type {Doing} from './conductor/chart.js';
export type {Clock, SeatPlayer} from './conductor/options.js';
export {type ConductorLike, ConductorStandIn} from './conductor/stand-in.js';
export {type Speed, SPEEDS, stops, SUMMARY, TIMES} from './conductor/tempo.js';
export {
  type ArrangedHand,
  type ArrangedPlay,
  type ArrangedSeat,
  type Arrangement,
  arrange,
  needsName,
  ranksOf,
} from './diagram/arrange.js';
export {chipPiece, letterIn} from './diagram/chip.js';
export {deferredDrawingStyles} from './diagram/deferred-drawing.styles.js';
export {deferredDrawing} from './diagram/deferred-drawing.js';
export {diagramStyles} from './diagram/diagram.styles.js';
export {
  type Diagram,
  diagramOf,
  handsAndTrick,
  type Shown,
  type TableCard,
  type TrickCard,
} from './diagram/diagram.js';
export type {DrawOptions} from './diagram/draw-options.js';
export {drawDiagram} from './diagram/draw.js';
export {artFace, drawnFace} from './diagram/faces.js';
export type {DiagramContext, DiagramMaker} from './diagram/maker.js';
export {escape, like, piece, type Piece, toElement, toHtml} from './diagram/piece.js';
export {
  type ChoiceDetail,
  type PublicEvents,
  wish,
  type WishDetail,
  type WishEvents,
} from './events.js';
export type {ChoiceLesson, ChoiceLessons, ChoiceStep} from './choice-lesson.js';
export type {FirstDeal, FirstDealStep, Moment, Pointers} from './first-deal.js';
export {
  type EventKind,
  type Feats,
  type GameEntry,
  type GameTag,
  type Placeholder,
} from './game-entry.js';
export type {CardProspect} from './gstk-hand/hand-card.js';
export {heaviest} from './gstk-trick/heaviest.js';
export {trickTerms} from './gstk-trick/trick-terms.js';
export type {Panel, PanelPart} from './panel.js';
export type {Advised, RenderContext} from './render-context.js';
export {ruleOfRefusal} from './rule-of-refusal.js';
export type {AnyScene, CardFoot, Control, HandScene, OwnCards, Scene} from './scene.js';
export {
  type AnyTable,
  type Ending,
  type PublicEvent,
  type Reading,
  READINGS,
  type TableModule,
  type Tempo,
  type Timed,
  type Tip,
} from './table-module.js';
export {panelView, toldIn, turnsCards} from './told-beside.js';
export {cardRow, cardRowStyles} from './table/card-row.js';
export {cardsBetween} from './table/cards-between.js';
export {compassStyles} from './table/compass.styles.js';
export {compassSeats, tricksTaken} from './table/compass.js';
export {growingHandStyles, heldClasses} from './table/growing-hand.js';
export {handOfBacks} from './table/hand-of-backs.js';
export {handOfPlays} from './table/hand-of-plays.js';
export {matchEndingStyles} from './table/match-ending.styles.js';
export {aroundFirst, matchEnding, podium} from './table/match-ending.js';
export {pickKey, pickRow, pickRowStyles} from './table/pick-row.js';
export {rulebookPanel} from './table/rulebook-panel.js';
export {
  nameOf,
  NOBODY,
  playerOf,
  playersAround,
  playersOn,
  seatsAround,
  southOf,
} from './table/seats.js';
export {fetchedReadings, gameEnded, type Prompt, type Speech} from './table/speech.js';
export {handSheets} from './gstk-hand/hand-sheets.js';
export {seatSheets} from './gstk-seat/seat-sheets.js';
export {twoSided} from './table/two-sided.js';
export {twoSidedStyles} from './table/two-sided.styles.js';
export {trickTempo, usualSpeech, waitingFor, wonBy} from './table/usual-speech.js';
