import {SUITS} from '../../../../cards/index.js';
import type {Options, Seat, Emit} from '../../../../game/index.js';
import {contractsOf, type Variant} from '../contracts/columns.js';
import type {Bid, KingMove, KingState, KingEvent} from '../../types.js';

/** The auction of King with trade: the highest bidder names the suit that costs points. */

/** A suit has 13 cards at most, so a higher bid can never pay. */
export const MOST_BID = 13;

/** The highest bid so far, 0 before the first. */
export const highest = (bids: readonly Bid[]): number =>
  bids.reduce((high, {points}) => Math.max(high, points ?? 0), 0);

/** The seat whose bid is due, or the winner; `null` if all have folded. */
export type AuctionState = {readonly turn: Seat} | {readonly winner: Seat | null};

/** The state of an auction; every seat bids once, or (F-5) until one is left. */
export function standingOf(
  bids: readonly Bid[],
  seats: number,
  first: Seat,
  rounds: Options[string] | undefined,
): AuctionState {
  const high = highest(bids);
  const winner = bids.find(({points}) => points !== null && points === high)?.seat ?? null;
  if (high === MOST_BID) return {winner};
  const last = bids.at(-1)?.seat;
  const next = last === undefined ? first : (last + 1) % seats;
  if (rounds !== 'until-one') return bids.length === seats ? {winner} : {turn: next};
  const folded = new Set(bids.flatMap(({seat, points}) => (points === null ? [seat] : [])));
  const left = Array.from({length: seats}, (_, at) => (next + at) % seats).filter(
    (seat) => !folded.has(seat),
  );
  const [turn] = left;
  if (turn === undefined || (left.length === 1 && turn === winner)) return {winner};
  return {turn};
}

/** All higher bids, and folding. */
export const bidMoves = ({bids}: KingState): readonly KingMove[] => {
  const high = highest(bids);
  return [
    ...Array.from({length: MOST_BID - high}, (_, at): KingMove => ({
      type: 'bid',
      points: high + 1 + at,
    })),
    {type: 'fold'},
  ];
};

export const NAMES: readonly KingMove[] = SUITS.map((suit) => ({type: 'name', suit}));

/** Makes a bid, or folds with `null`; the last call ends the auction. */
export function bid(
  variant: Variant,
  state: KingState,
  seat: Seat,
  points: number | null,
  emit?: Emit<KingState, KingEvent>,
): KingState {
  const {seats, dealer, options} = state;
  const bids = [...state.bids, {seat, points}];
  const first = (dealer + 1) % seats;
  const standing = standingOf(bids, seats, first, options['bidRounds']);
  const made: KingState = {...state, bids, turn: 'turn' in standing ? [standing.turn] : []};
  if (points === null) emit?.({type: 'bid folded', seat}, made);
  else emit?.({type: 'bid made', seat, points}, made);
  if ('turn' in standing) return made;
  const {winner} = standing;
  const won: KingState = {
    ...made,
    phase: 'naming',
    turn: winner === null ? [] : [winner],
    orderer: winner,
  };
  emit?.({type: 'auction won', seat: winner, points: highest(bids)}, won);
  return winner === null ? name(variant, won, 'no-hearts', emit) : won;
}

/** Names the contract that costs points; the winner of the auction is charged the bid. */
export function name(
  variant: Variant,
  state: KingState,
  id: string,
  emit?: Emit<KingState, KingEvent>,
): KingState {
  const {orderer, dealer, seats, bids, options} = state;
  const contract = contractsOf(variant, state).find((one) => one.id === id)!;
  const charge = highest(bids);
  const leader = leaderOf({dealer, seats, orderer, options});
  const named: KingState = {
    ...state,
    phase: 'play',
    turn: [leader],
    contract,
    ordered: [...state.ordered, {seat: orderer, contract: id, trump: null, bid: charge}],
    points: state.points.map((points, seat) => (seat === orderer ? points - charge : points)),
  };
  emit?.({type: 'suit named', seat: orderer, contract}, named);
  return named;
}

/** The leader of the first trick (G3; option `bidderLeads`). */
export const leaderOf = ({
  dealer,
  seats,
  orderer,
  options,
}: Pick<KingState, 'dealer' | 'seats' | 'orderer' | 'options'>): Seat =>
  options['bidderLeads'] === 'on' && orderer !== null ? orderer : (dealer + 1) % seats;
