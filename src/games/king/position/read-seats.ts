import type {Seat} from '../../../game/index.js';
import {type GivenFields, readInt, readList} from '../../../game/read.js';
import {leaderOf, standingOf} from '../rules/choices/auction.js';
import type {Variant} from '../rules/contracts/columns.js';
import {firstScene, declarerOf} from '../rules/choices/opening.js';
import {faults} from './throw-faults.js';
import type {Standing} from './standing.js';
import type {Bid, Phase} from '../types.js';

/** The seats that deal, choose and play next. */

/** The facts about seats that follow from the cards. */
export interface Led {
  /** Whether the deal is known from its first card. */
  readonly whole?: boolean;
  /** The seat that led the first trick, if there was one. */
  readonly first?: Seat | undefined;
  /** The seat on turn, if a trick lies or was taken. */
  readonly next?: Seat | undefined;
  /** The seat with a card that only the declarer or caller can have had. */
  readonly owner?: Seat | undefined;
  /** The first seat that holds cards, from a given one on. */
  readonly from?: (seat: Seat) => Seat;
}

/** A dealer that follows from something else in the position. */
interface Hint {
  readonly dealer: Seat;
  readonly why: 'dealer-turn' | 'dealer-lead' | 'dealer-chooses' | 'dealer-opens' | 'dealer-owner';
  /** The seat from which this follows. */
  readonly seat: Seat;
}

/** The seats of a deal. */
export interface Seats {
  readonly dealer: Seat;
  readonly orderer: Seat | null;
  readonly turn: readonly Seat[];
}

/** Reads the seats of a deal; a missing seat follows from the rest, or is drawn by lot. */
export function readSeats(
  variant: Variant,
  given: GivenFields,
  {seats, options, contract, deal}: Standing,
  scene: Phase,
  bids: readonly Bid[],
  lot: Seat,
  {whole = false, first, next, owner, from = (seat) => seat}: Led = {},
): Seats {
  const seat = (value: unknown, path: string): Seat => readInt(value, path, 0, seats - 1);
  const said =
    given['turn'] === undefined
      ? undefined
      : readList(given['turn'], 'turn', scene === 'over' ? 0 : 1).map((one) =>
          seat(one, 'turn[0]'),
        )[0];
  const chooser =
    given['orderer'] === undefined || given['orderer'] === null
      ? undefined
      : seat(given['orderer'], 'orderer');
  const begin = firstScene(variant, contract);
  const ordering = begin === 'ordering' || begin === 'calling';
  /** The dealer of a deal in which this seat is the declarer. */
  const dealerFor = (declarer: Seat): Seat =>
    (declarer + (variant.declarer === 'right' ? 1 : seats - 1)) % seats;
  const early = scene !== 'play' && scene !== 'drawing' && scene !== 'over';
  const asked = early && ordering ? (said ?? chooser) : ordering ? chooser : undefined;
  const opener = bids[0]?.seat ?? (scene === 'bidding' ? said : undefined);
  const bidderLeads = options['bidderLeads'] === 'on';
  const leader = whole && !early ? (first ?? said) : undefined;
  const before = (seat: Seat): Seat => (seat + seats - 1) % seats;
  const leading = first === undefined ? 'dealer-turn' : 'dealer-lead';
  const hints: readonly Hint[] = [
    ...(leader === undefined || bidderLeads
      ? []
      : [{dealer: before(leader), why: leading, seat: leader} as const]),
    ...(asked === undefined
      ? []
      : [{dealer: dealerFor(asked), why: 'dealer-chooses', seat: asked} as const]),
    ...(opener === undefined
      ? []
      : [{dealer: before(opener), why: 'dealer-opens', seat: opener} as const]),
    ...(owner === undefined || !ordering
      ? []
      : [{dealer: dealerFor(owner), why: 'dealer-owner', seat: owner} as const]),
  ];
  const due = hints[0]?.dealer;
  const began = ordering ? firstToDeclare(given['ordered']) : undefined;
  const turned = began === undefined ? lot : dealerFor((began + deal - 1) % seats);
  const dealer = given['dealer'] === undefined ? (due ?? turned) : seat(given['dealer'], 'dealer');
  const wrong = hints.find((hint) => hint.dealer !== dealer);
  if (wrong) faults.fail('dealer', wrong.why, {dealer: wrong.dealer, seat: wrong.seat});
  // If the bidder leads, a leader other than the dealer's left has won the auction.
  const ahead = bidderLeads && leader !== (dealer + 1) % seats ? (leader ?? null) : null;
  // Only hearts can be named by nobody, after all have folded.
  const unsaid = scene === 'play' && contract.id !== 'no-hearts' ? (dealer + 1) % seats : null;
  const auction =
    bids.length > 0 ? standingOf(bids, seats, bids[0]!.seat, options['bidRounds']) : undefined;
  const orderer = ordering
    ? declarerOf(variant, begin, dealer, seats)
    : auction && 'winner' in auction
      ? auction.winner
      : variant.auction && scene !== 'bidding'
        ? (chooser ?? namer(given['ordered'], seats, scene) ?? ahead ?? unsaid)
        : null;
  if (given['orderer'] !== undefined && (chooser ?? null) !== orderer) {
    if (orderer === null) faults.fail('orderer', 'orderer-nobody');
    if (given['orderer'] === null && variant.auction)
      faults.fail('orderer', 'namer', {contract: contract.id});
    faults.fail('orderer', 'orderer-dealer', {seat: orderer, dealer});
  }
  if (scene === 'over') return {dealer, orderer, turn: []};
  const leads = leaderOf({dealer, seats, orderer, options});
  if (leader !== undefined && leader !== leads)
    faults.fail('dealer', leading, {dealer: before(leader), seat: leader});
  const turn =
    scene === 'bidding'
      ? auction && 'turn' in auction
        ? auction.turn
        : (dealer + 1) % seats
      : early
        ? orderer!
        : (next ?? from(said ?? leads));
  faults.need(said === undefined || said === turn, 'turn[0]', 'next', {seat: turn});
  return {dealer, orderer, turn: [turn]};
}

/** The declarer of the first deal, if given; checked when the orders are read. */
const firstToDeclare = (ordered: unknown): Seat | undefined => {
  const list: readonly unknown[] = Array.isArray(ordered) ? ordered : [];
  const seat = (list[0] as {readonly seat?: unknown} | null | undefined)?.seat;
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 ? seat : undefined;
};

/** The seat that named the suit of the current deal, according to the list of orders. */
function namer(ordered: unknown, seats: number, scene: Phase): Seat | null {
  const list: readonly unknown[] = scene === 'play' && Array.isArray(ordered) ? ordered : [];
  const {seat = null} = (list.at(-1) ?? {}) as {readonly seat?: unknown};
  return seat === null ? null : readInt(seat, `ordered[${list.length - 1}].seat`, 0, seats - 1);
}
