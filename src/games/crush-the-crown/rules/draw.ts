import {shuffle} from '../../../cards/index.js';
import type {Seat, Emit} from '../../../game/index.js';
import {take} from './knowledge.js';
import {HAND} from './options.js';
import type {CrushState, CrushEvent} from '../types.js';

type CrushEmit = Emit<CrushState, CrushEvent> | undefined;

/** The discard pile becomes the draw pile. */
function reshuffle(state: CrushState, emit: CrushEmit): CrushState {
  const {value: draw, rng} = shuffle(state.rng, state.piles.discard);
  const now: CrushState = {...state, rng, swapped: 0, piles: {...state.piles, draw, discard: []}};
  emit?.({type: 'reshuffled', count: draw.length}, now);
  return now;
}

/**
 * Fills a hand up to five; a hand of five or more stays as it is. If a draw is due and the draw pile
 * is empty, the discard pile is reshuffled (C-14, C-25); if both are empty, drawing stops (C-13).
 */
export function refill(state: CrushState, seat: Seat, emit: CrushEmit): CrushState {
  let now = state;
  for (;;) {
    const due = HAND - now.hands[seat]!.length;
    if (due <= 0) return now;
    if (now.piles.draw.length === 0) {
      if (now.piles.discard.length === 0) return now;
      now = reshuffle(now, emit);
    }
    const cards = now.piles.draw.slice(0, due);
    const piles = {...now.piles, draw: now.piles.draw.slice(due)};
    now = take({...now, piles}, seat, cards);
    emit?.({type: 'cards drawn', seat, cards}, now);
  }
}
