import {type Card, isCard, isJoker, type Suit, SUITS} from '../../cards/card.js';
import {bySuit, sortHand} from '../../cards/order.js';
import {capital} from '../../i18n/capital.js';
import type {LetterOf} from './chip.js';
import type {Diagram, DiagramRow, DiagramSeat, TableCard, TrickCard} from './diagram.js';

/**
 * Everything about a diagram that does not depend on how it is drawn: markup, images and text are made
 * from this alone.
 */
export interface Arrangement extends Pick<Diagram, 'heading' | 'lines' | 'rows'> {
  /** In the order in which they are shown. */
  readonly seats: readonly ArrangedSeat[];
  /** The trick, in playing order; absent in games without tricks. */
  readonly trick?: readonly ArrangedPlay[] | undefined;
  /** True when seats stand side by side, and the reader's hand below all of them. */
  readonly isTiled: boolean;
  /** True when lines join the cards in front of two seats. */
  readonly isFacing: boolean;
}

/** A seat at its place. */
export interface ArrangedSeat extends Omit<DiagramSeat, 'hand'> {
  /** From the bottom: `s w n e`, `s w e`, `s n`; a number at larger tables. */
  readonly at: string;
  /** Absent when nothing is known or shown. */
  readonly hand?: ArrangedHand | undefined;
}

/** A hand, sorted. */
export interface ArrangedHand {
  /** True for the reader's hand, which is drawn as cards; the others are drawn as suits and ranks. */
  readonly isOwn: boolean;
  /** All cards: playing cards, then the game's own, then `null` for each unknown one. */
  readonly cards: readonly (string | null)[];
  /** Playing cards by suit; suits without a card only if suits are followed. */
  readonly suits: readonly {readonly suit: Suit; readonly cards: readonly Card[]}[];
  /** Cards of no suit: the game's own, then jokers. */
  readonly rest: readonly string[];
  readonly unknown: number;
}

/** A card of the trick, with the name and the place of the player. */
export interface ArrangedPlay extends Omit<TrickCard, 'seat'> {
  readonly name: string;
  readonly at: string;
}

/** A game's own cards are less familiar than kings and queens, so their names are written below. */
export const needsName = (card: string | null): card is string => card !== null && !isCard(card);

/** The ranks of cards as they are printed: `A Q 7`. */
export const ranksOf = (cards: readonly Card[], letterOf: LetterOf): string =>
  cards.map((card) => letterOf(card.charAt(0))).join(' ');

/** The place of a seat, from the bottom. */
function placeOf(seat: number, south: number, seats: number): string {
  const at = (seat - south + seats) % seats;
  return (seats <= 4 ? ['s', 'sn', 'swe', 'swne'][seats - 1]![at] : undefined) ?? String(at);
}

function handOf(
  hand: readonly (string | null)[],
  isOwn: boolean,
  followsSuit: boolean,
): ArrangedHand {
  const known = hand.filter((card) => card !== null);
  const playing = sortHand(known.filter(isCard));
  const others = known.filter(needsName);
  const unknown = hand.filter((card) => card === null);
  const suits = bySuit(playing);
  const held = SUITS.filter((suit) => suits[suit].length > 0);
  return {
    isOwn,
    cards: [...playing, ...others, ...unknown],
    suits: (followsSuit && held.length > 0 ? SUITS : held).map((suit) => ({
      suit,
      cards: suits[suit],
    })),
    rest: [...others, ...playing.filter(isJoker)],
    unknown: unknown.length,
  };
}

/** Captions begin with a capital letter, though games also use their words within sentences. */
const captioned = (cards: readonly TableCard[]): readonly TableCard[] =>
  cards.map((one) => (one.label ? {...one, label: capital(one.label)} : one));
const captionedRow = ({cards, label}: DiagramRow): DiagramRow => ({
  label: capital(label),
  cards: captioned(cards),
});

/** Puts the seats in order and at their places, and sorts their hands. */
export function arrange({
  facing,
  heading,
  lines,
  order,
  own,
  rows,
  seats,
  south,
  trick,
}: Diagram): Arrangement {
  const at = (seat: number): string => placeOf(seat, south, seats.length);
  return {
    ...{heading: capital(heading), rows: rows.map(captionedRow)},
    ...(lines && {lines: lines.map(capital)}),
    isTiled: order !== undefined || seats.length === 1 || seats.length > 4,
    isFacing: facing === true && seats.length === 2 && order === undefined,
    seats: (order ?? [...seats.keys()]).map((seat) => {
      const {front, hand, note, ...shown} = seats[seat]!;
      return {
        ...{...shown, note: capital(note)},
        ...(front && {front: captioned(front)}),
        at: at(seat),
        hand: hand ? handOf(hand, seat === own, trick !== undefined) : undefined,
      };
    }),
    trick: trick?.map(({seat, ...play}) => ({...play, name: seats[seat]!.name, at: at(seat)})),
  };
}
