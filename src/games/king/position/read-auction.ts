import {readInt, readList, readObject} from '../../../game/read.js';
import {highest, MOST_BID, standingOf} from '../rules/choices/auction.js';
import {contractsOf, type Variant} from '../rules/contracts/columns.js';
import {OPEN} from '../rules/contracts/contract.js';
import type {Seats} from './read-seats.js';
import {faults} from './throw-faults.js';
import type {Standing} from './standing.js';
import type {Bid} from '../types.js';

/** The auction of a position. */

/** The bids of the auction; the rules must allow each of them. */
export function readBids(
  variant: Variant,
  given: unknown,
  {seats, options}: Standing,
): readonly Bid[] {
  if (given === undefined) return [];
  const list = readList(given, 'bids');
  faults.need(variant.auction === true || list.length === 0, 'bids', 'no-auction');
  const bids: Bid[] = [];
  list.forEach((item, at) => {
    const path = `bids[${at}]`;
    const one = readObject(item, path, ['seat', 'points']);
    const seat = readInt(one['seat'], `${path}.seat`, 0, seats - 1);
    const {points = null} = one;
    const first = bids[0]?.seat ?? seat;
    const standing = standingOf(bids, seats, first, options['bidRounds']);
    if (!('turn' in standing)) faults.fail(path, 'auction-over');
    faults.need(standing.turn === seat, `${path}.seat`, 'next', {seat: standing.turn});
    bids.push({
      seat,
      points:
        points === null ? null : readInt(points, `${path}.points`, highest(bids) + 1, MOST_BID),
    });
  });
  return bids;
}

/**
 * The auction before a suit was named: as given, or the shortest that its bidder could win. If nobody
 * did, all have folded.
 */
export function completeBids(
  variant: Variant,
  bids: readonly Bid[],
  {dealer, orderer}: Pick<Seats, 'dealer' | 'orderer'>,
  seats: number,
  highestBid: number,
): readonly Bid[] {
  if (!variant.auction || bids.length > 0) return bids;
  const all = Array.from({length: seats}, (_, at): Bid => {
    const seat = (dealer + 1 + at) % seats;
    return {seat, points: seat === orderer ? Math.max(1, highestBid) : null};
  });
  // Nobody is asked after the highest possible bid.
  const last = all.findIndex(({points}) => points === MOST_BID);
  return last < 0 ? all : all.slice(0, last + 1);
}

/** The last seat left in an auction names a suit; if all have folded, hearts cost. */
export function readNamed(variant: Variant, standing: Standing, bids: readonly Bid[]): Standing {
  const {seats, options, contract, over} = standing;
  if (bids.length === 0 || over) return standing;
  const auction = standingOf(bids, seats, bids[0]!.seat, options['bidRounds']);
  if (!('winner' in auction)) {
    faults.need(contract === OPEN, 'bids', 'auction-whole');
    return standing;
  }
  if (auction.winner !== null) return standing;
  if (contract !== OPEN && contract.id !== 'no-hearts')
    faults.fail('contract.id', 'contract-folded');
  const hearts = contractsOf(variant, standing).find(({id}) => id === 'no-hearts')!;
  return {...standing, contract: hearts};
}
