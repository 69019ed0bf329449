import type {Card, Suit} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {fail, type Given, need, readInt, readList} from '../../../game/read.js';
import {zeros} from '../rules/deal.js';
import {CardReader, readCounts, readGifts, readTurn} from './read-position.js';
import {isReign} from './read-session.js';
import {byTricks, inAfter, isOut, seatOf, stillIn} from '../rules/seats.js';
import {bestOf, countTricks} from '../rules/taken.js';
import {
  type Gift,
  LIMITS,
  type PeasantsState,
  PHASES,
  type PeasantsView,
  type Trick,
} from '../types.js';

/** Reads where the cards of a position are; unknown cards are `null`. */

type Session = Pick<PeasantsState, 'options' | 'phase' | 'dealer' | 'names' | 'ranks' | 'won'> & {
  readonly trump: Suit;
};

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
      need(
        due === undefined || cards.length === due,
        `${field}[${seat}]`,
        `must have ${due ?? 0} cards, not ${cards.length}`,
      );
      need(cards.length <= 18, `${field}[${seat}]`, 'has too many cards');
      return cards;
    });
  };
  const hands = lay('hands', size);
  const aside = lay('aside', (seat) => course.aside[seat]);
  const turn = turnOf(session, course) ?? said;
  if (said && turn && said[0] !== turn[0]) fail('turn[0]', `must be ${turn[0] ?? 0}`);
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
    need(tricks[seat]! >= least, `tricks[${seat}]`, `must be ${least} or more`);
  });
  if (over) {
    need(sum(tricks) === 9, 'tricks', 'must be nine when all is over');
    const winner = byTricks(tricks, ranks!)[0];
    if (won.at(-1) !== winner) fail(`won[${won.length - 1}]`, `must be ${winner ?? 0}`);
  }
  return tricks;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, own) => all + own, 0);

/** The number of this deal in its stage. */
function readNumber(
  given: Given,
  {phase, options}: Session,
  tricks: readonly number[],
  played: readonly Trick[],
): number {
  const many = phase === 'election.play' && options['electionMode'] === 'quotas';
  const guess = many && sum(tricks) - played.length >= 9 ? 2 : 1;
  const deal = readInt(given['deal'] ?? guess, 'deal', 1, many ? 3 : 1);
  // Nine tricks are taken in a first deal; the remaining players take twelve or more in a second.
  need(deal === 1 || sum(tricks) >= 9, 'tricks', 'must be nine or more after the first deal');
  return deal;
}

/** The gifts so far; giver and receiver follow from the phase. */
function readSteps(
  given: Given,
  {phase, ranks}: Session,
  skip: boolean,
): readonly Gift<Card | null>[] {
  const said = given['gifts'] === undefined ? undefined : readGifts(given['gifts']);
  if (ranks === null || !isReign(phase)) {
    need(!said || said.length === 0, 'gifts', 'are of the reign');
    return [];
  }
  const pair = (low: 'soldier' | 'peasant'): readonly Gift<null>[] => {
    const [from, to] = [seatOf(ranks, low), seatOf(ranks, 'king')];
    return [
      {from, to, card: null},
      {from: to, to: from, card: null},
    ];
  };
  const all = [...pair('soldier'), ...pair('peasant')];
  const done = PHASES.indexOf(phase) - PHASES.indexOf('reign.exchange.fromSoldier');
  const steps = all.slice(0, done);
  // A soldier without a trump is left out (P-8).
  const skipped = said?.length === steps.length - 2 && steps.length >= 2 ? steps.slice(2) : steps;
  if (!said) return skip ? steps.slice(2) : steps;
  need(said.length === skipped.length, 'gifts', `must have ${steps.length} items now`);
  said.forEach(({from, to}, at) => {
    const due = skipped[at]!;
    need(from === due.from, `gifts[${at}].from`, `must be ${due.from}`);
    need(to === due.to, `gifts[${at}].to`, `must be ${due.to}`);
  });
  return said;
}

interface Course {
  /** The number of cards in each hand, without the effects of the exchange. */
  readonly left: readonly number[];
  /** The number of cards laid aside by each seat; `undefined` when it cannot be known. */
  readonly aside: readonly (number | undefined)[];
  /** The seat on turn; `undefined` when it follows from the highest trump. */
  readonly next: Seat | undefined;
}

/**
 * Follows the tricks of the deal: each must hold cards of the seats that were in, in their order.
 */
function follow(
  session: Session,
  deal: number,
  tricks: readonly number[],
  played: readonly Trick[],
  trick: Trick,
  said: Seat | undefined,
): Course {
  const {phase, dealer, names, ranks} = session;
  const counted = countTricks(session, played);
  const before = tricks.map((own, seat) => own - counted[seat]!);
  let now = {names, ranks, tricks: before};
  const reign = isReign(phase);
  const early = deal > 1 ? 0 : sum(before);
  const players = deal > 1 ? stillIn(now) : zeros.map((_, seat) => seat);
  need(players.includes(dealer), 'dealer', 'must be in');
  need(players.length > 1, 'tricks', 'leave nobody to play against');
  const size = 36 / players.length;
  const last = size - early - played.length;
  need(last >= 0, 'tricks', `must be ${size} or fewer`);
  const left = zeros.map((_, seat): number => (stillIn(now).includes(seat) ? size - early : 0));
  const aside = zeros.map((_, seat) =>
    players.includes(seat) && isOut(now, seat) ? undefined : 0,
  ) as (number | undefined)[];
  let leader: Seat | undefined =
    early > 0 || reign ? (played[0] ?? trick)[0]?.seat : inAfter(now, dealer)[0];
  [...played, trick].forEach((plays, at) => {
    const full = at < played.length;
    const path = full ? `played[${at}]` : 'trick';
    const due = stillIn(now);
    const order =
      leader === undefined
        ? due
        : [leader, ...inAfter(now, leader).filter((seat) => seat !== leader)];
    if (leader !== undefined && plays.length > 0)
      need(due.includes(leader), `${path}[0].seat`, 'is out');
    need(
      full ? plays.length === due.length : plays.length < due.length,
      path,
      full ? `must have ${due.length} cards` : `must have ${due.length - 1} cards or fewer`,
    );
    plays.forEach(({seat}, index) => {
      need(seat === order[index], `${path}[${index}].seat`, `must be ${order[index] ?? 0}`);
      left[seat]!--;
    });
    if (!full) return;
    const {seat} = bestOf(session, plays)!;
    now = {...now, tricks: now.tricks.map((own, owner) => (owner === seat ? own + 1 : own))};
    leader = seat;
    if (!isOut(now, seat)) return;
    leader = inAfter(now, seat)[0];
    aside[seat] = left[seat]!;
    left[seat] = 0;
  });
  if (names && !reign)
    tricks.forEach((own, seat) => {
      need(own <= LIMITS[names[seat]!], `tricks[${seat}]`, 'is more than his number');
    });
  if (phase === 'election.play' || phase === 'reign.play') {
    need(stillIn(now).length > 1, 'tricks', 'leave nobody to play against');
    need(last > 0, 'hands', 'are played out; somebody must be to play');
  } else {
    need(trick.length === 0, 'trick', 'is not being played now');
    need(last === (phase === 'over' ? 0 : 9), 'tricks', 'are not those of this phase');
  }
  const next =
    trick.length > 0
      ? inAfter(now, trick.at(-1)!.seat)[0]
      : (leader ?? said ?? (early > 0 ? stillIn(now)[0] : undefined));
  if (next !== undefined) need(stillIn(now).includes(next), 'turn[0]', 'must be in');
  return {left, aside, next};
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
