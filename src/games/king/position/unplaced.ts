import type {Card} from '../../../cards/index.js';
import {isIn} from '../kernel/bits.js';
import {codeOf} from '../kernel/codes.js';
import {type Known, lacksOf} from './proof.js';
import type {Cards} from './read-cards.js';

/** Why unknown cards cannot be filled: the cards without a place, or the seat without cards. */
export function unplaced(known: Known & Cards, pack: readonly Card[]): string {
  const {hands, talon, away, stock, played, trick, whole} = known;
  const piles = [...talon, ...away, ...stock];
  const placed = new Set<Card | null>([...hands.flat(), ...piles]);
  for (const {card} of [...played.flat(), ...trick]) placed.add(card);
  const left = pack.filter((card) => !placed.has(card));
  const may = lacksOf(known).map(({low, high}) =>
    left.filter((card) => !isIn(low, high, codeOf(card))),
  );
  const homeless = left.filter((card) => may.every((cards) => !cards.includes(card)));
  if (whole && homeless.length > 0 && !piles.includes(null))
    return `no seat with unknown cards may hold ${homeless.join(' ')}, after what it has played`;
  const short = hands.findIndex(
    (hand, seat) => hand.filter((card) => card === null).length > may[seat]!.length,
  );
  if (short < 0) return 'the cards left do not fit what the seats have played';
  const needs = hands[short]!.filter((card) => card === null).length;
  const fit = may[short]!.join(' ') || 'none';
  return `hands[${short}] lacks ${needs} cards, and after what seat ${short} has played only these of those left may be there: ${fit}`;
}
