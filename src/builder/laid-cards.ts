import {type Card, isCard, sortHand} from '../cards/index.js';
import type {Seat} from '../game/index.js';
import {
  handsFrom,
  InvalidNotationError,
  playsFrom,
  readSeat,
  writeCards,
  writeSeat,
} from '../notation/index.js';
import type {Choice} from './choice.js';
import {boutCards, writeBoutCards} from './laid-bout.js';

/** The cards of a position as the reader lays them: in hands, in a trick, and in a bout. */

/** The places of the cards. */
export interface LaidCards {
  /** By seat; an empty hand counts as unknown. */
  readonly hands: readonly (readonly Card[])[];
  /** In the order of play, from the leader on. */
  readonly trick: readonly Card[];
  readonly leader: Seat;
  /** The attacks of a bout, and the cards that beat them. */
  readonly attack: readonly Card[];
  readonly beats: readonly Card[];
}

/** The places for cards beside the hands. */
const TARGETS = ['trick', 'attack', 'beats'] as const;
type OpenTarget = (typeof TARGETS)[number];

/** A place for cards: a hand, or one beside the hands. */
export type LayTarget = Seat | OpenTarget;

export const isTarget = (text: string): text is OpenTarget =>
  (TARGETS as readonly string[]).includes(text);

/** The value of a text in an address, or `undefined` if it is malformed. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InvalidNotationError)) throw error;
    return undefined;
  }
}

/** The letters of all seats. */
export const lettersOf = (seats: number): readonly string[] =>
  Array.from({length: seats}, (_, seat) => writeSeat(seat, seats));

/** The cards that a choice lays; unreadable parts are left out. */
export function readLaidCards(choice: Choice, seats: number): LaidCards {
  const {attack, beats, hands, trick, lead} = choice;
  const plays = attempt(() => (trick ? playsFrom(trick, {seats}) : [])) ?? [];
  const read = attempt(() => (hands ? handsFrom(hands, {seats}) : [])) ?? [];
  return {
    hands: Array.from({length: seats}, (_, seat) => (read[seat] ?? []).filter(isCard)),
    trick: plays.flatMap(({card}) => (isCard(card) ? [card] : [])).slice(0, seats),
    leader: plays[0]?.seat ?? readSeat(lead, seats) ?? 0,
    attack: boutCards(attack),
    beats: boutCards(beats),
  };
}

/** The seat of a card of the trick, by its place in the order of play. */
const playerOf = ({leader}: LaidCards, at: number, seats: number): Seat => (leader + at) % seats;

/** The fields of a choice that lay these cards. */
export function writeLaidCards(
  laid: LaidCards,
): Pick<Choice, 'attack' | 'beats' | 'hands' | 'lead' | 'trick'> {
  const seats = laid.hands.length;
  return {
    hands: laid.hands
      .flatMap((hand, seat) =>
        hand.length > 0 ? [`${writeSeat(seat, seats)}: ${writeCards(sortHand(hand))}`] : [],
      )
      .join(' | '),
    trick: laid.trick
      .map((card, at) => `${writeSeat(playerOf(laid, at, seats), seats)}:${card}`)
      .join(' '),
    lead: laid.leader === 0 ? '' : writeSeat(laid.leader, seats),
    attack: writeBoutCards(laid.attack),
    beats: writeBoutCards(laid.beats),
  };
}

/** The same cards, with the seat of a letter to lead. */
export const ledBy = (
  choice: Choice,
  seats: number,
  letter: string,
): ReturnType<typeof writeLaidCards> =>
  writeLaidCards({...readLaidCards(choice, seats), leader: readSeat(letter, seats) ?? 0});

/** The place of a card, if it has been laid. */
export function placeOf(laid: LaidCards, card: Card): LayTarget | undefined {
  const seat = laid.hands.findIndex((hand) => hand.includes(card));
  if (seat >= 0) return seat;
  return TARGETS.find((place) => laid[place].includes(card));
}

/** Lays a card in a place, from its former one; a card that lies there already goes back to the pack. */
export function lay(laid: LaidCards, card: Card, place: LayTarget): LaidCards {
  const isBack = placeOf(laid, card) === place;
  const without = (cards: readonly Card[]): readonly Card[] => cards.filter((one) => one !== card);
  const put = (cards: readonly Card[], here: boolean): readonly Card[] =>
    here && !isBack ? [...without(cards), card] : without(cards);
  return {
    ...laid,
    hands: laid.hands.map((hand, seat) => put(hand, seat === place)),
    trick: put(laid.trick, place === 'trick').slice(0, laid.hands.length),
    attack: put(laid.attack, place === 'attack'),
    beats: put(laid.beats, place === 'beats'),
  };
}
