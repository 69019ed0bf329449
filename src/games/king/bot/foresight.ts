import type {Foresight, Problem} from '../../../game/index.js';
import {codeOf, trumpCode} from '../kernel/codes.js';
import {apply, begin, kernel} from '../kernel/kernel.js';
import type {Variant} from '../rules/contracts/columns.js';
import {isPlay, type KingMove, type KingState, type KingView, type PlayMove} from '../types.js';
import {choiceProblemOf} from './choice-problem.js';
import {
  cardChoices,
  copyDeal,
  type DealWorld,
  dealWorld,
  finishDeal,
  gains,
  playCard,
  settleDeal,
  turnOf,
} from './deal-world.js';
import {candidates, onlyCard, weigh} from './policy.js';
import {samplerOf} from './sampler.js';
import {shareOf} from './effort-share.js';
import {shortlistOf} from './quick-choices.js';
import {type Stakes, stakesOf} from './stakes.js';

/** King as a search sees it: deals, played to their end. */

/** The part of the others' cards that the policy cannot explain. */
const ODD = 0.1;

/** The game as a search needs it, for one variant. */
export const foresightOf = (variant: Variant): Foresight<KingState, KingMove, KingView> => ({
  unit: 'points',
  share: (view, moves) => shareOf(variant, view, moves),
  shortlist: shortlistOf,
  problem: (view, moves) => problemOf(variant, view, moves),
  decisive(view, moves) {
    const stakes = stakesOf(variant, view);
    return stakes && problemOf(variant, view, moves, stakes);
  },
});

/** A decision as a search sees it. @param worth writes what a finished deal is worth to each seat */
function problemOf(
  variant: Variant,
  view: KingView,
  moves: readonly KingMove[],
  worth?: Stakes,
): Problem<unknown, KingMove> | undefined {
  if (view.phase === 'drawing') return undefined; // a seat that must draw has no choice
  const problem = moves.every(isPlay)
    ? cardProblemOf(variant, view, worth)
    : choiceProblemOf(variant, view, moves, worth);
  return problem as Problem<unknown, KingMove>;
}

/** A card to play, as a search sees it. @param worth writes what a finished deal is worth to each seat */
export function cardProblemOf(
  variant: Variant,
  view: KingView,
  worth = gains,
): Problem<DealWorld, PlayMove> {
  const sampler = samplerOf(variant, view);
  const {seats, contract, played, trick} = view;
  const tells = !contract.draws && played.length + trick.length > 0;
  return {
    seats,
    draw: (stream) => dealWorld(sampler(stream)),
    ...(tells && {likelihood: likelihoodOf(view)}),
    copy: copyDeal,
    turn: turnOf,
    choices: cardChoices,
    play: playCard,
    finish: finishDeal,
    utility: worth,
    settle: settleDeal,
    choiceOf: ({card}) => codeOf(card),
  };
}

/**
 * A function that judges how well the cards played by the others fit a deal. It assumes each player
 * to be either less decided than the policy, which stands for many players, or much more so,
 * whichever fits better: bots with rules of thumb never waver, and those that search often do.
 */
function likelihoodOf(view: KingView): (world: DealWorld) => number {
  const {seats, seat: own, played, trick, hands, trump} = view;
  const gone = new Int32Array(seats * 2);
  for (const {seat, card} of played.flat()) {
    const code = codeOf(card);
    gone[seat * 2 + (code >> 5)]! |= 1 << (code & 31);
  }
  const plays = [...played, trick].flat().map(({seat, card}) => ({seat, code: codeOf(card)}));
  const rounds = Math.max(...hands.map((hand) => hand.length)) + played.length;
  const suit = trumpCode(trump);
  const wavering = new Float64Array(seats);
  const decided = new Float64Array(seats);
  return ({kernel: now}) => {
    const k = kernel(now.plan);
    k.dealt = now.dealt.map((cards, at) => cards | gone[at]!);
    begin(k, now.plan, seats, plays[0]!.seat, rounds, suit);
    wavering.fill(0);
    decided.fill(0);
    for (const {seat, code} of plays) {
      if (seat !== own && onlyCard(k) < 0) {
        weigh(k);
        const {count, codes, chances} = candidates;
        let roots = 0;
        let cubes = 0;
        for (let at = 0; at < count; at++) {
          const chance = chances[at]!;
          roots += Math.sqrt(chance);
          cubes += chance * chance * chance;
        }
        const chance = chances[codes.indexOf(code)]!;
        wavering[seat]! += logOf(Math.sqrt(chance) / roots, count);
        decided[seat]! += logOf((chance * chance * chance) / cubes, count);
      }
      apply(k, code);
    }
    let sum = 0;
    for (let seat = 0; seat < seats; seat++)
      sum += Math.log(Math.exp(wavering[seat]!) + Math.exp(decided[seat]!));
    return sum;
  };
}

/** The logarithm of a card's likelihood, given that some cards are played against all likelihood. */
const logOf = (chance: number, count: number): number => Math.log(ODD / count + (1 - ODD) * chance);
