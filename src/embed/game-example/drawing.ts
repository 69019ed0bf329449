import {isCard} from '../../cards/card.js';
import {
  arrange,
  deferredDrawing,
  drawDiagram,
  drawnFace,
  type DrawOptions,
  letterIn,
  type Letters,
  nearestLang,
  type Piece,
} from '../../elements/index.js';
import {matchLocale} from '../../i18n/index.js';
import type {Snapshot} from '../../lesson/lesson-player.js';
import type {PlayedLesson} from '../../lesson/played-lesson.js';
import {cardName} from '../../lesson/narration.js';

/** The drawing options for a snapshot's diagram, with the letters of a locale. */
export function drawingFor(
  letters: Letters,
  played: PlayedLesson,
  snapshot: Snapshot,
  choose?: DrawOptions['choose'],
): DrawOptions {
  const {messages} = played;
  const {t} = messages;
  return {
    nameOf: (card) => cardName(card, played),
    letterOf: letterIn(letters),
    face: (card) =>
      (card !== null && !isCard(card) ? played.face(card, snapshot) : undefined) ??
      drawnFace(card, letters),
    say: {
      turn: t('example/turn'),
      trick: t('example/trick'),
      won: t('example/won'),
      wrong: t('example/wrong-card'),
      hand: (name, cards) => t('example/hand', {name, cards}),
      play: (name, card) => `${name}: ${card}`,
      unknown: (n) => t('example/unknown', {n}),
    },
    choose,
    deferred: deferredDrawing,
  };
}

/** The diagram of a snapshot, with the letters of the language around an example. */
export function boardIn(
  example: HTMLElement,
  played: PlayedLesson,
  snapshot: Snapshot,
  choose: DrawOptions['choose'],
): Piece {
  const letters = matchLocale([example.lang || nearestLang(example), played.messages.locale]);
  const drawing = drawingFor(letters, played, snapshot, choose);
  return drawDiagram(arrange(played.diagram(snapshot)), drawing);
}
