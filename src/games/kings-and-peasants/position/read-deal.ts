import type {Seat} from '../../../game/index.js';
import {type GivenFields, readInt, readList} from '../../../game/read.js';
import {zeros} from '../rules/deal.js';
import {CardReader, readCounts, readTurn} from './read-position.js';
import {type Course, follow, type SessionFields, sum} from './follow-tricks.js';
import {readSteps} from './read-exchange.js';
import {faults} from './throw-faults.js';
import {byTricks, seatOf} from '../rules/seats.js';
import {countTricks} from '../rules/trick-winner.js';
import type {PeasantsView, Trick} from '../types.js';

/** Reads where the cards of a position are; unknown cards are `null`. */

/** Tricks, hands and gifts, and the seat on turn. */
export type Deal = Pick<
  PeasantsView,
  'deal' | 'tricks' | 'trick' | 'played' | 'hands' | 'aside' | 'gifts'
> & {
  /** `undefined` if it follows from the highest trump. */
  readonly turn: readonly Seat[] | undefined;
};

/**
 * Reads the deal; missing fields follow from the others, or are as after the deal.
 *
 * @param skipped whether missing gifts belong to an exchange without the soldier (P-8)
 */
export function readDeal(given: GivenFields, session: SessionFields, skipped: boolean): Deal {
  const reader = new CardReader();
  const played = readList(given['played'] ?? [], 'played').map((one, at) =>
    reader.trick(one, `played[${at}]`),
  );
  const trick = reader.trick(given['trick'] ?? [], 'trick');
  const tricks = readTricks(given, session, played);
  const deal = readNumber(given, session, tricks, played);
  const gifts = readSteps(given, session, skipped);
  const said = readTurn(given['turn'], session.phase === 'over' ? 0 : 1);
  const course = follow(session, deal, tricks, played, trick, said?.[0]);
  const size = (seat: Seat): number => {
    const swap = gifts.length % 2 === 1 ? gifts.at(-1) : undefined;
    return course.left[seat]! + (swap?.to === seat ? 1 : 0) - (swap?.from === seat ? 1 : 0);
  };
  const lay = (field: 'hands' | 'aside', length: (seat: Seat) => number | undefined) => {
    const lists: readonly unknown[] =
      given[field] === undefined ? zeros.map(() => null) : readList(given[field], field, 4);
    return lists.map((list, seat) => {
      const due = length(seat);
      if (list === null) return Array.from({length: due ?? 0}, () => null);
      const cards = reader.cards(list, `${field}[${seat}]`);
      const {length: found} = cards;
      const path = `${field}[${seat}]`;
      if (due !== undefined && found !== due) {
        if (field === 'hands') faults.fail(path, 'hand-count', {due, found});
        faults.fail(path, 'aside-count', {due, seat, found});
      }
      faults.need(found <= 18, path, 'most-cards', {most: 18, found});
      return cards;
    });
  };
  const hands = lay('hands', size);
  const aside = lay('aside', (seat) => course.aside[seat]);
  const turn = turnOf(session, course) ?? said;
  if (said && turn && said[0] !== turn[0])
    faults.fail('turn[0]', 'next-in', {seat: turn[0]!, phase: session.phase});
  return {deal, tricks, trick, played, hands, aside, gifts, turn};
}

/** The tricks of this stage; if the position ends a reign, its winner must have won. */
function readTricks(
  given: GivenFields,
  {phase, won, ranks, trump}: SessionFields,
  played: readonly Trick[],
): readonly number[] {
  const counted = countTricks({trump}, played);
  const over = phase === 'over';
  const bare = over && played.length === 0;
  const guess = bare ? counted.map((_, seat) => (seat === won.at(-1) ? 9 : 0)) : counted;
  const tricks = given['tricks'] === undefined ? guess : readCounts(given['tricks'], 'tricks');
  counted.forEach((least, seat) => {
    faults.need(tricks[seat]! >= least, `tricks[${seat}]`, 'tricks-played', {least});
  });
  if (over) {
    const found = sum(tricks);
    faults.need(found === 9, 'tricks', 'tricks-over', {due: 9, found});
    const seat = byTricks(tricks, ranks!)[0]!;
    faults.need(won.at(-1) === seat, `won[${won.length - 1}]`, 'winner', {seat});
  }
  return tricks;
}

/** The number of this deal in its stage. */
function readNumber(
  given: GivenFields,
  {phase, options}: SessionFields,
  tricks: readonly number[],
  played: readonly Trick[],
): number {
  const many = phase === 'election.play' && options['electionMode'] === 'quotas';
  const guess = many && sum(tricks) - played.length >= 9 ? 2 : 1;
  const deal = readInt(given['deal'] ?? guess, 'deal', 1, 3);
  faults.need(many || deal === 1, 'deal', 'deal-first');
  // A first deal has nine tricks; in a second one the remaining players take twelve or more.
  const found = sum(tricks);
  faults.need(deal === 1 || found >= 9, 'tricks', 'deal-later', {deal, found});
  return deal;
}

/** The awaited seat. */
function turnOf(
  {phase, dealer, ranks}: SessionFields,
  {next}: Course,
): readonly Seat[] | undefined {
  switch (phase) {
    case 'over':
      return [];
    case 'election.naming':
      return [dealer];
    case 'reign.exchange.fromSoldier':
      return [seatOf(ranks!, 'soldier')];
    case 'reign.exchange.fromPeasant':
      return [seatOf(ranks!, 'peasant')];
    case 'reign.exchange.toSoldier':
    case 'reign.exchange.toPeasant':
      return [seatOf(ranks!, 'king')];
    default:
      return next === undefined ? undefined : [next];
  }
}
