import type {Card} from '../../../cards/index.js';
import type {Bot, Choice} from '../../../game/index.js';
import {because, type CardMove, naming, ownOf} from '../bot.js';
import {heightOf, isTrump} from '../rules/exchange.js';
import {stillIn} from '../rules/seats.js';
import {bestOf} from '../rules/trick-winner.js';
import type {PeasantsMove, PeasantsView} from '../types.js';

/**
 * A beginner sees its hand and the trick on the table. It leads the highest card, takes whatever can
 * be taken, gives the lowest card away, and never thinks of what the others may still hold.
 */
export const peasantsBeginner: Bot<PeasantsView, PeasantsMove> = {
  choose({view, moves}) {
    const [first, ...others] = moves;
    if (!first) throw new RangeError('there is nothing to choose');
    if (first.type === 'name') return naming(view, moves, tricksAtAGlance(view));
    if (others.length === 0) return because('only', first);
    const cards = moves.filter((move): move is CardMove => 'card' in move);
    const height = (card: Card): number => heightOf(card) + (isTrump(card, view) ? 20 : 0);
    return first.type === 'give'
      ? because('give-low', lowest(cards, height))
      : plays(view, cards, height);
  },
};

const lowest = (moves: readonly CardMove[], of: (card: Card) => number): CardMove =>
  moves.reduce((low, move) => (of(move.card) < of(low.card) ? move : low));

/** An ace counts as a trick, and a trump as half a trick. */
const tricksAtAGlance = (view: PeasantsView): number =>
  ownOf(view).reduce(
    (sum, card) => sum + (isTrump(card, view) ? 0.5 : card.startsWith('A') ? 1 : 0),
    0,
  );

function plays(
  view: PeasantsView,
  moves: readonly CardMove[],
  height: (card: Card) => number,
): Choice<PeasantsMove> {
  const {trick, seat} = view;
  if (trick.length === 0) {
    const plain = moves.filter(({card}) => !isTrump(card, view));
    return because(
      'lead-high',
      lowest(plain.length > 0 ? plain : moves, (card) => -height(card)),
    );
  }
  const over = moves.filter(
    ({card}) => bestOf(view, [...trick, {seat: seat!, card}])?.card === card,
  );
  if (over.length === 0) return because('low', lowest(moves, height));
  const last = trick.length === stillIn(view).length - 1;
  return last
    ? because('cheap', lowest(over, height))
    : because(
        'take',
        lowest(over, (card) => -height(card)),
      );
}
