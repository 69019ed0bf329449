import {type Card, isSuit, readCard, suitOf} from '../../../cards/index.js';
import {type GivenFields, readObject, shape} from '../../../game/read.js';
import type {Variant} from '../rules/contracts/columns.js';
import {CardReader} from './read-position.js';
import {faults} from './throw-faults.js';
import {type Contract, type Phase, type TrumpCall, type TrumpName, TRUMPS} from '../types.js';

/** The trump of a position, and the way in which it was called. */

/** The trump, in contracts that allow one: as given, or as it was called or ordered. */
export function readTrump(
  given: GivenFields,
  {id, trump}: Contract,
  scene: Phase,
): TrumpName | null {
  const {trump: said, called, ordered} = given;
  const open = !trump || scene === 'calling';
  // Earlier versions wrote `null` if there is none; a missing choice is none as well.
  const named = said === undefined && !open ? chosenTrump(called, ordered) : (said ?? 'none');
  if (named === 'none') return open ? null : 'none';
  if (!isSuit(named)) shape.fail('trump', 'word', {words: TRUMPS});
  faults.need(trump, 'trump', 'trump-none', {contract: id});
  return named;
}

/** The last card dealt to the caller, if it was shown; checked when the call is read. */
export function lastCard(called: unknown): Card | undefined {
  const {call, card} = (called ?? {}) as {readonly call?: unknown; readonly card?: unknown};
  return call === 'last' && typeof card === 'string' ? readCard(card) : undefined;
}

function chosenTrump(called: unknown, ordered: unknown): TrumpName {
  const {call} = (called ?? {}) as {readonly call?: unknown};
  const last: unknown = Array.isArray(ordered) ? ordered.at(-1) : undefined;
  const shown = lastCard(called);
  const suit = shown
    ? suitOf(shown)
    : (call ?? (last as {readonly trump?: unknown} | null | undefined)?.trump);
  return isSuit(suit) ? suit : 'none';
}

/** The way in which trumps were called. */
export function readCalled(
  variant: Variant,
  given: unknown,
  {trump: asks}: Contract,
  scene: Phase,
  trump: TrumpName | null,
  pack: readonly Card[],
): TrumpCall | null {
  const due = variant.calling === true && asks && scene === 'play';
  if (given === undefined || given === null)
    return due ? {call: trump ?? 'none', card: null} : null;
  const one = readObject(given, 'called', ['call', 'card']);
  faults.need(due || scene === 'over', 'called', 'called-none');
  const {call, card = null} = one;
  if (call !== 'last') {
    const isTrump = (TRUMPS as readonly unknown[]).includes(call);
    shape.need(isTrump, 'called.call', 'word', {words: [...TRUMPS, 'last']});
    faults.need(card === null, 'called.card', 'called-last');
    faults.need(call === trump, 'called.call', 'called-trump', {trump});
    return {call: call as TrumpCall['call'], card: null};
  }
  const shown = new CardReader(pack).card(card, 'called.card');
  faults.need(shown[1] === trump, 'called.card', 'called-suit', {card: shown});
  return {call, card: shown};
}
