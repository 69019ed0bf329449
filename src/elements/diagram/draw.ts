import {type Card, isCard, isJoker, SUITS} from '../../cards/card.js';
import {bySuit, sortHand} from '../../cards/order.js';
import {sign} from './chip.js';
import type {DrawOptions} from './draw-options.js';
import type {Diagram} from './diagram.js';
import {hidden, like, type Piece, piece} from './piece.js';

/** Splits a hand into playing cards in hand order, the game's own cards, and unknown cards. */
export function sortedOut(hand: readonly (string | null)[]): {
  readonly cards: readonly Card[];
  readonly others: readonly string[];
  readonly unknown: number;
} {
  const known = hand.filter((card) => card !== null);
  const cards = sortHand(known.filter(isCard));
  const others = known.filter((card) => !isCard(card));
  return {cards, others, unknown: hand.length - known.length};
}

/**
 * A hand as suits and ranks, as bridge columns print it; `voids` lists empty suits too, for games
 * in which suits are followed.
 */
function inSuits(
  hand: readonly (string | null)[],
  voids: boolean,
  {letterOf, nameOf}: DrawOptions,
): Piece {
  const {cards, others, unknown} = sortedOut(hand);
  const suits = bySuit(cards);
  const rows = SUITS.filter((suit) => voids || suits[suit].length > 0).map((suit) => {
    const text = suits[suit].map((card) => letterOf(card.charAt(0))).join(' ');
    return piece('span', {class: 'suit', 'data-s': suit}, sign(suit), text || '–');
  });
  const jokers = cards.filter(isJoker).map(() => '★');
  const more = unknown > 0 ? [`+ ${unknown}`] : [];
  const rest = [...others.map(nameOf), ...jokers, ...more];
  return piece(
    'div',
    {class: 'suits', 'aria-hidden': 'true'},
    ...(cards.length > jokers.length ? rows : []),
    rest.length > 0 ? piece('span', {class: 'rest'}, rest.join(', ')) : undefined,
  );
}

function handOf(
  diagram: Diagram,
  at: number,
  options: DrawOptions,
): readonly (Piece | undefined)[] {
  const {own, seats, trick} = diagram;
  const {choose, face, lay} = options;
  const {hand, name} = seats[at]!;
  if (!hand) return [];
  const {cards: playing, others, unknown} = sortedOut(hand);
  const known = [...playing, ...others];
  const words = lay?.heard(name, known, unknown, options);
  if (at !== own) return [words, inSuits(hand, trick !== undefined, options)];
  const cards = [...known, ...Array.from({length: unknown}, () => null)].map((card) => {
    const drawn = face(card);
    return lay?.held(drawn, card, options) ?? drawn;
  });
  const row = piece('div', {class: 'fan', 'aria-hidden': choose ? undefined : 'true'}, ...cards);
  return choose ? [row] : [words, row];
}

function trickOf(diagram: Diagram, options: DrawOptions): Piece | undefined {
  const {seats, south, trick} = diagram;
  if (!trick) return undefined;
  return piece(
    'div',
    {class: 'trick'},
    options.lay?.event(trick, diagram, options),
    ...trick.map(({seat, card, mark}) =>
      like(options.face(card), 'span', {
        'data-laid': true,
        'data-at': placeOf(seat, south, seats.length),
        'data-mark': mark,
        'aria-hidden': 'true',
      }),
    ),
  );
}

/** The place of a seat, from the bottom: `s w n e`, `s w e`, `s n`; a number at larger tables. */
export function placeOf(seat: number, south: number, seats: number): string {
  const at = (seat - south + seats) % seats;
  return (seats <= 4 ? ['s', 'sn', 'swe', 'swne'][seats - 1]![at] : undefined) ?? String(at);
}

function seatOf(diagram: Diagram, at: number, options: DrawOptions): Piece {
  const {own, seats, south} = diagram;
  const {say} = options;
  const seat = seats[at]!;
  const {name, note, turn} = seat;
  const apart = at === own && inTiles(diagram);
  return piece(
    'div',
    {
      class: 'seat',
      'data-at': placeOf(at, south, seats.length),
      'data-turn': turn || undefined,
    },
    piece('b', {}, name, turn && say ? hidden(`, ${say.turn}`) : undefined),
    note ? piece('small', {}, note) : undefined,
    ...(apart ? [] : handOf(diagram, at, options)),
    ...(options.lay?.front(seat, options) ?? []),
  );
}

/** True when seats are drawn as tiles: at large tables, and when the diagram sets their order. */
export const inTiles = ({order, seats}: Diagram): boolean =>
  order !== undefined || seats.length === 1 || seats.length > 4;

/** The whole diagram as one piece. */
export function drawDiagram(diagram: Diagram, options: DrawOptions): Piece {
  const {heading, order, own, seats} = diagram;
  const tiles = inTiles(diagram);
  const around = order ?? seats.map((_, at) => at);
  return piece(
    'div',
    {
      class: 'board',
      part: 'board',
      'data-seats': String(seats.length),
      'data-lay': tiles ? 'tiles' : undefined,
    },
    piece('p', {class: 'heading', part: 'heading'}, heading),
    ...around.map((at) => seatOf(diagram, at, options)),
    trickOf(diagram, options),
    options.lay?.rows(diagram, options),
    tiles && own !== undefined && seats[own]?.hand
      ? piece('div', {class: 'own'}, ...handOf(diagram, own, options))
      : undefined,
    options.lay?.lines(diagram),
  );
}
