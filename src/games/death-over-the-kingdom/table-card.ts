import {html, svg, type TemplateResult} from 'lit';
import {type Art, type FaceSize, place, withoutFineWork} from '../../elements/card-face/art.js';
import {cardFace} from '../../elements/card-face/card-face.js';
import {indexPath} from '../../elements/card-face/glyphs.js';
import type {OwnCards} from '../../elements/scene.js';
import type {Words} from '../../words/index.js';
import {type Character, characterOf, type Deck} from './deck.js';
import {EMBLEMS, STRANGER} from './table-emblems.js';

/** The face of a character: value, the value it turns to, emblem. */

type Spot = readonly [x: number, y: number, k: number];
interface Grid {
  readonly index: Spot;
  readonly second: Spot;
  readonly emblem: Spot;
}

const GRIDS: Readonly<Record<FaceSize, Grid>> = {
  s: {index: [17, 7, 1.16], second: [17, 45, 0.7], emblem: [60, 92, 1.06]},
  l: {index: [13, 8, 0.8], second: [13, 34, 0.52], emblem: [55, 70, 1.08]},
};

/** The colour says when a card speaks, as its text does: own turn, end of the round, never. */
const colour = ({ability}: Character): string =>
  ability === 'none' ? 'S' : ability === 'turn' ? 'C' : 'H';

const drawn = new Map<string, Art>();

function layers({id, value, second}: Character, size: FaceSize): Art {
  const key = `${id} ${value} ${second ?? ''} ${size}`;
  const grid = GRIDS[size];
  let art = drawn.get(key);
  if (!art) {
    const other = second === null ? '' : indexPath(String(second), ...grid.second);
    art = [
      ['x', indexPath(String(value), ...grid.index)],
      ...(other ? ([['x', other]] as const) : []),
      ...place(EMBLEMS[id] ?? STRANGER, ...grid.emblem),
    ];
    if (size === 's') art = withoutFineWork(art);
    drawn.set(key, art);
  }
  return art;
}

/** A card of a deck, without a name; `null` is the back. The large face leaves its foot to a name. */
export function characterFace(
  deck: Deck | null,
  card: string | null,
  {size = 's', illegal = false}: {size?: FaceSize; illegal?: boolean} = {},
): TemplateResult {
  if (card === null) return cardFace(null, {size: 's'});
  const character = characterOf({deck}, card);
  return html`<span class="gk" part="card-face" data-s=${colour(character)} ?data-illegal=${illegal}
    ><svg class=${size === 's' ? 'small' : 'large'} viewBox="0 0 100 140" aria-hidden="true">
      ${layers(character, size).map(([classes, path]) => svg`<path class=${classes} d=${path}></path>`)}
    </svg></span
  >`;
}

/** A card of the hand may be there twice: `thief`, `thief#2`. */
export const handCodes = (cards: readonly string[]): readonly string[] =>
  cards.map((card, at) => {
    const nth = cards.slice(0, at).filter((other) => other === card).length;
    return nth === 0 ? card : `${card}#${nth + 1}`;
  });

/** The card that a code of the hand stands for. */
export const cardOfCode = (code: string): string => code.split('#')[0]!;

/** The name of a card and its value: `Thief, 4`. */
export const fullName = (deck: Deck | null, card: string, words: Words): string =>
  words.t('kingdom/card', {card, value: characterOf({deck}, card).value});

/** How a hand of characters looks and what its cards are called. */
export const ownCards = (deck: Deck | null, words: Words): OwnCards => ({
  face: (code, illegal) => characterFace(deck, cardOfCode(code), {illegal}),
  name: (code) => fullName(deck, cardOfCode(code), words),
});
