import {type Card, type Rng, shuffle} from '../../../cards/index.js';
import type {Options, Outcome, Seat} from '../../../game/index.js';
import type {Kernel} from '../kernel/position.js';
import {kingOf, knaveOf} from './ladder.js';
import {lastHand, packOf} from './options.js';
import {dealOut, drawRanks} from './rank-draw.js';
import type {LadderState, LadderEmit} from '../types.js';

/** A match from hand to hand: rank draw, deal and end. */

/** Draws the ranks and deals the first hand. */
export function setup(options: Options, seats: number, start: Rng, emit?: LadderEmit): LadderState {
  const {ranks, draw, event, rng} = drawRanks(options, seats, start);
  const none = Array.from({length: seats}, (): readonly Card[] => []);
  const state: LadderState = {
    options,
    seats,
    rng,
    phase: 'between',
    deal: 0,
    ranks,
    draw,
    reigns: none.map(() => 0),
    trump: null,
    bouts: 0,
    bout: null,
    hands: none,
    // Before the first deal no hand has cards, as when a hand has ended.
    gone: packOf(options, seats),
    shown: none,
  };
  emit?.(event, state);
  return dealHand(state, emit);
}

/**
 * The lowest rank shuffles and deals, beginning with the King on its left. Only the King looks, and
 * names the trump (rule 4).
 */
function dealHand(state: LadderState, emit: LadderEmit): LadderState {
  const {options, seats, ranks, reigns} = state;
  const {value: pile, rng} = shuffle(state.rng, packOf(options, seats));
  const dealt = dealOut(pile, seats, 0);
  const king = kingOf(state);
  const then: LadderState = {
    ...state,
    rng,
    phase: 'trump',
    deal: state.deal + 1,
    reigns: reigns.map((hands, seat) => (seat === king ? hands + 1 : hands)),
    trump: null,
    bouts: 0,
    bout: null,
    hands: reigns.map((_, seat) => dealt[ranks.indexOf(seat)]!),
    gone: [],
    shown: reigns.map(() => []),
  };
  emit?.({type: 'dealt', deal: then.deal, dealer: knaveOf(state), king}, then);
  return then;
}

/**
 * Ends a hand when at most one player holds cards: that player goes to the bottom (rule 8), and the
 * next hand is dealt.
 */
export function endHand(state: LadderState, {ranks, sizes}: Kernel, emit: LadderEmit): LadderState {
  const left = sizes.findIndex((size) => size > 0);
  const ended: LadderState = {...state, ranks: [...ranks]};
  emit?.({type: 'hand ended', left: left < 0 ? null : left, ranks: ended.ranks}, ended);
  if (state.deal < lastHand(state.options)) return dealHand(ended, emit);
  const over: LadderState = {...ended, phase: 'over'};
  emit?.({type: 'game over', ranks: ended.ranks}, over);
  return over;
}

/** The final standing is the order of ranks (rule 10). */
export const outcome = ({
  phase,
  ranks,
}: Pick<LadderState, 'phase' | 'ranks'>): Outcome | undefined =>
  phase === 'over'
    ? {
        winners: ranks.slice(0, 1),
        places: ranks.map((seat: Seat) => [seat]),
        reason: 'ladder/all-hands-played',
      }
    : undefined;
