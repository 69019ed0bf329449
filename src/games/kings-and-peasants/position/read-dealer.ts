import {type Card, suitOf} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {type GivenFields, readList} from '../../../game/read.js';
import {zeros} from '../rules/deal.js';
import {CardReader, readCounts, readPackCard, readRanks, readTurn} from './read-position.js';
import {isOut, SEATS} from '../rules/seats.js';
import type {Phase} from '../types.js';

/**
 * The dealer of an election that does not name one: the seat that names the players, that sits before
 * the first leader, or that has the shown card; otherwise one of the possible seats by lot.
 */
export function dealerOf(given: GivenFields, phase: Phase, lot: Seat): Seat {
  const reader = new CardReader();
  const lists = readList(given['played'] ?? [], 'played');
  const played = lists.map((one, at) => reader.trick(one, `played[${at}]`));
  const trick = reader.trick(given['trick'] ?? [], 'trick');
  const [turn] = readTurn(given['turn'], 1) ?? [];
  if (phase === 'election.naming' && turn !== undefined) return turn;
  const first = (played[0] ?? trick)[0]?.seat ?? turn;
  const counts = given['tricks'] === undefined ? undefined : readCounts(given['tricks'], 'tricks');
  const early = (counts ?? []).reduce((sum, own) => sum + own, counts ? -played.length : 0);
  const names = (given['names'] ?? null) === null ? null : readRanks(given['names'], 'names');
  // Nine tricks before the known ones mean a later deal, without the seats that have reached their
  // numbers.
  const isOff = (seat: Seat): boolean =>
    early >= 9 && isOut({names, ranks: null, tricks: counts ?? zeros}, seat);
  const seats = zeros.map((_, seat) => seat);
  if (first !== undefined && (early === 0 || early >= 9)) {
    const before = seats.map((step) => (first + SEATS - 1 - step) % SEATS);
    return before.find((seat) => !isOff(seat)) ?? lot;
  }

  /** Cards that a seat has or had in this deal; `null` for unknown ones. */
  const cardsOf = (seat: Seat): readonly (Card | null)[] => [
    ...(['hands', 'aside'] as const).flatMap((field) => {
      const list = given[field] === undefined ? null : readList(given[field], field, SEATS)[seat];
      if (list === null) return field === 'hands' ? [null] : [];
      return reader.cards(list, `${field}[${seat}]`);
    }),
    ...[...played, trick].flat().flatMap((play) => (play.seat === seat ? [play.card] : [])),
    ...(early === 0 ? [] : [null]),
  ];
  const shown = given['shown'] ?? null;
  const card = shown === null ? undefined : readPackCard(shown, 'shown');
  const fits = (one: Card | null): boolean =>
    one === null || (card ? one === card : (given['trump'] ?? suitOf(one)) === suitOf(one));
  const all = seats.map((seat) => (isOff(seat) ? [] : cardsOf(seat)));
  const holder = card === undefined ? -1 : all.findIndex((cards) => cards.includes(card));
  if (holder >= 0) return holder;
  return all[lot]!.some(fits)
    ? lot
    : Math.max(
        0,
        all.findIndex((cards) => cards.some(fits)),
      );
}
