import type {Rng} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {type Goal, goalOf} from '../rules/award.js';
import {characterOf} from '../rules/deck.js';
import {fill} from '../position/fill.js';
import {neighbourOf} from '../rules/standing.js';
import type {KingdomMove, KingdomView} from '../types.js';

/** Samples the hidden cards and simulates moves on them. */

/** One possible distribution of the cards. */
export interface World {
  /** By seat, the card in front of it. */
  readonly areas: readonly string[];
  readonly pile: readonly string[];
}

/** The number of sampled worlds. */
const WORLDS = 48;

/** How well the number on a card suits a goal. */
export function fitOf(view: KingdomView, card: string, goal: Goal): number {
  const {value} = characterOf(view, card);
  return goal === 'highest' ? value : goal === 'lowest' ? -value : -Math.abs(value - 6);
}

/** The card of a hand that most players would lay for a goal. */
const fitting = (view: KingdomView, hand: readonly string[], goal: Goal): string =>
  hand.reduce((best, card) => (fitOf(view, card, goal) > fitOf(view, best, goal) ? card : best));

/**
 * Worlds that agree with the seat's view. Before cards are laid, others lay a card that suits the
 * goal.
 */
export function worldsOf(view: KingdomView, rng: Rng, goal: Goal = goalOf(view)): readonly World[] {
  let stream = rng;
  return Array.from({length: WORLDS}, () => {
    const state = fill(view, stream);
    stream = state.rng;
    const areas =
      state.areas.length > 0 ? state.areas : state.hands.map((hand) => fitting(view, hand, goal));
    return {areas, pile: state.pile};
  });
}

const put = (areas: readonly string[], seat: Seat, card: string): readonly string[] =>
  areas.map((old, owner) => (owner === seat ? card : old));

const swapped = (areas: readonly string[], one: Seat, other: Seat): readonly string[] =>
  put(put(areas, one, areas[other]!), other, areas[one]!);

/** The cards in front of all seats after a move of this seat. */
export function after(
  view: KingdomView,
  seat: Seat,
  move: KingdomMove,
  world: World,
): readonly string[] {
  const {areas, pile} = world;
  switch (move.type) {
    case 'exchange': {
      const other = neighbourOf(seat, view);
      return other === null ? put(areas, seat, pile[0]!) : swapped(areas, seat, other);
    }
    case 'cut':
      return put(areas, seat, pile[move.depth - 1]!);
    case 'change':
    case 'choose':
      return put(areas, seat, move.card);
    case 'fold':
      return areas;
    case 'use': {
      const [one, two] = move.targets;
      if (one === undefined) return areas; // a look alone changes nothing
      if (two !== undefined) return swapped(areas, one, two);
      const {ability} = characterOf(view, areas[seat]!);
      return ability === 'burn' ? put(areas, one, pile[0]!) : swapped(areas, seat, one);
    }
  }
}

/** All cuts to unknown cards are one lot. */
export const lotOf = ({pile}: KingdomView, move: KingdomMove): string | undefined =>
  move.type === 'cut' && (pile[move.depth - 1] ?? null) === null ? 'cut' : undefined;

/** The moves to compare: of one lot, one is enough. */
export function worthwhile(
  view: KingdomView,
  moves: readonly KingdomMove[],
): readonly KingdomMove[] {
  const lot = moves.find((move) => lotOf(view, move) !== undefined);
  return moves.filter((move) => move === lot || lotOf(view, move) === undefined);
}
