import {type DrawOptions, letterIn} from '../../elements/diagram/draw.js';
import {drawnFace} from '../../elements/diagram/faces.js';
import type {Letters} from '../../elements/card-face/glyphs.js';
import type {Words} from '../../words/index.js';
import {cardName} from './telling.js';

/** How a diagram is drawn with these letters and said in this voice. */
export function drawingFor(
  letters: Letters,
  words: Words,
  choose?: DrawOptions['choose'],
): DrawOptions {
  const t = (key: string, values = {}): string => words.t(`example/${key}`, values);
  return {
    nameOf: (card) => cardName(card, words),
    letterOf: letterIn(letters),
    face: (card) => drawnFace(card, letters),
    say: {
      turn: t('turn'),
      trick: t('trick'),
      won: t('won'),
      wrong: t('wrong-card'),
      hand: (name, cards) => t('hand', {name, cards}),
      play: (name, card) => `${name}: ${card}`,
      unknown: (n) => t('unknown', {n}),
    },
    choose,
  };
}
