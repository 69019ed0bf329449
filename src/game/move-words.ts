import {
  type Card,
  isJoker,
  type Joker,
  JOKERS,
  type Rank,
  RANKS,
  readCard,
  readSuit,
  type Suit,
  type SuitCard,
  SUITS,
} from '../cards/index.js';
import type {WordKind} from './move-forms.js';
import type {Seat} from './rules.js';
import {readSeat} from './seats.js';

/** Kinds of words that the moves of several games share. */

const string = String as (value: string) => string;

/** A card in any spelling, `QH`, `♥Q`, `*1`. */
export const CARD: WordKind<Card> = {name: 'card', read: readCard, write: string};

/** A card that is not a joker. */
export const SUIT_CARD: WordKind<SuitCard> = {
  name: 'suit card',
  read(text) {
    const card = readCard(text);
    return card === undefined || isJoker(card) ? undefined : card;
  },
  write: string,
};

/** A joker. */
export const JOKER: WordKind<Joker> = {
  name: 'joker',
  values: JOKERS,
  read(text) {
    const card = readCard(text);
    return card !== undefined && isJoker(card) ? card : undefined;
  },
  write: string,
};

/** A suit, `S`, `♠`. */
export const SUIT: WordKind<Suit> = {name: 'suit', values: SUITS, read: readSuit, write: string};

/** A rank, `T`, `10`, `q`. */
export const RANK: WordKind<Rank> = {
  name: 'rank',
  values: RANKS,
  read: (text) => RANKS.find((rank) => rank === (text === '10' ? 'T' : text.toUpperCase())),
  write: string,
};

/** One of some words. */
export const oneOf = <Word extends string>(
  name: string,
  values: readonly Word[],
): WordKind<Word> => ({
  name,
  values,
  read: (text) => values.find((value) => value === text),
  write: string,
});

const COUNT = /^(0|[1-9]\d?)$/;

/** A seat: its number from 0, or its letter where the number of seats is known. */
const seatIn = (text: string, seats?: number): Seat | undefined => {
  if (COUNT.test(text)) return Number(text);
  return seats === undefined || /\d/.test(text) ? undefined : readSeat(text, seats);
};

/** A seat, written as its number from 0. */
export const SEAT: WordKind<Seat> = {name: 'seat', read: seatIn, write: string as never};

/**
 * Seats in any order; written in ascending order.
 * @param hasEachOnce whether a text that repeats a seat is read as something else, or left for the rules to
 * refuse
 */
export const seatList = (
  separator: ' ' | '+',
  hasEachOnce: boolean,
): WordKind<readonly Seat[]> => ({
  name: separator === ' ' ? 'seats' : 'seats joined by +',
  pattern: '.+',
  read(text, seats) {
    const words = text.split(separator === ' ' ? /\s+/ : separator);
    const found = words.flatMap((word) => seatIn(word, seats) ?? []);
    const isRead = found.length === words.length;
    return isRead && !(hasEachOnce && new Set(found).size < found.length)
      ? found.sort((a, b) => a - b)
      : undefined;
  },
  write: (value) => value.toSorted((a, b) => a - b).join(separator),
});

/** A whole number from 1 to `max`. */
export const numberTo = (name: string, max = 99): WordKind<number> => ({
  name: `${name} from 1 to ${max}`,
  read: (text) =>
    COUNT.test(text) && Number(text) > 0 && Number(text) <= max ? Number(text) : undefined,
  write: string as never,
});
