import {type Card, pick, type Rng} from '../../../cards/index.js';
import {isIn} from '../kernel/bits.js';
import {codeOf} from '../kernel/codes.js';
import {planOf} from '../kernel/plan.js';
import type {Pile} from './count-hands.js';
import {fill} from './fill.js';
import {lacksOf, type PublicDeal} from './proof.js';
import type {Cards} from './read-cards.js';
import {faults} from './throw-faults.js';

/** Draws the unknown cards of a position so that its deal goes on. */

type Filled = ReturnType<typeof fill>;

/**
 * Fills unknown cards; `undefined` if no cards fit. A deal stops when none of its counting cards is
 * left (G8), so one is put into a hand if the draw left all of them out. Fails for a deal that is
 * known from its first card and has none. A diagram of known cards may have none, since it leaves out
 * the tricks before it.
 */
export function fillPlayable(known: PublicDeal & Cards, pack: readonly Card[], rng: Rng): Filled {
  const {phase, contract, hands, talon, trick} = known;
  const {stops, points} = planOf(contract);
  const counts = (card: Card | null): boolean => card === null || points[codeOf(card)] !== 0;
  const filled = fill(known, pack, rng);
  const goesOn = ({hands, talon}: {hands: readonly Pile[]; talon: Pile}): boolean =>
    [...hands.flat(), ...talon, ...trick.map(({card}) => card)].some(counts);
  if (!filled || phase !== 'play' || contract.draws || stops === 0 || goesOn(filled.piles))
    return filled;
  if (known.whole && !goesOn({hands, talon}))
    faults.fail('hands', 'hands-worthless', {contract: contract.id});
  const lacks = lacksOf(known);
  const seen = new Set([...known.played.flat(), ...trick].map(({card}) => card));
  const places = hands.flatMap((hand, seat) =>
    hand.includes(null)
      ? pack.flatMap((card) => {
          const {low, high} = lacks[seat]!;
          const fits = counts(card) && !seen.has(card) && !isIn(low, high, codeOf(card));
          return fits ? [{seat, card}] : [];
        })
      : [],
  );
  if (places.length === 0) return filled;
  const {value, rng: next} = pick(filled.rng, places);
  const better = hands.map((hand, seat) =>
    seat === value.seat ? hand.with(hand.indexOf(null), value.card) : hand,
  );
  return fill({...known, hands: better}, pack, next) ?? filled;
}
