import {isCard} from '../../cards/card.js';
import type {DiagramRow, Lying} from './diagram.js';
import type {DrawOptions, Laying} from './draw-options.js';
import {hidden, like, type Piece, piece} from './piece.js';

/** Draws cards in front of seats and in the middle. */

/** One card, or an empty place for one. */
function drawLying(lying: Lying, options: DrawOptions): Piece {
  const {beat, card, label, mark, turned} = lying;
  const shown = faceOf(lying, options);
  if (!label && !mark && !turned && beat === undefined) return shown;
  return piece(
    'span',
    {class: 'lying', 'data-mark': mark, 'data-turned': turned ? true : undefined},
    card === undefined || beat === undefined
      ? shown
      : piece('span', {class: 'pair'}, shown, options.face(beat)),
    label ? piece('small', {}, label) : undefined,
  );
}

function faceOf({card, small}: Lying, {face}: DrawOptions): Piece {
  if (card === undefined) return piece('span', {class: 'place'});
  return small ? like(face(card), 'span', {'data-small': true}) : face(card);
}

/** The cards in words; empty places are skipped. */
const sayLying = (cards: readonly Lying[], {nameOf}: DrawOptions): string =>
  cards
    .flatMap(({card, label, note}) => {
      if (card === undefined) return [];
      const name = [nameOf(card), note].filter(Boolean).join(', ');
      return label ? `${label}: ${name}` : name;
    })
    .join('; ');

const laid = (cards: readonly Lying[], options: DrawOptions): Piece =>
  piece(
    'div',
    {class: 'front', 'aria-hidden': 'true'},
    ...cards.map((lying) => drawLying(lying, options)),
  );

const rowOf = ({cards, label}: DiagramRow, options: DrawOptions): Piece =>
  piece(
    'div',
    {class: 'row'},
    label ? piece('b', {}, label) : undefined,
    hidden(sayLying(cards, options)),
    laid(cards, options),
  );

/** Draws the parts of a diagram outside of hands and trick. */
export const laying: Laying = {
  front({front = [], name}, options) {
    const spoken = sayLying(front, options);
    const words = spoken && options.say ? hidden(options.say.hand(name, spoken)) : undefined;
    return front.length > 0 ? [words, laid(front, options)] : [];
  },
  rows: ({rows}, options) =>
    rows.length > 0
      ? piece('div', {class: 'rows'}, ...rows.map((row) => rowOf(row, options)))
      : undefined,
  lines: ({lines}) =>
    lines && piece('div', {class: 'lines'}, ...lines.map((line) => piece('p', {}, line))),
  held(drawn, card, {choose, nameOf}) {
    if (card === null) return drawn;
    // Cards of a game's own are less known than kings and queens, so their names are written below.
    const named = isCard(card)
      ? drawn
      : piece('span', {class: 'lying'}, drawn, piece('small', {}, nameOf(card)));
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
  heard(name, known, unknown, {nameOf, say}) {
    const cards = [...known.map(nameOf), ...(unknown > 0 && say ? [say.unknown(unknown)] : [])];
    return say && hidden(say.hand(name, cards.join(', ')));
  },
  event(trick, {seats}, {nameOf, say}) {
    if (!say || trick.length === 0) return undefined;
    const plays = trick.map(({seat, card, mark}) =>
      [say.play(seats[seat]!.name, nameOf(card)), mark && say[mark]].filter(Boolean).join(', '),
    );
    return hidden(`${say.trick}: ${plays.join('; ')}`);
  },
};
