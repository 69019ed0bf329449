import {rngFrom, type Card, suitOf, isJoker} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import type {Contract, Trick} from '../types.js';
import {fill} from './fill.js';
import {proofOf, type PublicDeal} from './proof.js';
import type {Cards} from './read-cards.js';
import {faults} from './throw-faults.js';

/**
 * Names the duty of the contract that a position contradicts. A play that keeps a duty proves what its
 * seat does not hold; where that leaves cards without a place, an author looks for the duty, and not for
 * the cards.
 */

type Deal = PublicDeal & Partial<Cards>;

/** A play that a duty allows only to a seat that lacks some cards. */
interface BoundPlay {
  readonly path: string;
  readonly seat: Seat;
  readonly card: Card;
}

/** A duty, the contract without it, and whether a play kept it. */
interface Duty {
  readonly without: Partial<Contract>;
  binds(deal: Deal, card: Card, at: number, trick: Trick, seat: Seat): boolean;
  fail(deal: Deal, play: BoundPlay): never;
}

const suit = (card: Card): string | undefined => suitOf(card);

const strays = (card: Card, [lead]: Trick): boolean => suit(card) !== suit(lead!.card);

const DUTIES: readonly Duty[] = [
  {
    without: {ban: null},
    binds: ({contract}, card, at) => at === 0 && suit(card) === contract.ban,
    fail: ({contract}, {path, seat, card}) =>
      faults.fail(path, 'duty-ban', {card, seat, contract: contract.id, suit: contract.ban!}),
  },
  {
    without: {ordererTrumps: false},
    binds: ({trump, orderer}, card, at, _, seat) =>
      at === 0 && seat !== orderer && suit(card) === trump,
    fail: ({contract}, {path, seat, card}) =>
      faults.fail(path, 'duty-orderer', {card, seat, contract: contract.id}),
  },
  {
    without: {forced: null},
    binds: ({contract}, card, at, trick) =>
      at > 0 && strays(card, trick) && card !== contract.forced,
    fail: ({contract}, {path, seat, card}) =>
      faults.fail(path, 'duty-forced', {
        card,
        seat,
        contract: contract.id,
        forced: contract.forced!,
      }),
  },
  {
    without: {mustTrump: false},
    binds: ({trump}, card, at, trick) => at > 0 && strays(card, trick) && suit(card) !== trump,
    fail: ({contract}, {path, seat, card}) =>
      faults.fail(path, 'duty-trump', {card, seat, contract: contract.id}),
  },
];

/** The plays that a duty allows only to a seat that lacks some cards, latest first. */
const boundBy = (duty: Duty, deal: Deal): readonly BoundPlay[] =>
  [...deal.played, deal.trick]
    .flatMap((trick, number) =>
      trick.flatMap(({seat, card}, at) => {
        const path = number < deal.played.length ? `played[${number}]` : 'trick';
        const isBound = !isJoker(card) && duty.binds(deal, card, at, trick, seat);
        return isBound ? [{path, seat, card}] : [];
      }),
    )
    .reverse();

/** Blames the first duty without which the deal would be possible; returns if there is none. */
function blame(deal: Deal, seat: Seat | undefined, isPossible: (deal: Deal) => boolean): void {
  for (const duty of DUTIES) {
    const contract = {...deal.contract, ...duty.without};
    const bound = boundBy(duty, deal);
    const play = bound.find((one) => one.seat === seat) ?? bound[0];
    if (play && isPossible({...deal, contract})) duty.fail(deal, play);
  }
}

/** Fails with the duty, if it is a duty that forbids the known cards of a seat. */
export const blameForHeld = (known: PublicDeal, seat: Seat): void =>
  blame(known, seat, (deal) => {
    let isPossible = true;
    const no = (): void => {
      isPossible = false;
    };
    proofOf(deal, {unheld: no, undrawn: no});
    return isPossible;
  });

/** Fails with the duty, if it is a duty that leaves unknown cards without a place. */
export const blameForUnfilled = (known: PublicDeal & Cards, pack: readonly Card[]): void =>
  blame(
    known,
    known.hands.findIndex((hand) => hand.includes(null)),
    (deal) => fill(deal as PublicDeal & Cards, pack, rngFrom('blame')) !== undefined,
  );
