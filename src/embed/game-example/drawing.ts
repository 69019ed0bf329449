import {isCard} from '../../cards/card.js';
import {
  deferredDrawing,
  drawnFace,
  type DrawOptions,
  letterIn,
  type Letters,
} from '../../elements/index.js';
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
