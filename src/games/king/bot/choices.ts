import type {Rng} from '../../../cards/index.js';
import type {Choice, Question} from '../../../game/index.js';
import {codeOf} from '../kernel/codes.js';
import type {Variant} from '../rules/contracts/columns.js';
import {apply} from '../rules/decide.js';
import {determinize} from '../position/determinize.js';
import {totalOf} from './order-price.js';
import {isSensible, quickDiscard} from './quick-choices.js';
import {playOut, startOf} from './rollout.js';
import {isPlay, type KingMove, type KingState, type KingView} from '../types.js';

/**
 * Decisions that depend on more than the hand: declarations, trumps, talon, bids, and cards in deals
 * with trumps, jokers or a stock. The bot determinizes its view several times, tries each choice in
 * every sampled deal, plays the deal out by rules of thumb, and takes the choice with the best
 * result.
 */

/** The number of sampled deals. */
const DEALS = {card: 10, choice: 12, pair: 5};

/** The best choice and its reason. */
export function chooseBySampling(
  variant: Variant,
  {view, moves, rng}: Question<KingView, KingMove>,
): Choice<KingMove> {
  const [only, ...others] = moves;
  if (!only) throw new RangeError('there is nothing to choose');
  const seat = view.seat!;
  if (others.length === 0) return because(only, isPlay(only) ? 'only' : 'must');
  if (view.phase === 'bidding') return bidOf(variant, view, moves, rng);
  if (moves.every(isPlay)) {
    const starts = deals(variant, view, rng, DEALS.card).map(startOf);
    const values = moves.map(({card}) =>
      mean(starts, (start) => playOut(start, seat, codeOf(card))),
    );
    return because(best(moves, values), 'tried');
  }
  const pairs = view.phase === 'talon';
  const worlds = deals(variant, view, rng, pairs ? DEALS.pair : DEALS.choice);
  const tried = moves.filter((move) => isSensible(view.hands[seat]!, move));
  const values = tried.map((move) => mean(worlds, (world) => worthOf(variant, world, seat, move)));
  const shares = tried.map((move) => shareOf(variant, view, worlds[0]!, seat, move));
  const gains = tried.map((_, at) => values[at]! - shares[at]!);
  const move = best(tried, gains);
  const at = tried.indexOf(move);
  const next = Math.max(...values.filter((_, other) => other !== at));
  return because(move, REASONS[move.type] ?? 'tried', {
    points: Math.round(values[at]!),
    // The best of the other trumps, suits or pairs; an order compares with an equal share.
    other: Math.round(move.type === 'order' ? shares[at]! : next),
  });
}

/** The reasons of choices, by their moves; their values are points that the seat may expect. */
const REASONS: Partial<Record<KingMove['type'], string>> = {
  order: 'ordered',
  trump: 'called',
  name: 'named',
  discard: 'away',
};

const because = (move: KingMove, reason: string, values: object = {}): Choice<KingMove> => ({
  move,
  why: {key: `king/why/${reason}`, ...(isPlay(move) ? {card: move.card} : {}), ...values},
});

const mean = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0) / items.length;

const best = <Item>(items: readonly Item[], values: readonly number[]): Item =>
  items[values.reduce((top, value, at) => (value > values[top]! ? at : top), 0)]!;

/** Sampled deals that are consistent with the view. */
function deals(variant: Variant, view: KingView, rng: Rng, count: number): readonly KingState[] {
  let stream = rng;
  return Array.from({length: count}, () => {
    const state = determinize(variant, view, stream);
    stream = state.rng;
    return state;
  });
}

/**
 * The result of a choice in one deal: the others make their first possible choices, then the cards are
 * played.
 */
function worthOf(variant: Variant, world: KingState, seat: number, move: KingMove): number {
  let state = apply(variant, world, seat, move);
  if (state.phase === 'talon') state = apply(variant, state, seat, quickDiscard(state, seat));
  return playOut(startOf(state), seat);
}

/**
 * An equal share of the deal's total points: a contract that has to be declared at some time is best
 * declared when the hand exceeds this share the most.
 */
function shareOf(
  variant: Variant,
  view: KingView,
  world: KingState,
  seat: number,
  move: KingMove,
): number {
  if (move.type !== 'order') return 0;
  const {contract} = apply(variant, world, seat, move);
  return totalOf(variant, view, contract) / view.seats;
}

/**
 * Bids as long as naming the best suit, minus the bid, is worth more than leaving the choice to
 * others.
 */
function bidOf(
  variant: Variant,
  view: KingView,
  moves: readonly KingMove[],
  rng: Rng,
): Choice<KingMove> {
  const seat = view.seat!;
  const {seats} = view;
  const worlds = deals(variant, view, rng, DEALS.choice);
  const suits = ['S', 'H', 'D', 'C'] as const;
  const values = suits.map((suit) =>
    mean(worlds, (world) => {
      const won = {...world, phase: 'naming', turn: [seat], orderer: seat, bids: []} as const;
      return playOut(startOf(apply(variant, won, seat, {type: 'name', suit})), seat);
    }),
  );
  const sorted = [...values].sort((a, b) => b - a);
  const own = sorted[0]!;
  // Another player names the suit that suits that player, so the average of the three worst suits is
  // expected.
  const other = (sorted[1]! + sorted[2]! + sorted[3]!) / 3;
  const most = Math.floor((own - other) * (1 - 1 / seats));
  const bids = moves.filter((move) => move.type === 'bid');
  const [least] = bids;
  const worth = {n: Math.max(0, most)};
  if (!least || least.points > most)
    return because(moves.find(({type}) => type === 'fold') ?? moves[0]!, 'pass', worth);
  const fair = Math.max(least.points, Math.ceil(most / 2));
  const bid =
    view.options['bidRounds'] === 'until-one' ? least : bids.findLast(({points}) => points <= fair);
  return because(bid ?? least, 'bid', worth);
}
