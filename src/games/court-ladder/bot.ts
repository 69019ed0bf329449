import {
  type Card,
  isJoker,
  rankIndex,
  rankOf,
  type Suit,
  suitOf,
  SUITS,
} from '../../cards/index.js';
import {
  attackPrice,
  FEW,
  jokerPays,
  LATE,
  throwsCheap,
  tooDear,
  trumpWorth,
} from './bot/judgement.js';
import {stepOf} from './rules/phase.js';
import type {Bot, Choice, Seat} from '../../game/index.js';
import {beats} from './rules/beats.js';
import {dearness} from './rules/fallback.js';
import {holders} from './rules/ladder.js';
import type {LadderMove, LadderView} from './types.js';

/** The bot's reasons, messages under `ladder/why/`; some take the value `card`. */
export const REASONS = [
  'only', 'trump', 'attack', 'attack-many', 'target', 'beat', 'beat-trump', 'take-dear', 'take-must',
  'throw', 'throw-last', 'throw-taken', 'pass-keep', 'pass-none', 'allow', 'deny', 'joker-beats',
  'joker-strong', 'joker-last',
  // those of a beginner alone
  'trump-long', 'attack-low', 'beat-low', 'throw-fits', 'deny-all',
] as const; // oxfmt-ignore

type Reason = (typeof REASONS)[number];
export type Of<Type extends LadderMove['type']> = LadderMove & {readonly type: Type};

export const because = (
  reason: Reason,
  move: LadderMove,
  more: object = {},
): Choice<LadderMove> => ({
  move,
  why: {key: `ladder/why/${reason}`, ...('card' in move ? {card: move.card} : {}), ...more},
});

/** The facts that the bot decides by. */
interface Mind {
  readonly view: LadderView;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly moves: readonly LadderMove[];
  dear(card: Card): number;
}

const of = <Type extends LadderMove['type']>({moves}: Mind, type: Type): readonly Of<Type>[] =>
  moves.filter((move): move is Of<Type> => move.type === type);

/** The item with the lowest number; the first of several. */
export const lowest = <Item>(
  items: readonly Item[],
  by: (item: Item) => number,
): Item | undefined =>
  items.reduce<Item | undefined>(
    (low, item) => (low === undefined || by(item) < by(low) ? item : low),
    undefined,
  );

const countOf = (hand: readonly Card[], card: Card): number =>
  hand.filter((one) => rankOf(one) === rankOf(card)).length;

/** The value of a suit as trump for this hand. */
const strength = (hand: readonly Card[], suit: Suit): number =>
  hand.reduce((sum, card) => {
    if (isJoker(card) || suitOf(card) !== suit) return sum;
    return sum + trumpWorth(rankIndex(rankOf(card)));
  }, 0);

/**
 * The bot sheds low cards and keeps trumps, beats as cheaply as it can, and takes, when beating is
 * dear, only from the King, since a swap of ranks cannot follow then. It throws in cards that it
 * does not need and, near the end, all that it can. As King it allows throw-ins against anybody but
 * itself.
 */
export const ladderBot: Bot<LadderView, LadderMove> = {
  choose({view, moves}) {
    const [only, ...others] = moves;
    if (!only || view.seat === null) throw new RangeError('there is nothing to choose');
    const {seat, trump} = view;
    const hand = view.hands[seat]!.filter((card) => card !== null);
    const mind: Mind = {view, seat, hand, moves, dear: (card) => dearness(card, trump)};
    if (others.length === 0)
      return because(
        only.type === 'done' ? 'pass-none' : only.type === 'take' ? 'take-must' : 'only',
        only,
      );
    switch (stepOf(view)) {
      case 'trump':
        return names(mind) ?? because('only', only);
      case 'attack':
        return laysJoker(mind) ?? attacks(mind) ?? because('only', only);
      case 'defence':
        return defends(mind) ?? because('only', only);
      case 'leave':
        return allows(mind) ?? because('only', only);
      default:
        return throwsIn(mind) ?? because('only', only);
    }
  },
};

/** Names the suit that is worth most in the hand. */
function names(mind: Mind): Choice<LadderMove> | undefined {
  const best = lowest(of(mind, 'trump'), ({suit}) => -strength(mind.hand, suit));
  return best && because('trump', best, {suit: best.suit});
}

/** Lays a joker that makes its own hand much better, or keeps it from running out of cards. */
function laysJoker(mind: Mind): Choice<LadderMove> | undefined {
  const {hand, view} = mind;
  const best = lowest(of(mind, 'trump'), ({suit}) => -strength(hand, suit));
  if (!best) return undefined;
  const now = view.trump ? strength(hand, view.trump) : 0;
  if (hand.filter((card) => !isJoker(card)).length <= FEW)
    return because('joker-last', best, {suit: best.suit});
  return jokerPays(now, strength(hand, best.suit))
    ? because('joker-strong', best, {suit: best.suit})
    : undefined;
}

/**
 * Attacks with the cheapest card, preferring one of several of a rank; of several targets it
 * attacks the highest.
 */
function attacks(mind: Mind): Choice<LadderMove> | undefined {
  const {hand, view, dear} = mind;
  const price = ({card}: Of<'attack'>): number => attackPrice(dear(card), countOf(hand, card));
  const cheapest = lowest(of(mind, 'attack'), price);
  if (!cheapest) return undefined;
  const same = of(mind, 'attack').filter(({card}) => card === cheapest.card);
  // A target directly below returns the turn at once when it takes.
  const move = lowest(same, ({target = 0}) => view.ranks.indexOf(target)) ?? cheapest;
  if (move.target !== undefined) return because('target', move, {target: move.target});
  return because(countOf(hand, move.card) > 1 ? 'attack-many' : 'attack', move);
}

/** Beats with the cheapest card, unless that is dear and taking costs no rank. */
function defends(mind: Mind): Choice<LadderMove> | undefined {
  const {view, hand, dear} = mind;
  const {bout} = view;
  const take = of(mind, 'take')[0];
  if (!bout || !take) return undefined;
  const beat = lowest(of(mind, 'beat'), ({card}) => dear(card));
  if (!beat) return helpsByJoker(mind) ?? because('take-must', take);
  const trumps = suitOf(beat.card) === view.trump;
  const fromBelow = view.ranks.indexOf(bout.attacker) > view.ranks.indexOf(mind.seat);
  const late = view.bouts >= LATE || holders(view).length <= 2 || hand.length <= FEW;
  if (!late && !fromBelow && tooDear(dear(beat.card)))
    return because('take-dear', take, {card: beat.card});
  return because(trumps ? 'beat-trump' : 'beat', beat);
}

/** Lays a joker that makes a suit of the hand trump, so that it can beat. */
function helpsByJoker(mind: Mind): Choice<LadderMove> | undefined {
  const attack = mind.view.bout?.pairs.at(-1)?.card;
  const jokers = of(mind, 'trump');
  if (!attack || jokers.length === 0) return undefined;
  const cost = (suit: Suit): number =>
    Math.min(
      99,
      ...mind.hand.filter((card) => beats(card, attack, suit)).map((card) => dearness(card, null)),
    );
  const suit = lowest(SUITS, cost)!;
  const move = jokers.find((one) => one.suit === suit);
  return move && cost(suit) < 99 ? because('joker-beats', move, {suit}) : undefined;
}

/** As King, allows everybody to throw in against a rival, and nobody against the King. */
function allows(mind: Mind): Choice<LadderMove> | undefined {
  const own = mind.view.bout?.defender === mind.seat;
  const size = ({allow}: Of<'leave'>): number => (own ? allow.length : -allow.length);
  const move = lowest(of(mind, 'leave'), size);
  return move && because(own ? 'deny' : 'allow', move);
}

/** Throws in cheap cards and keeps trumps; with few cards left it throws in everything. */
function throwsIn(mind: Mind): Choice<LadderMove> | undefined {
  const {view, hand, dear} = mind;
  const joker = laysJoker(mind);
  if (joker && hand.length <= FEW) return joker;
  const done = of(mind, 'done')[0];
  const move = lowest(of(mind, 'throw'), ({card}) => dear(card));
  if (!move) return done && because('pass-none', done);
  if (hand.length <= FEW) return because('throw-last', move);
  if (throwsCheap(dear(move.card), view.bout?.taking === true))
    return because(view.bout?.taking ? 'throw-taken' : 'throw', move);
  return done && because('pass-keep', done, {card: move.card});
}
