import type {Card} from '../../cards/index.js';
import {type Bot, type Choice, tempered} from '../../game/index.js';
import {usualNames} from './bot/outlook.js';
import {candidates, promiseOf, weigh} from './bot/policy.js';
import {codeOf} from './kernel/codes.js';
import {load} from './kernel/load.js';
import {heightOf} from './rules/exchange.js';
import type {PeasantsMove, PeasantsView} from './types.js';

/** The bot's reasons, messages under `peasants/why/`, with the value `card`. */
export const REASONS = [
  'only', 'name-high', 'name-low', 'lead-sure', 'lead-low', 'take', 'cheap', 'low', 'give-least',
] as const; // oxfmt-ignore

/** A beginner has some reasons of its own in addition to those of the usual bot. */
type Reason = (typeof REASONS)[number] | 'lead-high' | 'give-low';
export type CardMove = Extract<PeasantsMove, {readonly card: Card}>;

export const because = (reason: Reason, move: PeasantsMove): Choice<PeasantsMove> => ({
  move,
  why: {key: `peasants/why/${reason}`, ...('card' in move ? {card: move.card} : {})},
});

/** The number of tricks that a bold bot adds to the promise of a hand, and a safe one subtracts. */
const HOPE = 0.3;

/**
 * In both stages the bot takes as many tricks as it can, as cheaply as it can, and gives away the
 * cards that promise least. It counts the cards that are still out and remembers which players have
 * shown a void. `bot/policy.ts` decides all this.
 */
export const peasantsBot: Bot<PeasantsView, PeasantsMove> = {
  choose({view, moves, temper}) {
    const [first, ...others] = moves;
    if (!first) throw new RangeError('there is nothing to choose');
    if (first.type === 'name') {
      return naming(view, moves, tempered(promiseOf(load(view)), temper, HOPE));
    }
    if (others.length === 0) return because('only', first);
    const cards = moves.filter((move): move is CardMove => 'card' in move);
    const rated = rate(view, cards);
    const best = rated.reduce((top, next) => (next.value > top.value ? next : top));
    return because(first.type === 'give' ? 'give-least' : reasonFor(best, rated, view), best.move);
  },
};

export const ownOf = ({hands, seat}: PeasantsView): readonly Card[] =>
  (seat === null ? [] : hands[seat]!).filter((card) => card !== null);

/** Names the players by the number of tricks that the bot's hand promises. */
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

/** A card with the policy's values. */
interface Rated {
  readonly move: CardMove;
  readonly value: number;
  /** The probability that it takes the trick if it is played. */
  readonly chance: number;
}

function rate(view: PeasantsView, moves: readonly CardMove[]): readonly Rated[] {
  weigh(load(view));
  const {codes, values, chances} = candidates;
  return moves.map((move) => {
    const at = codes.indexOf(codeOf(move.card));
    return {move, value: values[at]!, chance: chances[at]!};
  });
}

/** The reason for playing a card. */
function reasonFor(best: Rated, rated: readonly Rated[], {trick}: PeasantsView): Reason {
  const sure = best.chance > 0.5;
  if (trick.length === 0) return sure ? 'lead-sure' : 'lead-low';
  if (!sure) return 'low';
  const cheaper = rated.some(
    ({chance, move}) => chance > 0.5 && heightOf(move.card) > heightOf(best.move.card),
  );
  return cheaper ? 'cheap' : 'take';
}
