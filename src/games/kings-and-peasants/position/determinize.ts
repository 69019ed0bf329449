import type {Rng} from '../../../cards/index.js';
import {fill, type Filled} from './fill.js';
import type {Unknown} from './ownership.js';
import type {PeasantsState, PeasantsView} from '../types.js';

/** A full state that the view could have come from, with hidden cards drawn at random. */
export function determinize(view: PeasantsView, rng: Rng): PeasantsState {
  const filled = fill({...view, leader: leaderOf(view)}, rng);
  if (!filled) throw new RangeError('kings-and-peasants: no cards fit this view');
  return complete(view, filled);
}

type Lead = Pick<
  PeasantsView,
  'phase' | 'ranks' | 'elected' | 'tricks' | 'played' | 'trick' | 'turn'
>;

/**
 * The leader of the reign's first trick; `undefined` before it, and if the first tricks are unknown.
 */
export function leaderOf({phase, tricks, played, trick, turn}: Lead): Unknown['leader'] {
  if (phase !== 'reign.play' && phase !== 'over') return undefined;
  const whole = tricks.reduce((sum, own) => sum + own, 0) === played.length;
  return whole ? ((played[0] ?? trick)[0]?.seat ?? turn[0]) : undefined;
}

/** Makes a partly known state complete; fields always come in this order. */
export const complete = (
  known: Omit<PeasantsState, 'hands' | 'aside' | 'gifts' | 'rng'>,
  {hands, aside, gifts, rng}: Filled,
): PeasantsState => ({
  options: known.options,
  seats: known.seats,
  rng,
  phase: known.phase,
  turn: known.turn,
  game: known.game,
  deal: known.deal,
  dealer: known.dealer,
  shown: known.shown,
  trump: known.trump,
  names: known.names,
  elected: known.elected,
  ranks: known.ranks,
  hands,
  aside,
  gifts,
  tricks: known.tricks,
  trick: known.trick,
  played: known.played,
  won: known.won,
});
