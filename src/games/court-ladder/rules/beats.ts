import {type Card, isJoker, type Suit, suitOf} from '../../../cards/index.js';
import type {Refusal} from '../../../game/index.js';
import {beats as beatsCode} from '../kernel/beats.js';
import {codeOf, suitCode} from '../kernel/codes.js';

/** Decides which card beats which (rule 5). */

/** True when one card beats another. */
export const beats = (card: Card, attack: Card, trump: Suit | null): boolean =>
  !isJoker(card) &&
  !isJoker(attack) &&
  beatsCode(codeOf(card), codeOf(attack), trump === null ? -1 : suitCode(trump));

/** Why a card does not beat an attack card. */
export function whyNotBeating(card: Card, attack: Card, trump: Suit | null): Refusal {
  if (isJoker(card)) return 'ladder/joker-names-trump';
  if (suitOf(card) === suitOf(attack)) return 'ladder/not-higher';
  return suitOf(attack) === trump ? 'ladder/only-higher-trump' : 'ladder/neither-suit-nor-trump';
}
