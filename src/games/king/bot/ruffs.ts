import type {Choice} from '../../../game/index.js';
import {codeOf, heightOf, trumpCode} from '../kernel/codes.js';
import {planOf} from '../kernel/plan.js';
import type {KingMove, KingView, PlayMove} from '../types.js';

/** A beginner's picture of a trick in which trumps matter. */

/** A card at a glance. */
interface Look {
  readonly move: PlayMove;
  readonly height: number;
  readonly points: number;
  /** Whether it would be the best card of the trick. */
  readonly over: boolean;
}

/**
 * The card of a player who cannot follow, or must follow under a trump, according to the trick's
 * points so far; `undefined` if trumps do not matter yet.
 */
export function ruffs(view: KingView, moves: readonly PlayMove[]): Choice<KingMove> | undefined {
  const {contract, trick, seats} = view;
  const trump = trumpCode(view.trump);
  const lying = trick.map(({card}) => codeOf(card));
  const [led] = lying;
  if (trump < 0 || led === undefined) return undefined;
  const isTrump = (code: number): boolean => code >> 4 === trump;
  const follows = moves.some(({card}) => codeOf(card) >> 4 === led >> 4);
  if (follows && (isTrump(led) || !lying.some(isTrump))) return undefined;
  const power = (code: number): number =>
    isTrump(code) ? 100 + code : code >> 4 === led >> 4 ? code : -1;
  const most = Math.max(...lying.map(power));
  const {points, trick: price} = planOf(contract);
  const looks = moves.map((move): Look => {
    const code = codeOf(move.card);
    const height = heightOf(code) + (isTrump(code) ? 13 : 0);
    return {move, height, points: points[code]!, over: power(code) > most};
  });
  const brings = lying.reduce((sum, code) => sum + points[code]!, price);
  const last = trick.length === seats - 1;
  const value = (look: Look): number => (brings > 0 ? taking(look, last) : avoiding(look, last));
  const {move, over} = looks.reduce((top, next) => (value(next) > value(top) ? next : top));
  const why = over ? (brings > 0 ? 'take' : 'caught') : brings > 0 ? 'keep' : 'dump';
  return {move, why: {key: `king/why/${why}`, card: move.card}};
}

/** Takes tricks that pay, as cheaply as possible if nobody plays afterwards. */
const taking = ({height, points, over}: Look, last: boolean): number =>
  over ? 100 + points + (last ? -height : height) : -3 * points - height;

/** Stays under with the highest card, and discards the most expensive one. */
const avoiding = ({height, points, over}: Look, last: boolean): number =>
  over ? 3 * points + (last ? height : -height) : 100 - 3 * points + height;
