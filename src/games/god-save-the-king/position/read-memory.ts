import {RANKS, type SuitCard} from '../../../cards/index.js';
import type {Outcome, Seat} from '../../../game/index.js';
import {
  type GivenFields,
  readInt,
  readList,
  readObject,
  readSeat,
  readSeats,
  readWord,
} from '../../../game/read.js';
import {readOne} from './read-position.js';
import {faults} from './throw-faults.js';
import {
  type Answer,
  type Fall,
  type Hidden,
  type Passage,
  type Push,
  SPOTS,
  type Way,
} from '../types.js';

/** Reads a position's memory: falls, passages of cards, past bluffs. */

const WAYS: readonly Way[] = [...SPOTS, 'penalty', 'fallen'];
/** The highest number of hands or moments that a position may name. */
export const MOST_HANDS = 100_000;

/** The players who are out; the shortest form is `[{"seat": 2}]`. */
export function readFallen(value: unknown, seats: number, now: number): readonly Fall[] {
  const falls = readList(value, 'fallen').map((item, at): Fall => {
    const path = `fallen[${at}]`;
    const {
      seat,
      cause = 'flank',
      by = null,
      hand = now,
      moment = at,
      cards = 0,
    } = readObject(item, path, ['seat', 'cause', 'by', 'hand', 'moment', 'cards']);
    return {
      seat: readSeat(seat, `${path}.seat`, seats),
      cause: readWord(cause, `${path}.cause`, ['flank', 'rout', 'penalty', 'pile', 'short']),
      by: by === null ? null : readSeat(by, `${path}.by`, seats),
      hand: readInt(hand, `${path}.hand`, 1, now),
      moment: readInt(moment, `${path}.moment`, 0, 3 * MOST_HANDS),
      cards: readInt(cards, `${path}.cards`, 0, 13 * seats),
    };
  });
  falls.forEach(({seat, by, moment}, at) => {
    faults.need(by !== seat, `fallen[${at}].by`, 'fall-by', {seat});
    const first = falls.findIndex((fall) => fall.seat === seat);
    faults.need(first === at, `fallen[${at}].seat`, 'fall-twice', {at: first});
    const least = falls[at - 1]?.moment ?? 0;
    faults.need(moment >= least, `fallen[${at}].moment`, 'fall-moment', {least});
  });
  return falls;
}

/** Reads the cards that everybody has seen leave a hand. */
export function readShown(value: unknown, seats: number, now: number): readonly Passage[] {
  return readList(value, 'shown').map((item, at) => {
    const path = `shown[${at}]`;
    const given = readObject(item, path, ['card', 'from', 'to', 'way', 'hand']);
    return {
      card: readOne(given['card'], `${path}.card`, seats),
      ...readWay(given, path, seats, now),
    };
  });
}

/** Reads the cards that left a hand face down, which are named if known. */
export function readUnseen(
  value: unknown,
  seats: number,
  now: number,
): readonly Hidden<SuitCard | null>[] {
  return readList(value, 'unseen').map((item, at) => {
    const path = `unseen[${at}]`;
    const given = readObject(item, path, ['card', 'from', 'to', 'way', 'hand', 'known']);
    const passage = readWay(given, path, seats, now);
    const {card = null, known = [passage.from]} = given;
    return {
      card: card === null ? null : readOne(card, `${path}.card`, seats),
      ...passage,
      known: readSeats(known, `${path}.known`, seats),
    };
  });
}

function readWay(
  {from, to = null, way = 'centre', hand = 0}: GivenFields,
  path: string,
  seats: number,
  now: number,
): Omit<Passage, 'card'> {
  return {
    from: readSeat(from, `${path}.from`, seats),
    to: to === null ? null : readSeat(to, `${path}.to`, seats),
    way: readWord(way, `${path}.way`, WAYS),
    hand: readInt(hand === 0 ? now : hand, `${path}.hand`, 1, now),
  };
}

/** Reads the past pushes that a bluff decided. */
export function readPushes(value: unknown, seats: number, now: number): readonly Push[] {
  return readList(value, 'pushes').map((item, at): Push => {
    const path = `pushes[${at}]`;
    const {
      hand = now,
      answer = null,
      ...given
    } = readObject(item, path, ['hand', 'seats', 'declared', 'winner', 'answer']);
    const pair = readPair(given['seats'], `${path}.seats`, (seat, where) =>
      readSeat(seat, where, seats),
    );
    const winner = readSeat(given['winner'], `${path}.winner`, seats);
    faults.need(pair[0] !== pair[1], `${path}.seats`, 'push-seats');
    faults.need(pair.includes(winner), `${path}.winner`, 'push-winner', {seats: pair});
    return {
      hand: readInt(hand, `${path}.hand`, 1, now),
      seats: pair,
      declared: readPair(given['declared'], `${path}.declared`, (rank, where) =>
        readWord(rank, where, RANKS),
      ),
      winner,
      answer:
        answer === null
          ? null
          : readWord<Answer>(answer, `${path}.answer`, ['accurate', 'misrepresented']),
    };
  });
}

/** Reads exactly two items. */
export function readPair<Item>(
  value: unknown,
  path: string,
  read: (item: unknown, path: string) => Item,
): readonly [Item, Item] {
  const [one, other] = readList(value, path, 2);
  return [read(one, `${path}[0]`), read(other, `${path}[1]`)];
}

const REASONS = ['gsk/last-king', 'gsk/fell-together', 'gsk/most-cards', 'gsk/hand-limit'] as const;

/** Reads how a match ended. */
export function readResult(value: unknown, seats: number): Pick<Outcome, 'winners' | 'reason'> {
  const {winners, reason} = readObject(value, 'result', ['winners', 'reason']);
  const won: readonly Seat[] = readSeats(winners, 'result.winners', seats);
  faults.need(won.length > 0, 'result.winners', 'winners');
  return {winners: won, reason: readWord(reason, 'result.reason', REASONS)};
}
