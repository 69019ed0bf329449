import {codesOf} from '../kernel/bits.js';
import {apply, copy, type Kernel, legal, pointsOf} from '../kernel/kernel.js';

/**
 * The last tricks of a deal with all hands open, solved: each seat plays for its own points above the
 * mean. Of equally good cards each is as likely, so their results are averaged.
 */

/** The most cards in all hands, where a decision itself is solved, and where one that led there is. */
const DECIDED = 16;
const LATER = 12;

/** Results that differ by less are equal. */
const EQUAL = 1e-9;

/** Whether a position is solved. @param decided whether the decision that is judged led to it at once */
export const isEnding = (k: Kernel, decided: boolean): boolean => {
  if (k.done !== 0 || k.plan.draws !== 0) return false;
  if (decided) return k.rounds * k.seats <= DECIDED;
  return k.count === 0 && k.rounds * k.seats <= LATER;
};

/** The most seats, and the most cards that can follow one another. */
const SEATS = 6;
const DEPTH = DECIDED + 1;

/** Solves endings that begin with the same cards. */
export class Endings {
  /** Known results by position, for positions between two tricks. */
  readonly #known = new Map<number, Float64Array>();
  /** The place of each card among those left, by its code. */
  readonly #places = new Int8Array(64);
  /** By depth, the points that each seat still gets, and those of the card that is being tried. */
  readonly #found = Array.from({length: DEPTH + 1}, () => new Float64Array(SEATS));
  readonly #tried = Array.from({length: DEPTH + 1}, () => new Float64Array(SEATS));

  constructor(k: Kernel) {
    let place = 0;
    for (const code of codesOf(k.low, k.high)) this.#places[code] = place++;
  }

  /** The points that each seat still gets; overwritten by the next call. */
  pointsFrom(k: Kernel): Float64Array {
    return this.#solve(k, 0);
  }

  /** The best cards of the seat on turn: of all that are equally good, one of each kind. */
  cards(k: Kernel): readonly number[] {
    const codes: number[] = [];
    this.#solve(k, 0, codes);
    return codes;
  }

  /** @param best receives the best cards */
  #solve(k: Kernel, depth: number, best?: number[]): Float64Array {
    const found = this.#found[depth]!;
    if (k.done !== 0) return found.fill(0);
    const key = best ? -1 : this.#keyOf(k);
    const known = key < 0 ? undefined : this.#known.get(key);
    if (known) return known;
    const {turn, seats} = k;
    const tried = this.#tried[depth]!;
    legal(k);
    const {legalLow, legalHigh} = k;
    let top = -Infinity;
    let equals = 0;
    let last = -1;
    for (let half = 0; half < 2; half++)
      for (let set = half === 0 ? legalLow : legalHigh; set !== 0; set &= set - 1) {
        const code = half * 32 + 31 - Math.clz32(set & -set);
        if (isSame(k, last, code)) continue;
        last = code;
        const next = copy(k);
        apply(next, code);
        const later = this.#solve(next, depth + 1);
        let sum = 0;
        for (let seat = 0; seat < seats; seat++)
          sum += tried[seat] = later[seat]! + pointsOf(next, seat) - pointsOf(k, seat);
        const gain = tried[turn]! - sum / seats;
        if (gain < top - EQUAL) continue;
        if (gain > top + EQUAL) {
          top = gain;
          equals = 0;
          found.fill(0);
          best?.splice(0);
        }
        equals++;
        best?.push(code);
        for (let seat = 0; seat < seats; seat++)
          found[seat]! += (tried[seat]! - found[seat]!) / equals;
      }
    if (key >= 0) this.#known.set(key, found.slice());
    return found;
  }

  /**
   * A position as a number; -1 within a trick, or while points may still turn into a slam, when what is
   * left depends on what was taken.
   */
  #keyOf({count, low, high, turn, plan, claim}: Kernel): number {
    if (count !== 0 || (plan.slam !== 0 && claim !== -2)) return -1;
    let cards = 0;
    for (let set = low; set !== 0; set &= set - 1)
      cards |= 1 << this.#places[31 - Math.clz32(set & -set)]!;
    for (let set = high; set !== 0; set &= set - 1)
      cards |= 1 << this.#places[63 - Math.clz32(set & -set)]!;
    return cards * 8 + turn;
  }
}

/** Whether a card is as good as the next lower one of the hand: nothing that counts lies between them. */
export function isSame(k: Kernel, lower: number, code: number): boolean {
  const {plan, turn, dealt} = k;
  if (lower < 0 || lower >> 4 !== code >> 4 || plan.points[lower] !== plan.points[code])
    return false;
  if (plan.jokers !== 0) return false;
  const isHigh = code >> 5 === 1;
  const own = dealt[turn * 2 + (code >> 5)]!;
  const others = (isHigh ? k.high : k.low) & ~own;
  const between = ((1 << (code & 31)) - 1) & ~((1 << ((lower & 31) + 1)) - 1);
  const isBest = k.count !== 0 && k.best > lower && k.best < code;
  return (others & between) === 0 && !isBest;
}
