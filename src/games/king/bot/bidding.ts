import type {Rng} from '../../../cards/index.js';
import type {Choice} from '../../../game/index.js';
import {pointsOf} from '../kernel/kernel.js';
import {determinize} from '../position/determinize.js';
import type {Variant} from '../rules/contracts/columns.js';
import {apply} from '../rules/decide.js';
import {dealWorld, finishDeal} from './deal-world.js';
import {startOf} from './start.js';
import type {KingMove, KingState, KingView} from '../types.js';

/** The number of imagined deals. */
const DEALS = 12;

/** A bid, as long as naming the best suit, minus the bid, is worth more than leaving it to others. */
export function bidOf(
  variant: Variant,
  view: KingView,
  moves: readonly KingMove[],
  rng: Rng,
): Choice<KingMove> {
  const seat = view.seat!;
  const {seats} = view;
  let stream = rng;
  const worlds = Array.from({length: DEALS}, () => {
    const state = determinize(variant, view, stream);
    stream = state.rng;
    return state;
  });
  const chance = [...stream];
  const pointsIn = (world: KingState, suit: 'S' | 'H' | 'D' | 'C'): number => {
    const won = {...world, phase: 'naming', turn: [seat], orderer: seat, bids: []} as const;
    const deal = dealWorld(startOf(apply(variant, won, seat, {type: 'name', suit})));
    finishDeal(deal, [...chance]);
    return pointsOf(deal.kernel, seat);
  };
  const values = (['S', 'H', 'D', 'C'] as const).map(
    (suit) => worlds.reduce((sum, world) => sum + pointsIn(world, suit), 0) / DEALS,
  );
  const sorted = [...values].sort((a, b) => b - a);
  const own = sorted[0]!;
  // Another player names the suit that suits that player, so the average of the three worst suits is
  // expected.
  const other = (sorted[1]! + sorted[2]! + sorted[3]!) / 3;
  const most = Math.floor((own - other) * (1 - 1 / seats));
  const bids = moves.filter((move) => move.type === 'bid');
  const [least] = bids;
  const told = (move: KingMove, reason: string): Choice<KingMove> => ({
    move,
    why: {key: `king/why/${reason}`, n: Math.max(0, most)},
  });
  if (!least || least.points > most)
    return told(moves.find(({type}) => type === 'fold') ?? moves[0]!, 'pass');
  const fair = Math.max(least.points, Math.ceil(most / 2));
  const bid =
    view.options['bidRounds'] === 'until-one' ? least : bids.findLast(({points}) => points <= fair);
  return told(bid ?? least, 'bid');
}
