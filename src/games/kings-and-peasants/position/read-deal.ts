import type {Seat} from '../../../game/index.js';
import {fail, type Given, need, readInt, readList} from '../../../game/read.js';
import {zeros} from '../rules/deal.js';
import {CardReader, readCounts, readTurn} from './read-position.js';
import {type Course, follow, type Session, sum} from './follow.js';
import {readSteps} from './read-exchange.js';
import {byTricks, seatOf} from '../rules/seats.js';
import {countTricks} from '../rules/taken.js';
import type {PeasantsView, Trick} from '../types.js';

/** Reads where the cards of a position are; unknown cards are `null`. */

/** Tricks, hands and gifts, and the seat on turn. */
export type Deal = Pick<
  PeasantsView,
  'deal' | 'tricks' | 'trick' | 'played' | 'hands' | 'aside' | 'gifts'
> & {
  /** `undefined` when it follows from the highest trump. */
  readonly turn: readonly Seat[] | undefined;
};

/**
 * Reads the deal; left-out fields follow from the others, or are as after the deal.
 *
 * @param skipped whether gifts that are left out belong to an exchange without the soldier (P-8)
 */
export function readDeal(given: Given, session: Session, skipped: boolean): Deal {
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
      const why =
        field === 'hands'
          ? 'as tricks, played, trick and gifts tell'
          : `those left when seat ${seat} reached its number`;
      need(
        due === undefined || cards.length === due,
        `${field}[${seat}]`,
        `must have ${due} cards, ${why}, not ${cards.length}`,
      );
      need(
        cards.length <= 18,
        `${field}[${seat}]`,
        `must have 18 cards or fewer, not ${cards.length}`,
      );
      return cards;
    });
  };
  const hands = lay('hands', size);
  const aside = lay('aside', (seat) => course.aside[seat]);
  const turn = turnOf(session, course) ?? said;
  if (said && turn && said[0] !== turn[0])
    fail('turn[0]', `must be ${turn[0]}, who is next in the phase "${session.phase}"`);
  return {deal, tricks, trick, played, hands, aside, gifts, turn};
}

/** Tricks of this stage; when the position ends a reign, its winner must have won. */
function readTricks(
  given: Given,
  {phase, won, ranks, trump}: Session,
  played: readonly Trick[],
): readonly number[] {
  const counted = countTricks({trump}, played);
  const over = phase === 'over';
  const bare = over && played.length === 0;
  const guess = bare ? counted.map((_, seat) => (seat === won.at(-1) ? 9 : 0)) : counted;
  const tricks = given['tricks'] === undefined ? guess : readCounts(given['tricks'], 'tricks');
  counted.forEach((least, seat) => {
    need(tricks[seat]! >= least, `tricks[${seat}]`, `must be ${least} or more, as played tells`);
  });
  if (over) {
    need(sum(tricks) === 9, 'tricks', `must come to 9 in the phase "over", not ${sum(tricks)}`);
    const winner = byTricks(tricks, ranks!)[0];
    if (won.at(-1) !== winner)
      fail(`won[${won.length - 1}]`, `must be ${winner}, who has won with these tricks and ranks`);
  }
  return tricks;
}

/** The number of this deal in its stage. */
function readNumber(
  given: Given,
  {phase, options}: Session,
  tricks: readonly number[],
  played: readonly Trick[],
): number {
  const many = phase === 'election.play' && options['electionMode'] === 'quotas';
  const guess = many && sum(tricks) - played.length >= 9 ? 2 : 1;
  const deal = readInt(given['deal'] ?? guess, 'deal', 1, 3);
  const only = 'must be 1: only an election with the option electionMode: quotas has more deals';
  need(many || deal === 1, 'deal', only);
  // Nine tricks are taken in a first deal; the remaining players take twelve or more in a second.
  const taken = sum(tricks);
  need(deal === 1 || taken >= 9, 'tricks', `must come to 9 or more in deal ${deal}, not ${taken}`);
  return deal;
}

/** The awaited seat. */
function turnOf({phase, dealer, ranks}: Session, {next}: Course): readonly Seat[] | undefined {
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
