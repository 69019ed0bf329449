import {
  type ArrangedHand,
  type ArrangedSeat,
  type Arrangement,
  needsName,
  ranksOf,
} from './arrange.js';
import {sign} from './chip.js';
import type {DrawOptions} from './draw-options.js';
import {hidden, like, type Piece, piece} from './piece.js';

/** A hand as suits and ranks, as bridge columns print it. */
function inSuits(hand: ArrangedHand, {letterOf, nameOf}: DrawOptions): Piece {
  const rest = [
    ...hand.rest.map((card) => (needsName(card) ? nameOf(card) : '★')),
    ...(hand.unknown > 0 ? [`+ ${hand.unknown}`] : []),
  ];
  return piece(
    'div',
    {class: 'suits', 'aria-hidden': 'true'},
    ...hand.suits.map(({suit, cards}) =>
      piece('span', {class: 'suit', 'data-s': suit}, sign(suit), ranksOf(cards, letterOf) || '–'),
    ),
    rest.length > 0 ? piece('span', {class: 'rest'}, rest.join(', ')) : undefined,
  );
}

function handOf({hand, name}: ArrangedSeat, options: DrawOptions): readonly (Piece | undefined)[] {
  if (!hand) return [];
  const {choose, face, deferred} = options;
  const words = deferred?.handInWords(name, hand, options);
  if (!hand.isOwn) return [words, inSuits(hand, options)];
  const cards = hand.cards.map((card) => {
    const drawn = face(card);
    return deferred?.held(drawn, card, options) ?? drawn;
  });
  const row = piece('div', {class: 'fan', 'aria-hidden': choose ? undefined : 'true'}, ...cards);
  return choose ? [row] : [words, row];
}

function trickOf({trick}: Arrangement, options: DrawOptions): Piece | undefined {
  if (!trick) return undefined;
  return piece(
    'div',
    {class: 'trick', translate: 'no'},
    options.deferred?.trickInWords(trick, options),
    ...trick.map(({at, card, mark}) =>
      like(options.face(card), 'span', {
        'data-laid': true,
        'data-at': at,
        'data-mark': mark,
        'aria-hidden': 'true',
      }),
    ),
  );
}

function seatOf(seat: ArrangedSeat, {isFacing, isTiled}: Arrangement, options: DrawOptions): Piece {
  const {at, hand, name, note, turn} = seat;
  const {deferred, say} = options;
  return piece(
    'div',
    {class: 'seat', translate: 'no', 'data-at': at, 'data-turn': turn || undefined},
    piece('b', {}, name, turn && say ? hidden(`, ${say.turn}`) : undefined),
    note ? piece('small', {}, note) : undefined,
    ...(isTiled && hand?.isOwn ? [] : handOf(seat, options)),
    ...(deferred?.front(seat, isFacing, options) ?? []),
  );
}

/** The whole diagram as one piece. */
export function drawDiagram(board: Arrangement, options: DrawOptions): Piece {
  const {heading, isTiled, seats} = board;
  const {deferred} = options;
  const own = isTiled && seats.find(({hand}) => hand?.isOwn);
  return piece(
    'div',
    {
      class: 'board',
      part: 'board',
      'data-seats': String(seats.length),
      'data-lay': isTiled ? 'tiles' : undefined,
      'data-facing': board.isFacing || undefined,
    },
    piece('p', {class: 'heading', part: 'heading'}, heading),
    ...seats.map((seat) => seatOf(seat, board, options)),
    trickOf(board, options),
    deferred?.rows(board, options),
    own ? piece('div', {class: 'own', translate: 'no'}, ...handOf(own, options)) : undefined,
    deferred?.lines(board),
  );
}
