import {isSuit} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {type GivenFields, readInt, readList, readObject, shape} from '../../../game/read.js';
import {MOST_BID, standingOf} from '../rules/choices/auction.js';
import {contractsOf, tableOf, type Variant} from '../rules/contracts/columns.js';
import {OPEN} from '../rules/contracts/contract.js';
import {firstScene} from '../rules/choices/opening.js';
import {contractsLeft} from '../rules/choices/declaring.js';
import {faults} from './throw-faults.js';
import type {Standing} from './standing.js';
import {
  type Bid,
  type Contract,
  type Declaration,
  type Phase,
  type TrumpName,
  TRUMPS,
} from '../types.js';

/** The choices in a position: bids, names and declarations. */

/** The phase: as given, or as it follows from the rest of the position. */
export function readScene(
  variant: Variant,
  given: GivenFields,
  {over, seats, options, contract}: Standing,
  bids: readonly Bid[],
): Phase {
  if (over) return 'over';
  const said: unknown = given['phase'];
  const begin = firstScene(variant, contract);
  const begun = [given['trick'], given['played']].some(
    (list) => Array.isArray(list) && list.length > 0,
  );
  const chosen = contract !== OPEN;
  const first = bids[0]?.seat ?? 0;
  const decided =
    bids.length > 0 && 'winner' in standingOf(bids, seats, first, options['bidRounds']);
  const allowed: readonly Phase[] =
    begin === 'ordering'
      ? chosen
        ? variant.rest === 'talon'
          ? holdsTalon(given, tableOf(variant, {seats, options}).hand) && !begun
            ? ['talon', 'play']
            : ['play', 'talon']
          : ['play']
        : ['ordering']
      : begin === 'bidding'
        ? chosen
          ? ['play']
          : decided
            ? ['naming']
            : ['bidding']
        : begin === 'calling'
          ? begun || given['called'] || isSuit(given['trump']) || !mayCall(given, seats)
            ? ['play']
            : given['trump'] === null || given['trump'] === 'none'
              ? ['play', 'calling']
              : ['calling', 'play']
          : contract.draws
            ? ['play', 'drawing']
            : ['play'];
  faults.need(!begun || allowed.includes('play'), 'contract', 'contract-due');
  const fits = said === undefined || allowed.includes(said as Phase);
  faults.need(fits, 'phase', whyAwaited(begin, chosen, decided), {phases: allowed});
  return (said as Phase | undefined) ?? allowed[0]!;
}

/** Why no other phase is possible, in games in which somebody chooses the contract. */
function whyAwaited(
  begin: Phase,
  chosen: boolean,
  decided: boolean,
): 'phase' | 'phase-chosen' | 'phase-open' | 'phase-naming' | 'phase-bidding' {
  if (begin !== 'ordering' && begin !== 'bidding') return 'phase';
  if (chosen) return 'phase-chosen';
  if (begin === 'ordering') return 'phase-open';
  return decided ? 'phase-naming' : 'phase-bidding';
}

/** Whether trumps may still be called: the dealer's left has three cards, the others have two. */
function mayCall({turn, dealer, hands, tricks}: GivenFields, seats: number): boolean {
  const on: unknown = Array.isArray(turn) ? turn[0] : undefined;
  const caller = typeof dealer === 'number' ? (dealer + 1) % seats : on;
  const held: readonly unknown[] = Array.isArray(hands) ? hands : [];
  return (
    (on === undefined || on === caller) &&
    (!Array.isArray(tricks) || tricks.every((own) => own === 0)) &&
    held.every((hand, seat) => {
      if (!Array.isArray(hand)) return true;
      return (
        (hand.length === 3 && (seat === caller || caller === undefined)) ||
        (hand.length === 2 && seat !== caller)
      );
    })
  );
}

/** Whether a given hand includes the talon. */
const holdsTalon = ({hands}: GivenFields, size: number): boolean =>
  Array.isArray(hands) && hands.some((hand) => Array.isArray(hand) && hand.length > size);

/**
 * The choices, deal by deal. A missing choice is the first that was left, or for the current deal
 * what the position says.
 */
export function readDeclarations(
  variant: Variant,
  given: unknown,
  standing: Standing,
  now: {
    readonly contract: Contract;
    readonly trump: TrumpName | null;
    readonly orderer: Seat | null;
    readonly bid: number;
  },
): readonly Declaration[] {
  const {seats, options, sheet, over} = standing;
  const chosen = now.contract !== OPEN && !over;
  const length = sheet.length + (chosen ? 1 : 0);
  if (variant.declarer === undefined && !variant.auction) {
    const none = given === undefined || readList(given, 'ordered').length === 0;
    faults.need(none, 'ordered', 'no-declarations');
    return [];
  }
  const list = given === undefined ? undefined : readList(given, 'ordered', length);
  const current: Declaration = {
    seat: now.orderer,
    contract: now.contract.id,
    trump: now.trump,
    bid: now.bid,
  };
  const done: Declaration[] = [];
  for (let at = 0; at < length; at++) {
    const own = chosen && at === length - 1;
    const path = `ordered[${at}]`;
    // The declarer changes with each deal.
    const back = standing.deal - 1 - at;
    const turn = ((((now.orderer ?? 0) - back) % seats) + seats) % seats;
    const seat = variant.auction ? null : turn;
    const left = variant.auction
      ? contractsOf(variant, {seats, options})
      : leftFor(
          variant,
          standing,
          done,
          turn,
          own || turn !== now.orderer ? undefined : current.contract,
        );
    const order = list
      ? readOrder(list[at], path, left, seats, seat, own ? current.bid : undefined)
      : own
        ? current
        : defaultDeclaration(variant, left, seat);
    if (list && !variant.auction && order.seat !== seat)
      faults.fail(`${path}.seat`, 'chose-in', {seat: turn, deal: at + 1});
    if (list && own) needCurrent(order, current, path);
    const {contract} = order;
    if (variant.auction && order.seat === null && contract !== 'no-hearts')
      faults.fail(`${path}.seat`, 'namer', {contract});
    if (!left.some(({id}) => id === contract))
      faults.fail(list ? `${path}.contract` : 'contract.id', 'chosen-before', {
        contract,
        seat: turn,
      });
    done.push(order);
  }
  return done;
}

/** The declaration of the current deal is what the position says about it. */
function needCurrent(order: Declaration, current: Declaration, path: string): void {
  const {seat, contract, trump, bid} = current;
  const isChosen = order.contract === contract && order.trump === trump;
  faults.need(isChosen, path, 'chosen-now', {contract, trump});
  if (order.seat !== seat) {
    if (seat === null) faults.fail(`${path}.seat`, 'chose-nobody');
    faults.fail(`${path}.seat`, 'chose-now', {seat});
  }
  faults.need(order.bid === bid, `${path}.bid`, 'bid-now', {bid});
}

/** A contract that the seat had left, if possible other than that of the current deal. */
function leftFor(
  variant: Variant,
  {seats, options}: Standing,
  ordered: readonly Declaration[],
  seat: Seat,
  keep: string | undefined,
): readonly Contract[] {
  const left = contractsLeft(variant, {seats, options, ordered}, seat);
  const at = left.findIndex(({id}) => id === keep);
  return at < 0 || left.length === 1
    ? left
    : [...left.slice(0, at), ...left.slice(at + 1), left[at]!];
}

const defaultDeclaration = (
  variant: Variant,
  left: readonly Contract[],
  seat: Seat | null,
): Declaration => ({
  seat,
  contract: (variant.auction ? left.find(({id}) => id === 'no-hearts') : left[0])?.id ?? '',
  trump: left[0]?.trump && !variant.auction ? 'none' : null,
  bid: 0,
});

function readOrder(
  given: unknown,
  path: string,
  left: readonly Contract[],
  seats: number,
  turn: Seat | null,
  due: number | undefined,
): Declaration {
  const one = readObject(given, path, ['seat', 'contract', 'trump', 'bid']);
  const {seat = turn, contract: id, trump = null} = one;
  const contract = left.find((each) => each.id === id);
  if (!contract) {
    const ids = new Set(left.map((one) => one.id));
    faults.fail(`${path}.contract`, 'left', {contracts: [...ids]});
  }
  const none = trump === null || trump === 'none';
  if (!none && !(isSuit(trump) && contract.trump)) {
    if (contract.trump) shape.fail(`${path}.trump`, 'word', {words: TRUMPS});
    faults.fail(`${path}.trump`, 'trump-none', {contract: contract.id});
  }
  return {
    seat: seat === null ? null : readInt(seat, `${path}.seat`, 0, seats - 1),
    contract: contract.id,
    trump: none ? (contract.trump ? 'none' : null) : trump,
    bid: readInt(one['bid'] ?? due ?? 0, `${path}.bid`, 0, MOST_BID),
  };
}
