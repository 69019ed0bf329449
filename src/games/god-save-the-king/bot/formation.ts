import {rankOf, RANKS, type Rng, roll, type SuitCard} from '../../../cards/index.js';
import {declarer} from './push.js';
import {KING, type Outlook} from './outlook.js';
import {heightOf, kingOf} from '../rules/suits.js';
import type {GskMove} from '../types.js';

/**
 * How the bot lays a formation: two flanks that win, a centre to bluff with, the King out of sight.
 */

type Form = Extract<GskMove, {type: 'form'}>;

/** The worth of a won trick, in cards. */
const TRICK = 3;
/** How much the bot minds spending a high card, in cards. */
const THRIFT = 1.2;

/** The share of the rival's possible cards that a card beats; an equal card counts half. */
const edge = (card: SuitCard, unseen: readonly SuitCard[]): number =>
  unseen.length === 0
    ? 0.5
    : unseen.reduce((sum, other) => {
        const lead = heightOf(card) - heightOf(other);
        return sum + (lead > 0 ? 1 : lead === 0 ? 0.5 : 0);
      }, 0) / unseen.length;

/** The expected worth of two flanks, in cards, when a push is worth `push`. */
const valueOf = (a: number, b: number, push: number): number =>
  TRICK * (a * b - (1 - a) * (1 - b)) + (a * (1 - b) + b * (1 - a)) * push;

/** The expected number of tricks before a hand runs short, which ends the hand for all. */
const tricksLeft = ({hand, view}: Outlook): number =>
  Math.floor(
    Math.min(
      hand.length,
      ...view.hands.filter((_, seat) => view.alive[seat]).map((h) => h.length),
    ) / 3,
  );

/**
 * Chooses the best formation, now and then the second or third best, so that no rival can predict
 * it.
 */
export function chooseForm(outlook: Outlook, rng: Rng, candid: boolean): {move: Form; why: string} {
  const {hand, me, unseen} = outlook;
  const king = kingOf(me);
  const spare = hand.length - 3 * tricksLeft(outlook);
  const forced = hand.includes(king) && hand.length === 3;
  const edges = new Map(hand.map((card) => [card, edge(card, unseen)]));
  const of = (card: SuitCard): number => edges.get(card)!;
  const weigh = declarer(outlook);
  const pushes = new Map(
    hand.map((card) => {
      const ranks = candid ? [rankOf(card)] : RANKS;
      return [card, Math.max(...ranks.map((rank) => weigh(card, rank)))];
    }),
  );
  const found: {value: number; left: SuitCard; right: SuitCard; centre: SuitCard}[] = [];
  for (const left of hand)
    for (const right of hand) {
      if (heightOf(right) > heightOf(left) || left === right) continue;
      if (left === king || right === king) continue;
      for (const centre of hand) {
        if (centre === left || centre === right) continue;
        let value = valueOf(of(left), of(right), pushes.get(centre)!);
        value -= THRIFT * (of(left) + of(right) + of(centre) * 0.5);
        if (centre === king) value -= kingRisk(of(left), of(right), spare);
        found.push({value, left, right, centre});
      }
    }
  found.sort((one, other) => other.value - one.value);
  const near = found.filter(({value}) => value > found[0]!.value - 0.25).slice(0, 6);
  const {value: pick, rng: after} = roll(rng, near.length);
  const {left, right, centre} = near[pick]!;
  const move: Form =
    roll(after, 2).value === 0
      ? {type: 'form', left, centre, right}
      : {type: 'form', left: right, centre, right: left};
  return {move, why: forced ? 'forced' : centre === king ? 'hide' : 'form'};
}

/**
 * A King in the centre is lost with the trick, so it stays in hand when another card can be spared.
 */
const kingRisk = (a: number, b: number, spare: number): number => {
  const lost = (1 - a) * (1 - b) + 0.4 * (a * (1 - b) + b * (1 - a));
  return KING * lost + (spare > 0 ? 2 : 0);
};
