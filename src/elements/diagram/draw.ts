import {type Card, isCard, isJoker, rankOf, type Suit, suitOf, SUITS} from '../../cards/card.js';
import {bySuit, sortHand} from '../../cards/order.js';
import {SUIT_PATHS} from '../card-face/suits.js';
import type {Diagram, DiagramSeat, Laid} from './diagram.js';
import {type Piece, piece} from './piece.js';

/** What a drawing needs besides the diagram. */
export interface DrawOptions {
  /** The name of a card, `queen of hearts`. */
  nameOf(card: string | null): string;
  /** What stands on it, `Q`. */
  letterOf(rank: string): string;
  /** Draws one card. */
  face(card: string | null): Piece;
  /** Words for a reader who does not see the drawing. */
  readonly say?: {
    readonly turn: string;
    hand(name: string, cards: string): string;
    play(name: string, card: string): string;
    unknown(n: number): string;
    readonly trick: string;
    readonly won: string;
    readonly wrong: string;
  };
  /** The cards of the own hand that can be chosen, and how they are. */
  readonly choose?: ReadonlyMap<string, 'open' | 'right' | 'wrong' | 'picked'> | undefined;
}

/** Letters of ranks by language; other ranks stand for themselves. */
const LETTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ru: {A: 'Т', K: 'К', Q: 'Д', J: 'В'},
};

/** What stands on a card of a rank in a language: `10` for `T`, `Д` for `Q` in Russian. */
export const letterIn =
  (language: string) =>
  (rank: string): string =>
    rank === 'T' ? '10' : (LETTERS[language.slice(0, 2).toLowerCase()]?.[rank] ?? rank);

/** A suit's sign. */
const sign = (suit: Suit): Piece =>
  piece(
    'svg',
    {viewBox: '-11 -12 22 23', 'aria-hidden': 'true'},
    piece('path', {d: SUIT_PATHS[suit]}),
  );

/** A card as index and suit: what is there before its picture is fetched. */
export function chip(card: string | null, letterOf: DrawOptions['letterOf']): Piece {
  if (card === null) return piece('span', {class: 'chip back'});
  if (!isCard(card) || isJoker(card)) return piece('span', {class: 'chip word'}, card);
  const suit = suitOf(card);
  return piece('span', {class: 'chip', 'data-s': suit}, letterOf(rankOf(card)), sign(suit));
}

/** Playing cards in the order of a hand, then what the game calls cards besides, then what is unknown. */
function sortedOut(hand: readonly (string | null)[]): {
  readonly cards: readonly Card[];
  readonly others: readonly string[];
  readonly unknown: number;
} {
  const known = hand.filter((card) => card !== null);
  const cards = sortHand(known.filter(isCard));
  const others = known.filter((card) => !isCard(card));
  return {cards, others, unknown: hand.length - known.length};
}

/** A hand as suits and ranks, as bridge columns print it. */
function inSuits(hand: readonly (string | null)[], letterOf: DrawOptions['letterOf']): Piece {
  const {cards, others, unknown} = sortedOut(hand);
  const suits = bySuit(cards);
  const rows = SUITS.map((suit) => {
    const text = suits[suit].map((card) => letterOf(card.charAt(0))).join(' ');
    return piece('span', {class: 'suit', 'data-s': suit}, sign(suit), text || '–');
  });
  const jokers = cards.filter(isJoker).map(() => '★');
  const rest = [...others, ...jokers, ...(unknown > 0 ? [`+ ${unknown}`] : [])];
  return piece(
    'div',
    {class: 'suits', 'aria-hidden': 'true'},
    ...(cards.length > jokers.length ? rows : []),
    rest.length > 0 ? piece('span', {class: 'rest'}, rest.join(', ')) : undefined,
  );
}

/** The same drawing as another element, which has more to tell: no box round a box. */
const like = (drawn: Piece, tag: string, attributes: Piece['attributes']): Piece => ({
  ...drawn,
  tag,
  attributes: {...drawn.attributes, ...attributes},
});

/** Longer hands show index and suit alone: a diagram of a whole deal stays small and legible. */
const MOST_DRAWN = 9;

const hidden = (text: string): Piece => piece('span', {class: 'sr'}, text);

function handOf(
  {hand, name}: DiagramSeat,
  own: boolean,
  {choose, face, letterOf, nameOf, say}: DrawOptions,
): readonly (Piece | undefined)[] {
  if (!hand) return [];
  const {cards: playing, others, unknown} = sortedOut(hand);
  const known = [...playing, ...others];
  const spoken = [...known.map(nameOf), ...(unknown > 0 && say ? [say.unknown(unknown)] : [])];
  const words = say && hidden(say.hand(name, spoken.join(', ')));
  if (!own) return [words, inSuits(hand, letterOf)];
  const draw = hand.length > MOST_DRAWN ? (card: string | null) => chip(card, letterOf) : face;
  const cards = [...known, ...Array.from({length: unknown}, () => null)].map((card) => {
    const state = card === null ? undefined : choose?.get(card);
    if (state === undefined) return draw(card);
    const attributes = {
      type: 'button',
      'data-card': card!,
      'data-state': state,
      'aria-label': nameOf(card),
      'aria-pressed': state === 'picked' ? 'true' : undefined,
    };
    return like(draw(card), 'button', attributes);
  });
  const row = piece('div', {class: 'fan', 'aria-hidden': choose ? undefined : 'true'}, ...cards);
  return choose ? [row] : [words, row];
}

function trickOf(diagram: Diagram, options: DrawOptions): Piece | undefined {
  const {seats, south, trick} = diagram;
  const {face, nameOf, say} = options;
  const told = ({seat, card, mark}: Laid): string =>
    [say!.play(seats[seat]!.name, nameOf(card)), mark && say![mark]].filter(Boolean).join(', ');
  return piece(
    'div',
    {class: 'trick'},
    say && trick.length > 0 ? hidden(`${say.trick}: ${trick.map(told).join('; ')}`) : undefined,
    ...trick.map(({seat, card, mark}) =>
      like(face(card), 'span', {
        'data-laid': true,
        'data-at': placeOf(seat, south, seats.length),
        'data-mark': mark,
        'aria-hidden': 'true',
      }),
    ),
  );
}

/** Round the table from the south: `s w n e`, `s w e`, `s n`; by number where more sit down. */
function placeOf(seat: number, south: number, seats: number): string {
  const at = (seat - south + seats) % seats;
  return (seats <= 4 ? ['s', 'sn', 'swe', 'swne'][seats - 1]![at] : undefined) ?? String(at);
}

/** The whole diagram as one piece. */
export function drawDiagram(diagram: Diagram, options: DrawOptions): Piece {
  const {heading, own, rows, seats, south} = diagram;
  const {face, nameOf, say} = options;
  const around = seats.map((seat, at) =>
    piece(
      'div',
      {
        class: 'seat',
        'data-at': placeOf(at, south, seats.length),
        'data-turn': seat.turn || undefined,
      },
      piece('b', {}, seat.name, seat.turn && say ? hidden(`, ${say.turn}`) : undefined),
      seat.note ? piece('small', {}, seat.note) : undefined,
      ...handOf(seat, at === own, options),
    ),
  );
  const lying = rows.map(({label, cards}) =>
    piece(
      'div',
      {class: 'row'},
      piece('b', {}, label),
      hidden(cards.map(nameOf).join(', ')),
      piece('div', {class: 'fan', 'aria-hidden': 'true'}, ...cards.map(face)),
    ),
  );
  return piece(
    'div',
    {class: 'board', part: 'board', 'data-seats': String(seats.length)},
    piece('p', {class: 'heading', part: 'heading'}, heading),
    ...around,
    trickOf(diagram, options),
    ...lying,
  );
}
