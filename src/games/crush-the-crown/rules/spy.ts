import type {Card} from '../../../cards/index.js';
import type {Refusal, Seat, Emit} from '../../../game/index.js';
import {canSpyAs, isLiving, nextRank} from './government.js';
import {leave, put, rivalOf} from './knowledge.js';
import {beginTribute} from './tribute.js';
import type {CrushState, CrushEvent} from '../types.js';

/** Insert: a card goes into the rival's Government as its next place (C-7). */

type CrushEmit = Emit<CrushState, CrushEvent> | undefined;

/** A spy is a wild card, or a card of a dead suit and of the rival's next rank (C-19). */
export function refuseSpy(state: CrushState, seat: Seat, card: Card): Refusal | undefined {
  const {governments} = state;
  if (isLiving(governments, card)) return 'crush/suit-of-a-king';
  return canSpyAs(governments, card, nextRank(governments[rivalOf(seat)]!))
    ? undefined
    : 'crush/not-the-rivals-next-rank';
}

/** After the rival's Ace no spy can follow, so nobody is asked (C-16). */
export const beginInsert = (state: CrushState, seat: Seat, emit: CrushEmit): CrushState =>
  nextRank(state.governments[rivalOf(seat)]!) === undefined
    ? noSpy(state, seat, true, emit)
    : state;

/** The spy counts at once (C-8). */
export function spy(state: CrushState, seat: Seat, card: Card, emit: CrushEmit): CrushState {
  const into = rivalOf(seat);
  const now: CrushState = {
    ...leave(state, seat, card),
    governments: put(state.governments, into, [...state.governments[into]!, card]),
    idle: 0,
    phase: 'tribute',
  };
  emit?.({type: 'spy inserted', seat, into, card}, now);
  return beginTribute(now, emit);
}

/** No spy is inserted. */
export function noSpy(state: CrushState, seat: Seat, full: boolean, emit: CrushEmit): CrushState {
  const now: CrushState = {...state, phase: 'tribute'};
  emit?.({type: 'no spy inserted', seat, full}, now);
  return beginTribute(now, emit);
}
