import type {TemplateResult} from 'lit';
import {type SuitCard, suitOf} from '../../cards/card.js';
import {CROWNS} from './art/crowns.js';
import {small} from './art/small.js';
import type {FaceOptions} from './face.js';
import {paper} from './small-face.js';

/**
 * A King whose crown can leave his head: his card without the crown, and the crown alone at the same
 * place of a card without paper. One over the other, they are the King of the deck.
 */
export function kingFigure(
  king: SuitCard,
  options: Omit<FaceOptions, 'size'> = {},
): {readonly bare: TemplateResult; readonly crown: TemplateResult} {
  const art = small(king, options.letters ?? 'en');
  const from = art.length - CROWNS[suitOf(king)!].length; // the crown is painted last
  const drawn = (layers: typeof art): TemplateResult =>
    paper(king, options, [{kind: 'small', width: 100, height: 140, art: layers}]);
  return {bare: drawn(art.slice(0, from)), crown: drawn(art.slice(from))};
}
