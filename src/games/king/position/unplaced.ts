import type {Card} from '../../../cards/index.js';
import {isIn} from '../kernel/bits.js';
import {codeOf} from '../kernel/codes.js';
import {blameForUnfilled} from './blame-duty.js';
import {lacksOf, type PublicDeal} from './proof.js';
import type {Cards} from './read-cards.js';
import {faults} from './throw-faults.js';

/**
 * Explains why unknown cards cannot be filled: the cards without a place, or the seat without cards.
 */
export function failUnplaced(known: PublicDeal & Cards, pack: readonly Card[]): never {
  blameForUnfilled(known, pack);
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
    faults.fail('hands', 'fill-homeless', {cards: homeless});
  const lackOf = (seat: number): number => hands[seat]!.filter((card) => card === null).length;
  const seat = hands.findIndex((_, at) => lackOf(at) > may[at]!.length);
  if (seat < 0) return faults.fail('hands', 'fill-played');
  const [lacks, fit] = [lackOf(seat), may[seat]!];
  if (fit.length === 0) faults.fail('hands', 'fill-none', {seat, lacks});
  return faults.fail('hands', 'fill-short', {seat, lacks, cards: fit});
}
