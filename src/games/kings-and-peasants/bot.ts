import type {Card} from '../../cards/index.js';
import {type Bot, type Choice, tempered} from '../../game/index.js';
import {heightOf} from './rules/exchange.js';
import {
  chanceNow,
  giftCost,
  playValue,
  promise,
  unseen,
  usualNames,
  worthOf,
} from './bot/outlook.js';
import type {PeasantsMove, PeasantsView} from './types.js';

/** The bot's reasons, messages under `peasants/why/`, with the value `card`. */
export const REASONS = [
  'only', 'name-high', 'name-low', 'lead-sure', 'lead-low', 'take', 'cheap', 'low', 'give-least',
] as const; // oxfmt-ignore

/** The reasons that only a beginner has stand beside those of the usual bot. */
type Reason = (typeof REASONS)[number] | 'lead-high' | 'give-low';
export type CardMove = Extract<PeasantsMove, {readonly card: Card}>;

export const because = (reason: Reason, move: PeasantsMove): Choice<PeasantsMove> => ({
  move,
  why: {key: `peasants/why/${reason}`, ...('card' in move ? {card: move.card} : {})},
});

/** The tricks that the bold hope for beyond what a hand promises, and the safe leave out. */
const HOPE = 0.3;

/**
 * In both stages the bot takes as many tricks as it can, as cheaply as it can, and gives away the
 * cards that promise least. It counts the cards that are still out and remembers which players have
 * shown a void.
 */
export const peasantsBot: Bot<PeasantsView, PeasantsMove> = {
  choose({view, moves, temper}) {
    const [first, ...others] = moves;
    if (!first) throw new RangeError('there is nothing to choose');
    if (first.type === 'name') {
      const tricks = promise(view, ownOf(view), unseen(view));
      return naming(view, moves, tempered(tricks, temper, HOPE));
    }
    if (others.length === 0) return because('only', first);
    const cards = moves.filter((move): move is CardMove => 'card' in move);
    return first.type === 'give' ? give(view, cards) : play(view, cards);
  },
};

export const ownOf = ({hands, seat}: PeasantsView): readonly Card[] =>
  (seat === null ? [] : hands[seat]!).filter((card) => card !== null);

/** Names the players by the tricks that the own hand promises. */
export function naming(
  view: PeasantsView,
  moves: readonly PeasantsMove[],
  tricks: number,
): Choice<PeasantsMove> {
  const names = usualNames(view.seat!, tricks);
  const mine = names[view.seat!];
  const move = moves.find(
    (one) => one.type === 'name' && one.ranks.every((rank, seat) => rank === names[seat]),
  );
  return because(
    mine === 'king' || mine === 'prince' ? 'name-high' : 'name-low',
    move ?? moves[0]!,
  );
}

/** Gives the card that promises least; of equal ones, the lowest. */
function give(view: PeasantsView, moves: readonly CardMove[]): Choice<PeasantsMove> {
  const hand = ownOf(view);
  const out = unseen(view);
  const cost = ({card}: CardMove): number =>
    giftCost(worthOf(view, card, hand, out), heightOf(card));
  const move = moves.reduce((least, next) => (cost(next) < cost(least) ? next : least));
  return because('give-least', move);
}

function play(view: PeasantsView, moves: readonly CardMove[]): Choice<PeasantsMove> {
  const hand = ownOf(view);
  const out = unseen(view);
  const rated = moves.map((move) => {
    const chance = chanceNow(view, move.card, out);
    const worth = worthOf(view, move.card, hand, out);
    return {move, chance, value: playValue(chance, worth, heightOf(move.card))};
  });
  const best = rated.reduce((top, next) => (next.value > top.value ? next : top));
  const lead = view.trick.length === 0;
  const sure = best.chance > 0.5;
  if (lead) return because(sure ? 'lead-sure' : 'lead-low', best.move);
  if (!sure) return because('low', best.move);
  const cheaper = rated.some(
    ({chance, move}) => chance > 0.5 && heightOf(move.card) > heightOf(best.move.card),
  );
  return because(cheaper ? 'cheap' : 'take', best.move);
}
