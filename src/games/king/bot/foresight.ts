import type {Foresight, Problem} from '../../../game/index.js';
import {codeOf, trumpCode} from '../kernel/codes.js';
import {apply, begin, copy, draw, isVoid, type Kernel, kernel} from '../kernel/kernel.js';
import type {Variant} from '../rules/contracts/columns.js';
import {isPlay, type KingMove, type KingState, type KingView, type PlayMove} from '../types.js';
import {candidates, likelyCard, onlyCard, weigh} from './policy.js';
import {samplerOf} from './sampler.js';

/** King as a search sees it: deals on the kernel, to their end. A choice is the code of a card. */

interface World {
  readonly kernel: Kernel;
  /** The codes of the stock, top card first; the first `drawn` of them are drawn. */
  readonly stock: readonly number[];
  drawn: number;
}

/** The part of others' cards that are played against all likelihood. */
const ODD = 0.1;

/** What a search needs of a variant; only cards are searched. */
export const foresightOf = (variant: Variant): Foresight<KingState, KingMove, KingView> => ({
  unit: 'points',
  problem: (view, moves) =>
    moves.every(isPlay) ? (problemOf(variant, view) as Problem<unknown, KingMove>) : undefined,
});

function problemOf(variant: Variant, view: KingView): Problem<World, PlayMove> {
  const sampler = samplerOf(variant, view);
  const {seats, contract, played, trick} = view;
  const tells = !contract.draws && played.length + trick.length > 0;
  return {
    seats,
    draw: (stream) => drawn({...sampler(stream), drawn: 0}),
    ...(tells && {likelihood: likelihoodOf(view)}),
    copy: ({kernel: k, stock, drawn: count}) => ({kernel: copy(k), stock, drawn: count}),
    turn: ({kernel: k}) => (k.done === 0 ? k.turn : -1),
    choices({kernel: k}, into) {
      const only = onlyCard(k);
      if (only >= 0) {
        into[0] = only;
        return 1;
      }
      weigh(k);
      const {count, codes, chances} = candidates;
      for (let at = 0; at < count; at++) {
        const chance = chances[at]!;
        let to = at;
        for (; to > 0 && chances[to - 1]! < chance; to--) {
          chances[to] = chances[to - 1]!;
          into[to] = into[to - 1]!;
        }
        chances[to] = chance;
        into[to] = codes[at]!;
      }
      return count;
    },
    play(world, choice) {
      apply(world.kernel, choice);
      drawn(world);
    },
    finish(world, stream) {
      for (const {kernel: k} = world; k.done === 0; drawn(world)) apply(k, likelyCard(k, stream));
    },
    utility({kernel: {p0, p1, p2, p3, p4, p5}}, into) {
      const mean = (p0 + p1 + p2 + p3 + p4 + p5) / seats;
      // What a seat has more than the others, since places count and not points.
      for (let seat = 0; seat < seats; seat++) into[seat] = [p0, p1, p2, p3, p4, p5][seat]! - mean;
    },
    choiceOf: ({card}) => codeOf(card),
  };
}

/** Draws for a seat that cannot follow, as it must. */
function drawn(world: World): World {
  const {kernel: k, stock} = world;
  if (k.plan.draws !== 0)
    while (k.done === 0 && world.drawn < stock.length && isVoid(k)) draw(k, stock[world.drawn++]!);
  return world;
}

/** A function that judges how well the cards that the others have played fit a deal. */
function likelihoodOf(view: KingView): (world: World) => number {
  const {seats, seat: own, played, trick, hands, trump} = view;
  const gone = new Int32Array(seats * 2);
  for (const {seat, card} of played.flat()) {
    const code = codeOf(card);
    gone[seat * 2 + (code >> 5)]! |= 1 << (code & 31);
  }
  const plays = [...played, trick].flat().map(({seat, card}) => ({seat, code: codeOf(card)}));
  const rounds = Math.max(...hands.map((hand) => hand.length)) + played.length;
  const suit = trumpCode(trump);
  return ({kernel: now}) => {
    const k = kernel(now.plan);
    k.dealt = now.dealt.map((cards, at) => cards | gone[at]!);
    begin(k, now.plan, seats, plays[0]!.seat, rounds, suit);
    let sum = 0;
    for (const {seat, code} of plays) {
      if (seat !== own && onlyCard(k) < 0) {
        weigh(k);
        const {count, codes, chances} = candidates;
        sum += Math.log(ODD / count + (1 - ODD) * chances[codes.indexOf(code)]!);
      }
      apply(k, code);
    }
    return sum;
  };
}
