import {type Card, isJoker, rankIndex, rankOf, suitOf} from '../../cards/index.js';
import type {Bot, Choice, Seat} from '../../game/index.js';
import {isWild} from './rules/government.js';
import {rivalOf} from './rules/knowledge.js';
import type {CrushMove, CrushView} from './types.js';
import {type Worth, worthOf} from './bot/worth.js';

/** Why a bot does what it does: `crush/why/extend` and so on, with the value `card` where there is one. */
export const REASONS = [
  'only', 'marry', 'swap', 'extend', 'discover', 'build-nothing', 'spy', 'spy-wild', 'no-spy',
  'give', 'give-useless', 'fire', 'fire-useless', 'fire-rivals', 'keep',
] as const; // prettier-ignore

type Reason = (typeof REASONS)[number];
type CardMove = Extract<CrushMove, {card: Card}>;

const because = (reason: Reason, move: CrushMove): Choice<CrushMove> => ({
  move,
  why: {key: `crush/why/${reason}`, ...('card' in move ? {card: move.card} : {})},
});

/** The move whose card has the lowest number; the first of several. */
const lowest = (moves: readonly CardMove[], of: (card: Card) => number): CardMove =>
  moves.reduce((low, move) => (of(move.card) < of(low.card) ? move : low));

/** Jokers count most: they are spies whatever comes. */
const height = (card: Card): number => (isJoker(card) ? 99 : rankIndex(rankOf(card)));

/** A card worth less than this is fired for an unknown one … */
const ENOUGH = 0.45;
/** … and any card when so many turns have passed in which nothing came about. */
const PATIENCE = 6;

/**
 * Builds whatever it can, removes spies first, sends a spy whenever there is one and keeps its wild
 * ones for when no other fits. What is of no use it gives away or fires, and so it always draws: that
 * is what keeps two of them from sitting on each other's cards.
 */
export const crushBot: Bot<CrushView, CrushMove> = {
  choose({view, moves}) {
    const [only, ...others] = moves;
    if (!only || view.seat === null) throw new RangeError('there is nothing to choose');
    const {seat} = view;
    const of = (type: CrushMove['type']): readonly CardMove[] =>
      moves.filter((move): move is CardMove => move.type === type);
    const bare = moves.find((move) => !('card' in move));
    switch (view.phase) {
      case 'marryFirst':
      case 'marrySecond':
        return others.length > 0 ? marries(view, seat, of) : because('only', only);
      case 'build': {
        const [move] = [...of('discover'), ...of('extend')];
        return move
          ? because(move.type === 'extend' ? 'extend' : 'discover', move)
          : because('build-nothing', bare ?? only);
      }
      case 'insert': {
        const spies = of('spy');
        const plain = spies.find(({card}) => !isWild(view.governments, card));
        if (plain) return because('spy', plain);
        return spies[0] ? because('spy-wild', spies[0]) : because('no-spy', bare ?? only);
      }
      case 'tribute':
        return others.length > 0 ? gives(view, seat, of('give')) : because('only', only);
      default:
        return fires(view, seat, of('fire'), bare) ?? because('keep', bare ?? only);
    }
  },
};

/** The Queen of the suit of which the hand holds most; a swap throws off the lowest card. */
function marries(
  {hands}: CrushView,
  seat: Seat,
  of: (type: CrushMove['type']) => readonly CardMove[],
): Choice<CrushMove> {
  const queens = of('marry');
  if (queens.length === 0) return because('swap', lowest(of('swap'), height));
  const strength = (queen: Card): number =>
    hands[seat]!.reduce(
      (sum, card) => (card && suitOf(card) === suitOf(queen) ? sum + 1 + height(card) : sum),
      0,
    );
  return because(
    'marry',
    lowest(queens, (queen) => -strength(queen)),
  );
}

/** What costs least: worth little to this seat and little to the one who takes it. */
function gives(view: CrushView, seat: Seat, moves: readonly CardMove[]): Choice<CrushMove> {
  const costs = (card: Card): number =>
    worthOf(view, seat, card).value + worthOf(view, rivalOf(seat), card).value;
  const move = lowest(moves, costs);
  return because(costs(move.card) < 0.1 ? 'give-useless' : 'give', move);
}

/** The least of the hand, unless all of it is good. */
function fires(
  view: CrushView,
  seat: Seat,
  moves: readonly CardMove[],
  bare: CrushMove | undefined,
): Choice<CrushMove> | undefined {
  if (moves.length === 0) return undefined;
  const worth = (card: Card): Worth => worthOf(view, seat, card);
  const move = lowest(moves, (card) => worth(card).value);
  const {use, value} = worth(move.card);
  if (bare && value > ENOUGH && view.idle < PATIENCE) return undefined;
  return because(
    use === 'useless' ? 'fire-useless' : use === 'rivals' ? 'fire-rivals' : 'fire',
    move,
  );
}
