import {rngFrom} from '../../cards/index.js';
import type {Bot, Choice, Seat} from '../../game/index.js';
import {type Goal, goalOf, scorersOf, valuesOf} from './rules/award.js';
import {type Prospects, prospectsOf} from './bot/prospects.js';
import {after, type World, worldsOf, worthwhile} from './bot/worlds.js';
import {dealtIn, neighbourOf} from './rules/standing.js';
import type {KingdomMove, KingdomView} from './types.js';

/** The bot's reasons, messages under `kingdom/why/`; some take the value `card`. */
export const REASONS = [
  'choose', 'choose-lose', 'fold', 'fold-lose', 'exchange', 'exchange-known', 'cut', 'cut-known',
  'change', 'use',
] as const; // oxfmt-ignore

type Reason = (typeof REASONS)[number];

export const because = (
  reason: Reason,
  move: KingdomMove,
  card?: string | null,
): Choice<KingdomMove> => ({
  move,
  why: {key: `kingdom/why/${reason}`, ...(card ? {card} : {})},
});

const scorers = (view: KingdomView, cards: readonly string[]): readonly Seat[] =>
  scorersOf(view, cards, valuesOf(view, cards));

const mean = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0) / items.length;

/** The item with the highest number, or the first of several. */
export const best = <Item>(items: readonly Item[], of: (item: Item) => number): Item =>
  items.map((item) => ({item, n: of(item)})).reduce((a, b) => (b.n > a.n ? b : a)).item;

/**
 * The bot samples the hidden cards, simulates every move in each sample, and takes the move after
 * which it most often ends in second place.
 */
export const kingdomBot: Bot<KingdomView, KingdomMove> = {
  choose({view, moves, rng}) {
    const {seat} = view;
    if (seat === null || moves.length === 0) throw new RangeError('there is nothing to choose');
    const hopes = prospectsOf(view, rng);
    const worlds = worldsOf(view, rngFrom(rng.join()));
    if (view.phase === 'choose') return chooses(view, seat, moves, hopes, worlds);
    return acts(view, seat, worthwhile(view, moves), hopes, worlds);
  },
};

/** Whether another point would harm this seat. */
const isTooMany = (hopes: Prospects, seat: Seat): boolean => hopes([seat]) < hopes([]);

/** Plans the cards of the hand over the remaining rounds for the highest total. */
function chooses(
  view: KingdomView,
  seat: Seat,
  moves: readonly KingdomMove[],
  hopes: Prospects,
  worlds: readonly World[],
): Choice<KingdomMove> {
  const hand = (view.hands[seat] ?? []).filter((card) => card !== null);
  const chance = (card: string, round: number): number => {
    const then = {...view, round};
    return mean(worlds, (world) =>
      Number(
        scorers(
          then,
          after(view, seat, {type: 'choose', card}, layFor(view, world, then)),
        ).includes(seat),
      ),
    );
  };
  const rounds = Array.from({length: dealtIn(view) - view.round}, (_, at) => view.round + 1 + at);
  const chances = new Map(
    [...new Set(hand)].flatMap((card) =>
      [view.round, ...rounds].map((round) => [`${card} ${round}`, chance(card, round)] as const),
    ),
  );
  const of = (card: string, round: number): number => chances.get(`${card} ${round}`) ?? 0;
  /** The most that these cards can bring in these rounds. */
  const most = (cards: readonly string[], [round, ...later]: readonly number[]): number =>
    round === undefined
      ? 0
      : Math.max(
          ...cards.map(
            (card, at) =>
              of(card, round) +
              most(
                cards.filter((_, other) => other !== at),
                later,
              ),
          ),
        );
  const lose = isTooMany(hopes, seat);
  const move = best(moves, (one) => {
    if (one.type !== 'choose') return -1;
    const rest = [...hand];
    rest.splice(rest.indexOf(one.card), 1);
    return (lose ? -1 : 1) * of(one.card, view.round) + most(rest, rounds);
  });
  return because(lose ? 'choose-lose' : 'choose', move, move.type === 'choose' ? move.card : null);
}

/**
 * The same world, except that others lay cards for another round's goal, since their cards are
 * unknown anyway.
 */
function layFor(view: KingdomView, world: World, then: KingdomView): World {
  const goal: Goal = goalOf(then);
  if (goal === goalOf(view)) return world;
  return {...world, areas: world.areas.map((_, at) => world.pile[at] ?? world.areas[at]!)};
}

function acts(
  view: KingdomView,
  seat: Seat,
  moves: readonly KingdomMove[],
  hopes: Prospects,
  worlds: readonly World[],
): Choice<KingdomMove> {
  const worth = (move: KingdomMove): number =>
    mean(worlds, (world) => {
      const hope = (one: KingdomMove): number =>
        hopes(scorers(view, after(view, seat, one, world)));
      // After a look the bot chooses between two moves according to the card that it saw.
      return move.type === 'use' && move.targets.length === 0
        ? 0.3 * hope({type: 'fold'}) +
            0.7 * Math.max(hope({type: 'fold'}), hope({type: 'exchange'}))
        : hope(move);
    });
  const move = best(moves, worth);
  switch (move.type) {
    case 'fold':
      return because(isTooMany(hopes, seat) ? 'fold-lose' : 'fold', move);
    case 'exchange': {
      const at = neighbourOf(seat, view);
      const card = at === null ? view.pile[0] : view.areas[at];
      return card && at !== null
        ? because('exchange-known', move, card)
        : because('exchange', move);
    }
    case 'cut': {
      const card = view.pile[move.depth - 1];
      return card ? because('cut-known', move, card) : because('cut', move);
    }
    case 'change':
      return because('change', move, move.card);
    default:
      return because('use', move, view.areas[seat] ?? null);
  }
}
