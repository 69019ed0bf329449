import {COURT, type CourtCard, DECK} from '../../rules/deck.js';
import {solve} from '../../bot/matrix-game.js';

/**
 * Solves a match by backward induction, from the last round to the first: in each round both choose
 * at once, and the rest of the match after any pair of cards has already been solved. All used cards
 * lie open, so only the unused ones and the lead matter.
 */

/** The best way to play a round. */
interface Plan {
  /**
   * The probability of winning the match from here if both play well; a draw counts with its worth.
   */
  readonly value: number;
  /** The probability of each unused card, in their order. */
  readonly chances: readonly number[];
}

/** Looks up the plan for unused cards and a lead in rounds. */
export type Plans = (own: readonly CourtCard[], other: readonly CourtCard[], lead: number) => Plan;

/** Cards as bits, so that a hand is a number; the highest bit is the King. */
type Hand = number;

const bitOf = (card: CourtCard): Hand => 1 << (DECK[card].value - 1);
const handOf = (cards: readonly CourtCard[]): Hand =>
  cards.reduce((hand, card) => hand | bitOf(card), 0);
const BITS = COURT.map(bitOf);
/** The cards of each hand, highest first, with their total. */
const CARDS = Array.from({length: 1 << COURT.length}, (_, hand) =>
  BITS.filter((bit) => hand & bit),
);
const TOTALS = CARDS.map((_, hand) =>
  COURT.reduce((sum, card) => sum + (hand & bitOf(card) ? DECK[card].value : 0), 0),
);

/**
 * The plans of a match in which a draw is worth `draw`, from 0 (as bad as a loss) to 1 (as good as
 * a win). Each round is solved once, at its first use: some 600 in all, in milliseconds.
 */
export function plansFor(draw: number): Plans {
  const known = new Map<number, Plan>();
  const plan = (own: Hand, other: Hand, lead: number): Plan => {
    const key = ((own << 5) | other) * 16 + lead + 8;
    let found = known.get(key);
    if (!found) known.set(key, (found = solved(own, other, lead)));
    return found;
  };
  const solved = (own: Hand, other: Hand, lead: number): Plan => {
    const cards = CARDS[own]!;
    // If one side can no longer be caught, both may play anything.
    if (cards.length === 0 || Math.abs(lead) > cards.length)
      return {
        value: lead > 0 ? 1 : lead < 0 ? 0 : draw,
        chances: cards.map(() => 1 / cards.length),
      };
    const payoffs = cards.map((card) =>
      CARDS[other]!.map((met) => {
        const [mine, theirs] = [own ^ card, other ^ met];
        const by = card === met ? TOTALS[mine]! - TOTALS[theirs]! : card - met;
        return plan(mine, theirs, lead + Math.sign(by)).value;
      }),
    );
    const {value, rows} = solve(payoffs);
    return {value, chances: rows};
  };
  return (own, other, lead) => plan(handOf(own), handOf(other), lead);
}
