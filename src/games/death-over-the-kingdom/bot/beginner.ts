import type {Bot, Seat} from '../../../game/index.js';
import {because, best} from '../bot.js';
import {goalOf} from '../rules/award.js';
import {packOf} from '../rules/deck.js';
import {dealsOf, isLarge, neighbourOf} from '../rules/standing.js';
import type {KingdomMove, KingdomView} from '../types.js';
import {fitOf} from './worlds.js';

/**
 * A beginner looks only at the numbers on the cards: it lays the best one for the round, and parts
 * with one that many cards of the deck beat. It remembers only in the last turn that the second place
 * wins, and ignores abilities, cards that turn and what others may have laid.
 */
export const kingdomBeginner: Bot<KingdomView, KingdomMove> = {
  choose({view, moves}) {
    const {seat} = view;
    const [first] = moves;
    if (seat === null || !first) throw new RangeError('there is nothing to choose');
    const goal = goalOf(view);
    const lose = isEnough(view, seat);
    // In the large game points are bad.
    const sign = lose || isLarge(view) ? -1 : 1;
    const good = (card: string): number => sign * fitOf(view, card, goal);
    const stays = because(
      lose ? 'fold-lose' : 'fold',
      moves.find(({type}) => type === 'fold') ?? first,
    );
    if (view.phase === 'choose') {
      const move = best(moves, (one) => (one.type === 'choose' ? good(one.card) : -Infinity));
      return because(
        lose ? 'choose-lose' : 'choose',
        move,
        move.type === 'choose' ? move.card : null,
      );
    }
    const own = view.areas[seat]!;
    const change = best(moves, (one) => (one.type === 'change' ? good(one.card) : -Infinity));
    if (change.type === 'change' && good(change.card) > good(own))
      return because('change', change, change.card);
    const left = neighbourOf(seat, view);
    const swap = moves.find(({type}) => type === 'exchange' || type === 'cut');
    if (!swap) return stays;
    const known = left === null ? view.pile[0] : view.areas[left];
    if (known)
      return good(known) > good(own)
        ? because(left === null ? 'cut-known' : 'exchange-known', swap, known)
        : stays;
    const pack = packOf(view);
    const better = pack.filter((card) => good(card) > good(own)).length;
    return better > pack.length / 3 ? because(left === null ? 'cut' : 'exchange', swap) : stays;
  },
};

/** Whether one more point would be too many: in the last turn, if at most one total is higher. */
function isEnough(view: KingdomView, seat: Seat): boolean {
  if (isLarge(view) || view.deal < dealsOf(view)) return false;
  return new Set(view.scores.filter((score) => score > view.scores[seat]!)).size <= 1;
}
