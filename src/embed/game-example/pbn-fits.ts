import {isCard, isJoker} from '../../cards/card.js';
import {isTrickDeal, SITS} from '../../notation/pbn.js';
import type {Stop} from './course.js';
import type {Engine} from './engine.js';

/**
 * True where PBN can hold a lesson up to here: a deal of tricks, begun with its first card, of which
 * everybody sees all hands.
 */
export function pbnFits(engine: Engine, {at, line}: Stop): boolean {
  const [{snapshot}] = line as readonly [Stop];
  const {state} = snapshot;
  if (!isTrickDeal(state) || !SITS[state.seats]) return false;
  if (state.played.length > 0 || state.trick.length > 0) return false;
  if (!line.slice(1, at + 1).some((stop) => stop.snapshot.plays.length > 0)) return false;
  return engine
    .diagram(snapshot)
    .seats.every(({hand}) =>
      hand?.every((card) => card !== null && isCard(card) && !isJoker(card)),
    );
}
