import {type Card, isJoker, rankIndex, rankOf, suitOf} from '../../cards/index.js';
import {type Bot, type Choice, type Seat, type Temper, tempered} from '../../game/index.js';
import {isWild} from './rules/government.js';
import {rivalOf} from './rules/knowledge.js';
import type {CrushMove, CrushView} from './types.js';
import {type Worth, worthOf} from './bot/worth.js';

/**
 * The bot's reasons, messages under `crush/why/`. Some take the value `card`; those about a tribute
 * of several cards take all of them as `cards`.
 */
export const REASONS = [
  'only', 'marry', 'swap', 'extend', 'discover', 'build-nothing', 'spy', 'spy-wild', 'no-spy',
  'give', 'give-useless', 'fire', 'fire-useless', 'fire-rivals', 'keep',
] as const; // oxfmt-ignore

/** A beginner has some reasons of its own in addition to those of the usual bot. */
type Reason = (typeof REASONS)[number] | 'marry-any' | 'low';
export type CardMove = Extract<CrushMove, {card: Card}>;

export const because = (reason: Reason, move: CrushMove): Choice<CrushMove> => ({
  move,
  why: {key: `crush/why/${reason}`, ...('card' in move ? {card: move.card} : {})},
});

/** The move whose card has the lowest number, or the first of several. */
export const lowest = (moves: readonly CardMove[], of: (card: Card) => number): CardMove =>
  moves.reduce((low, move) => (of(move.card) < of(low.card) ? move : low));

/** The height of a card; jokers count most, since they are spies at any rank. */
export const height = (card: Card): number => (isJoker(card) ? 99 : rankIndex(rankOf(card)));

/** A card worth less than this is fired for an unknown one; a bold bot fires it sooner … */
const ENOUGH = 0.45;
const SOONER = 0.1;
/** … and any card after this many idle turns. */
const PATIENCE = 6;

/** What a choice depends on: the table and the bot's hand. */
type BotView = Pick<CrushView, 'phase' | 'governments' | 'hands' | 'owed' | 'idle'>;

/** The bot's choice for a seat, which depends on no other hand. */
export function chosenBy(
  view: BotView,
  seat: Seat,
  moves: readonly CrushMove[],
  temper?: Temper,
): Choice<CrushMove> {
  const [only, ...others] = moves;
  if (!only) throw new RangeError('there is nothing to choose');
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
      return others.length > 0 || view.owed > 1
        ? gives(view, seat, of('give'))
        : because('only', only);
    default:
      return fires(view, seat, {moves: of('fire'), bare, temper}) ?? because('keep', bare ?? only);
  }
}

/**
 * The bot builds whenever it can, removes spies first, inserts a spy whenever it has one, and saves
 * its wild cards for ranks that no other card fits. It gives away or fires useless cards, so that it
 * always draws: otherwise two bots would sit on each other's cards.
 */
export const crushBot: Bot<CrushView, CrushMove> = {
  choose({view, moves, temper}) {
    if (view.seat === null) throw new RangeError('an onlooker has nothing to choose');
    return chosenBy(view, view.seat, moves, temper);
  },
};

/** Marries the Queen of the longest suit in hand; a swap discards the lowest card. */
function marries(
  {hands}: BotView,
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

/** Gives the cheapest cards: those worth little to this seat and to the taker. */
function gives(view: BotView, seat: Seat, moves: readonly CardMove[]): Choice<CrushMove> {
  const costs = (card: Card): number =>
    worthOf(view, seat, card).value + worthOf(view, rivalOf(seat), card).value;
  const byCosts = (cards: readonly Card[]): readonly Card[] =>
    cards
      .map((card) => [card, costs(card)] as const)
      .sort((a, b) => a[1] - b[1])
      .map(([card]) => card);
  const due = moves.map(({card}) => card);
  const others = view.hands[seat]!.filter((card) => card !== null && !due.includes(card)) as Card[];
  const cards = [...byCosts(due), ...byCosts(others)].slice(0, view.owed);
  const useless = cards.every((card) => costs(card) < 0.1);
  const {move, why} = because(useless ? 'give-useless' : 'give', {type: 'give', card: cards[0]!});
  return {move, why: {...why!, ...(cards.length > 1 ? {cards} : {})}};
}

/** The cards that may be fired, the move that fires nothing, and the seat that decides. */
interface Firing {
  readonly moves: readonly CardMove[];
  readonly bare: CrushMove | undefined;
  readonly temper: Temper | undefined;
}

/** Fires the least valuable card, unless every card is good. */
function fires(
  view: BotView,
  seat: Seat,
  {moves, bare, temper}: Firing,
): Choice<CrushMove> | undefined {
  if (moves.length === 0) return undefined;
  const worth = (card: Card): Worth => worthOf(view, seat, card);
  const move = lowest(moves, (card) => worth(card).value);
  const {use, value} = worth(move.card);
  if (bare && value > tempered(ENOUGH, temper, SOONER) && view.idle < PATIENCE) return undefined;
  return because(
    use === 'useless' ? 'fire-useless' : use === 'rivals' ? 'fire-rivals' : 'fire',
    move,
  );
}
