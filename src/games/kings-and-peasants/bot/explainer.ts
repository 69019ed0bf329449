import {rngFrom} from '../../../cards/index.js';
import type {Explainer, Fact, Seat} from '../../../game/index.js';
import {CARDS, suitIn} from '../kernel/codes.js';
import {lay, placeOf} from '../kernel/kernel.js';
import type {Kernel} from '../kernel/position.js';
import {type PeasantsMove, type PeasantsState, type PeasantsView, RANKS} from '../types.js';
import {peasantsForesight} from './foresight.js';
import {bestCard} from './policy.js';

/** Whether a fact is good for the player that it is told of; a trick may be either. */
const GOOD: Readonly<Record<string, boolean>> = {
  'peasants/because/won': true,
  'peasants/because/ahead': false,
};

/** What happens in Kings and Peasants after a choice: in its trick, and until the deal is over. */
export const explainer: Explainer<PeasantsState, PeasantsMove, PeasantsView> = {
  kinds: [
    'peasants/because/trumped', 'peasants/because/trick', 'peasants/because/given',
    'peasants/because/limit', 'peasants/because/tricks', 'peasants/because/rank',
    'peasants/because/won', 'peasants/because/ahead',
  ], // oxfmt-ignore
  isGood: ({kind}) => GOOD[kind],
  replay(view, moves) {
    const own = view.seat!;
    const problem = peasantsForesight.problem!(view, moves, rngFrom(0));
    if (!problem) return undefined;
    return (given, choice) => {
      const world = given as Kernel;
      const isCard = world.phase === 'election.play' || world.phase === 'reign.play';
      const before = [...world.tricks];
      const isOut = outOf(world, own);
      problem.play(world, choice);
      const facts: Fact[] = [];
      let isNow = isCard;
      for (;;) {
        if (isNow && world.tricks.some((count, seat) => count !== before[seat])) {
          facts.push(...trickFacts(world, choice, own));
          isNow = false;
        }
        if (world.turn < 0) break;
        lay(world, bestCard(world));
      }
      if (!isOut && outOf(world, own)) facts.push({kind: 'peasants/because/limit'});
      return [...facts, ...endFacts(world, before, own)];
    };
  },
};

/** Whether a seat has left the deal, since it has as many tricks as its name allows. */
const outOf = ({still}: Kernel, seat: Seat): boolean => ((still >> seat) & 1) === 0;

/** The facts of the trick of the card that is judged. */
function trickFacts({best, power, law}: Kernel, code: number, own: Seat): readonly Fact[] {
  if (best === own) return [{kind: 'peasants/because/trick'}];
  const isTrumped = power >= 2 * CARDS && suitIn(code) !== law.trump;
  return [
    {kind: 'peasants/because/given', seat: best},
    ...(isTrumped ? [{kind: 'peasants/because/trumped', seat: best}] : []),
  ];
}

/** The facts of the end of the deal. */
function endFacts(world: Kernel, before: readonly number[], own: Seat): readonly Fact[] {
  const facts: Fact[] = [];
  const place = placeOf(world, own);
  for (let n = before[own]! + 1; n <= world.tricks[own]!; n++)
    facts.push({kind: 'peasants/because/tricks', n});
  if (!world.reign) facts.push({kind: 'peasants/because/rank', rank: RANKS[place]!});
  else if (place === 0) facts.push({kind: 'peasants/because/won'});
  for (const seat of RANKS.keys())
    if (seat !== own && placeOf(world, seat) < place)
      facts.push({kind: 'peasants/because/ahead', seat});
  return facts;
}
