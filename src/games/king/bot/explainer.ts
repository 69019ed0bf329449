import {below} from '../../../cards/index.js';
import type {Explainer, Fact, Seat} from '../../../game/index.js';
import {codeOf} from '../kernel/codes.js';
import type {Variant} from '../rules/contracts/columns.js';
import {isPlay, type KingMove, type KingState, type KingView} from '../types.js';
import {type ChoiceWorld, choiceProblemOf} from './choice-problem.js';
import type {DealWorld} from './deal-world.js';
import {Endings, isEnding} from './endings.js';
import {isGood} from './is-good.js';
import {KINDS, Sightings} from './sightings.js';
import {likelyCard} from './policy.js';

/** Tells what happened in a deal that is played on as judgements play it. */

export const explainerOf = (variant: Variant): Explainer<KingState, KingMove, KingView> => ({
  kinds: KINDS,
  isGood,
  replay(view, moves) {
    const seat = view.seat!;
    if (moves.every(isPlay))
      return (world, choice, stream) => cardFacts(world as DealWorld, {view, seat, choice}, stream);
    const problem = choiceProblemOf(variant, view, moves);
    return (world, choice, stream) => {
      const chosen = world as ChoiceWorld;
      problem.play(chosen, choice);
      const sightings = new Sightings(chosen.deal!, seat);
      for (let decided = true; chosen.deal!.kernel.done === 0; decided = false)
        sightings.play(cardOf(chosen.deal!, stream, decided));
      return sightings.atEnd();
    };
  },
});

/** A card of a seat. */
interface Played {
  readonly view: KingView;
  readonly seat: Seat;
  readonly choice: number;
}

function cardFacts(world: DealWorld, {view, seat, choice}: Played, stream: number[]): Fact[] {
  const trick = view.trick.map((one) => ({seat: one.seat, code: codeOf(one.card)}));
  const sightings = new Sightings(world, seat, {trick, choice});
  sightings.play(choice);
  for (let decided = true; world.kernel.done === 0; decided = false)
    sightings.play(cardOf(world, stream, decided));
  return sightings.atEnd();
}

/** The card that is played on with: of the policy, or one of the best where the rest is solved. */
function cardOf(world: DealWorld, stream: number[], decided: boolean): number {
  const {kernel: k} = world;
  if (!isSolved(world, decided)) return likelyCard(k, stream);
  const ending = (solved.get(world) ?? solved.set(world, new Endings(k)).get(world))!;
  const cards = ending.cards(k);
  return cards.length > 1 ? cards[below(stream, cards.length)]! : cards[0]!;
}

/** The endings of worlds that are being solved. */
const solved = new WeakMap<DealWorld, Endings>();

const isSolved = (world: DealWorld, decided: boolean): boolean =>
  solved.has(world) || isEnding(world.kernel, decided);
