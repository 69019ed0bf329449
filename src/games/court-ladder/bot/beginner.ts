import {type Card, isJoker, rankIndex, rankOf, suitOf} from '../../../cards/index.js';
import type {Bot, Choice} from '../../../game/index.js';
import {because, lowest, type MoveOf} from '../bot.js';
import {stepOf} from '../rules/phase.js';
import type {LadderMove, LadderView} from '../types.js';

/**
 * A beginner sees the rank of a card and the cards of the bout. It attacks and beats with the lowest
 * card, trump or not, throws in whatever fits, never takes on purpose, helps nobody as King, and
 * keeps a joker until nothing else can be done.
 */
export const ladderBeginner: Bot<LadderView, LadderMove> = {
  choose({view, moves}) {
    const [only, ...others] = moves;
    if (!only || view.seat === null) throw new RangeError('there is nothing to choose');
    const of = <Type extends LadderMove['type']>(type: Type): readonly MoveOf<Type>[] =>
      moves.filter((move): move is MoveOf<Type> => move.type === type);
    if (others.length === 0)
      return because(
        only.type === 'done' ? 'pass-none' : only.type === 'take' ? 'take-must' : 'only',
        only,
      );
    const choice = (): Choice<LadderMove> | undefined => {
      switch (stepOf(view)) {
        case 'trump':
          return names(view, of('trump'));
        case 'attack':
          return lays('attack-low', view, of('attack'));
        case 'defence':
          return lays('beat-low', view, of('beat')) ?? first('take-must', of('take'));
        case 'leave':
          return first('deny-all', [...of('leave')].sort(byAllowed));
        default:
          return lays('throw-fits', view, of('throw')) ?? first('pass-none', of('done'));
      }
    };
    return choice() ?? names(view, of('trump')) ?? because('only', only);
  },
};

type Reason = Parameters<typeof because>[0];

const first = (reason: Reason, [move]: readonly LadderMove[]): Choice<LadderMove> | undefined =>
  move && because(reason, move);

const byAllowed = (one: MoveOf<'leave'>, other: MoveOf<'leave'>): number =>
  one.allow.length - other.allow.length;

/** The height of a card; of two equal ones, the trump counts as higher and is kept. */
const height = (card: Card, {trump}: LadderView): number =>
  isJoker(card) ? 99 : rankIndex(rankOf(card)) + (suitOf(card) === trump ? 0.5 : 0);

/** Lays the lowest card. */
function lays(
  reason: Reason,
  view: LadderView,
  moves: readonly MoveOf<'attack' | 'beat' | 'throw'>[],
): Choice<LadderMove> | undefined {
  const move = lowest(moves, ({card}) => height(card, view));
  return move && because(reason, move);
}

/** Names the longest suit of the hand. */
function names(
  view: LadderView,
  moves: readonly MoveOf<'trump'>[],
): Choice<LadderMove> | undefined {
  const count = (suit: string): number =>
    view.hands[view.seat!]!.filter((card) => card !== null && suitOf(card) === suit).length;
  const move = lowest(moves, ({suit}) => -count(suit));
  return move && because('trump-long', move, {suit: move.suit});
}
