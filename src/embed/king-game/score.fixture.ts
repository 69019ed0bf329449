import {type Card, winningPlay} from '../../cards/index.js';
import type {Contract, Played, Term} from '../../games/king/types.js';
import type {MatchRecord} from '../../match/index.js';

/**
 * Scores a deal a second time, by the words of the rules and without the engine: tricks by the resolver
 * of `cards`, prices by the terms of the contract.
 */

/** One deal as it was played. */
export interface DealPlayed {
  readonly tricks: readonly (readonly Played[])[];
  /** Cards of a trick that is not full. */
  readonly rest: readonly Played[];
  readonly points: readonly number[];
  readonly over: boolean;
}

const counts = (card: Card, term: Term): boolean =>
  term.unit === 'card' && (term.of === card || term.of === card[0] || term.of === card[1]);

/** Splits plays into tricks and scores them; stops where the deal does. */
export function scoreDeal(
  plays: readonly Played[],
  contract: Contract,
  {seats, hand, pack}: {seats: number; hand: number; pack: readonly Card[]},
): DealPlayed {
  const counting = pack.filter((card) => contract.terms.some((term) => counts(card, term)));
  const taken: Card[][] = Array.from({length: seats}, () => []);
  const tricks: (readonly Played[])[] = [];
  const points = Array.from({length: seats}, () => 0);
  let over = false;
  while (!over && plays.length >= (tricks.length + 1) * seats) {
    const trick = plays.slice(tricks.length * seats, (tricks.length + 1) * seats);
    tricks.push(trick);
    const winner = winningPlay(trick)!.seat;
    taken[winner]!.push(...trick.map(({card}) => card));
    for (const term of contract.terms)
      if (term.unit === 'trick') points[winner]! += term.pts;
      else if (term.unit === 'last2') points[winner]! += tricks.length > hand - 2 ? term.pts : 0;
      else points[winner]! += term.pts * trick.filter(({card}) => counts(card, term)).length;
    const gone = taken.flat();
    over =
      tricks.length === hand || (contract.stops && counting.every((card) => gone.includes(card)));
  }
  const all = taken.findIndex((cards) => counting.every((card) => cards.includes(card)));
  const scored =
    contract.slam === null || all < 0
      ? points
      : points.map((_, seat) => (seat === all ? contract.slam! : 0));
  return {tricks, rest: plays.slice(tricks.length * seats), points: scored, over};
}

/** The moves of a record as plays. */
export const playsOf = ({moves}: MatchRecord): readonly Played[] =>
  moves.map((step) => {
    const [seat, card] = step.split(':');
    return {seat: Number(seat), card: card as Card};
  });
