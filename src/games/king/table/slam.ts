import type {Card} from '../../../cards/index.js';
import {packOf, tableOf, type Variant} from '../rules/contracts/columns.js';
import type {KingView} from '../types.js';
import {counters, takenBy} from './counting.js';

/** A player who has every card that counts and was taken in a deal that pays for taking all of them. */
export interface Slam {
  readonly seat: number;
  /** The cards that count, in the order of the terms. */
  readonly cards: readonly Card[];
  /** Those of them that nobody has taken. */
  readonly left: readonly Card[];
}

/** What the cards of the moment cost, and what they pay once the price has turned. */
export interface Feat extends Slam {
  readonly isPaid: boolean;
}

/** The half of a turn of the price, and when it begins, in milliseconds. */
export const TURN = 170;
export const READ = 900;

/** The only player who has taken cards that count, if the contract pays for all of them. */
export function slamOf(view: KingView, variant: Variant): Slam | undefined {
  const {contract, seats} = view;
  if (contract.slam === null) return undefined;
  const cards = counters(contract, packOf(tableOf(variant, view))).flatMap((kind) => kind.cards);
  const takers = Array.from({length: seats}, (_, seat) => takenBy(view, seat)).flatMap(
    (taken, seat) => {
      const own = new Set(taken);
      return cards.some((card) => own.has(card)) ? [{seat, own}] : [];
    },
  );
  const [taker] = takers;
  if (!taker || takers.length > 1) return undefined;
  return {seat: taker.seat, cards, left: cards.filter((card) => !taker.own.has(card))};
}

/** The player who has taken all of them. */
export const fullSlamOf = (view: KingView, variant: Variant): Slam | undefined => {
  const slam = slamOf(view, variant);
  return slam?.left.length === 0 ? slam : undefined;
};
