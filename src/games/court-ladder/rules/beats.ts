import {type Card, isJoker, rankIndex, rankOf, type Suit, suitOf} from '../../../cards/index.js';
import type {Refusal} from '../../../game/index.js';

/** Decides which card beats which (rule 5). */

/**
 * Why a card does not beat an attack card, or `undefined` when it does: a higher card of the suit
 * beats, and any trump beats a plain suit. The same card from the other pack is not higher.
 */
export function refuseBeating(card: Card, attack: Card, trump: Suit | null): Refusal | undefined {
  if (isJoker(card) || isJoker(attack)) return 'ladder/joker-names-trump';
  if (suitOf(card) === suitOf(attack))
    return rankIndex(rankOf(card)) > rankIndex(rankOf(attack)) ? undefined : 'ladder/not-higher';
  if (suitOf(card) === trump) return undefined;
  return suitOf(attack) === trump ? 'ladder/only-higher-trump' : 'ladder/neither-suit-nor-trump';
}

/** True when one card beats another. */
export const beats = (card: Card, attack: Card, trump: Suit | null): boolean =>
  refuseBeating(card, attack, trump) === undefined;
