import {type Card, suitOf} from '../../../cards/index.js';
import type {Refusal, Seat, Emit} from '../../../game/index.js';
import {spiesIn, suitOfGovernment} from './government.js';
import {hand, prove, rivalOf} from './knowledge.js';
import type {CrushState, CrushEvent} from '../types.js';

/** Tribute: the rival gives one card for each spy in the rival's Government. */

type CrushEmit = Emit<CrushState, CrushEvent> | undefined;

/** The suit of the taker's King; its cards must be given first. */
const dutySuit = ({governments, active}: Pick<CrushState, 'governments' | 'active'>) =>
  suitOfGovernment(governments[active]!);

/**
 * The giver owes cards of the taker's suit while holding any, card by card (C-9); then any card
 * (C-10).
 */
export function refuseGive(state: CrushState, seat: Seat, card: Card): Refusal | undefined {
  const suit = dutySuit(state);
  const bound = suitOf(card) !== suit && state.hands[seat]!.some((held) => suitOf(held) === suit);
  return bound ? 'crush/tribute-of-the-suit' : undefined;
}

/** Counts the spies, old and new (C-8); a hand that is too small gives everything (C-11). */
export function beginTribute(state: CrushState, emit: CrushEmit): CrushState {
  const to = state.active;
  const from = rivalOf(to);
  const owed = Math.min(spiesIn(state.governments[from]!), state.hands[from]!.length);
  if (owed === 0) return settle(state, false, emit);
  const now: CrushState = {...state, phase: 'tribute', owed};
  emit?.({type: 'tribute demanded', from, to, owed}, now);
  return now;
}

/** One card changes hands; the giver does not draw yet. */
export function give(state: CrushState, from: Seat, card: Card, emit: CrushEmit): CrushState {
  const given = {...hand(state, from, card), owed: state.owed - 1};
  const now = suitOf(card) === dutySuit(state) ? given : prove(given, from, 'suit');
  emit?.({type: 'card given', from, to: state.active, card}, now);
  return now.owed === 0 ? settle(now, true, emit) : now;
}

function settle(state: CrushState, paid: boolean, emit: CrushEmit): CrushState {
  const to = state.active;
  const now: CrushState = {...state, phase: 'fireHire'};
  emit?.({type: 'tribute settled', from: rivalOf(to), to, paid}, now);
  return now;
}
