import {needsName} from './arrange.js';
import type {DiagramRow, TableCard} from './diagram.js';
import type {DeferredDrawing, DrawOptions} from './draw-options.js';
import {hidden, like, type Piece, piece} from './piece.js';

/** One card, or an empty place for one. */
function tableCard(one: TableCard, isFacing: boolean, options: DrawOptions): Piece {
  const {beat, card, label, mark, turned} = one;
  const shown = faceOf(one, options);
  if (!isFacing && !label && !mark && !turned && beat === undefined) return shown;
  return piece(
    'span',
    {class: 'labelled', 'data-mark': mark, 'data-turned': turned ? true : undefined},
    card === undefined || beat === undefined
      ? shown
      : piece('span', {class: 'pair'}, shown, options.face(beat)),
    label ? piece('small', {}, label) : undefined,
  );
}

function faceOf({card, small}: TableCard, {face}: DrawOptions): Piece {
  if (card === undefined) return piece('span', {class: 'place'});
  return small ? like(face(card), 'span', {'data-small': true}) : face(card);
}

/** The cards in words; empty places are skipped. */
const inWords = (cards: readonly TableCard[], {nameOf}: DrawOptions): string =>
  cards
    .flatMap(({card, label, note}) => {
      if (card === undefined) return [];
      const name = [nameOf(card), note].filter(Boolean).join(', ');
      return label ? `${label}: ${name}` : name;
    })
    .join('; ');

const sideBySide = (cards: readonly TableCard[], isFacing: boolean, options: DrawOptions): Piece =>
  piece(
    'div',
    {class: 'front', 'aria-hidden': 'true', translate: 'no'},
    ...cards.map((card) => tableCard(card, isFacing, options)),
  );

const rowOf = ({cards, label}: DiagramRow, options: DrawOptions): Piece =>
  piece(
    'div',
    {class: 'row'},
    label ? piece('b', {}, label) : undefined,
    hidden(inWords(cards, options)),
    sideBySide(cards, false, options),
  );

/** The drawing that comes with the rules. */
export const deferredDrawing: DeferredDrawing = {
  front({front = [], name}, isFacing, options) {
    const spoken = inWords(front, options);
    const words = spoken && options.say ? hidden(options.say.hand(name, spoken)) : undefined;
    return front.length > 0 ? [words, sideBySide(front, isFacing, options)] : [];
  },
  rows: ({rows}, options) =>
    rows.length > 0
      ? piece('div', {class: 'rows'}, ...rows.map((row) => rowOf(row, options)))
      : undefined,
  lines: ({lines}) =>
    lines && piece('div', {class: 'lines'}, ...lines.map((line) => piece('p', {}, line))),
  held(drawn, card, {choose, nameOf}) {
    if (card === null) return drawn;
    const named = needsName(card)
      ? piece('span', {class: 'labelled'}, drawn, piece('small', {}, nameOf(card)))
      : drawn;
    const state = choose?.get(card);
    if (state === undefined) return named;
    return like(named, 'button', {
      type: 'button',
      'data-card': card,
      'data-state': state,
      'aria-label': nameOf(card),
      'aria-pressed': state === 'picked' ? 'true' : undefined,
    });
  },
  handInWords(name, {cards, unknown}, {nameOf, say}) {
    if (!say) return undefined;
    const known = cards.filter((card) => card !== null).map(nameOf);
    const more = unknown > 0 ? [say.unknown(unknown)] : [];
    return hidden(say.hand(name, [...known, ...more].join(', ')));
  },
  trickInWords(trick, {nameOf, say}) {
    if (!say || trick.length === 0) return undefined;
    const plays = trick.map(({name, card, mark}) =>
      [say.play(name, nameOf(card)), mark && say[mark]].filter(Boolean).join(', '),
    );
    return hidden(`${say.trick}: ${plays.join('; ')}`);
  },
};
