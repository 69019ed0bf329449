import type {Seat} from '../../../../game/index.js';
import {type CourtCard, DECK} from '../../rules/deck.js';
import {cardsOf, seatsOf, titlesOf} from '../rules/round.js';
import {cardOf, type SpokenSaying} from '../rules/saying.js';
import type {CourtView} from '../types.js';

/**
 * Judges from the talk which player holds which card (K-16): all deals that a view allows, each
 * weighted by the likelihood of the talk in it. Free text is not understood.
 */

/** One possible distribution of the cards, by seat, with its weight. */
interface World {
  readonly cards: readonly CourtCard[];
  readonly weight: number;
}

/** The probability that a wise player, for whom the truth is an advantage, makes a false claim. */
const SLIP = 0.01;
/** The probability that a suspicion names the Dragon. */
const AIM = 0.8;
/**
 * The shares of the manners in which the Wicked talk: consistently, lying at random, or saying
 * anything.
 */
const MANNERS = {planned: 0.6, lying: 0.2, babbling: 0.2} as const;
type Manner = keyof typeof MANNERS;

/** Every way to put some cards into the empty places. */
function deals(
  hands: readonly (CourtCard | null)[],
  rest: readonly CourtCard[],
): readonly (readonly CourtCard[])[] {
  const at = hands.indexOf(null);
  if (at < 0) return [hands as readonly CourtCard[]];
  return rest.flatMap((card) =>
    deals(
      hands.with(at, card),
      rest.filter((one) => one !== card),
    ),
  );
}

const isWicked = (card: CourtCard): boolean => DECK[card].team === 'wicked';

/** The wise cards, which players may claim. */
export const claimable = ({seats}: Pick<CourtView, 'seats'>): readonly CourtCard[] =>
  cardsOf({seats}).filter((card) => card !== 'king' && !isWicked(card));

type BeliefView = Pick<CourtView, 'seats' | 'looked'>;

/**
 * The probability that a wise player says this rather than another line of its kind, in the given
 * deal.
 */
function wiseSays(
  {seat, saying}: SpokenSaying,
  cards: readonly CourtCard[],
  view: BeliefView,
): number {
  if (saying.say === 'ask' || saying.say === 'text') return 1;
  const own = cards[seat]!;
  const others = titlesOf(view).length - 2;
  const said = cardOf(saying.title);
  if (saying.say === 'am') return said === own ? 1 - SLIP : SLIP / others;
  const right = cards[saying.seat] === said;
  if (isSure(seat, saying.seat, view)) return right ? 1 - SLIP : SLIP;
  if (said === own) return SLIP;
  return said === 'dragon' ? AIM : (1 - AIM) / others;
}

/** The same for a wicked player who talks in a given manner. */
function wickedSays(
  {seat, saying}: SpokenSaying,
  cards: readonly CourtCard[],
  view: BeliefView,
  manner: Manner,
): number {
  if (saying.say === 'ask' || saying.say === 'text') return 1;
  const titles = titlesOf(view).length - 1;
  const said = cardOf(saying.title);
  if (manner === 'babbling') return 1 / titles;
  const slip = SLIP / (titles - 1);
  if (saying.say === 'am') {
    const lies = manner === 'planned' ? claimable(view) : cardsBut(view, cards[seat]!);
    return lies.includes(said) ? (1 - SLIP) / lies.length : slip;
  }
  const right = cards[saying.seat] === said;
  if (isSure(seat, saying.seat, view)) return right ? SLIP : 1 - SLIP;
  if (manner === 'lying') return 1 / titles;
  return said === 'dragon' ? AIM : (1 - AIM) / (titles - 1);
}

const cardsBut = (view: BeliefView, own: CourtCard): readonly CourtCard[] =>
  cardsOf(view).filter((card) => card !== 'king' && card !== own);

/** Whether a player has seen the card; with three players everybody knows, and others guess. */
const isSure = (by: Seat, at: Seat, {seats, looked}: BeliefView): boolean =>
  seats === 3 || (looked?.by === by && looked.at === at);

/**
 * The likelihood of everything that a seat has said. A wicked player keeps to one manner, so the
 * likeliest is taken rather than the sum: otherwise a consistent liar would gain trust by saying
 * much.
 */
function chance(
  lines: readonly SpokenSaying[],
  seat: Seat,
  cards: readonly CourtCard[],
  view: BeliefView,
): number {
  const product = (first: number, says: (line: SpokenSaying) => number): number =>
    lines.reduce((all, line) => all * says(line), first);
  if (!isWicked(cards[seat]!)) return product(1, (line) => wiseSays(line, cards, view));
  const manners = Object.entries(MANNERS) as readonly [Manner, number][];
  const likely = manners.map(([manner, share]) =>
    product(share, (line) => wickedSays(line, cards, view, manner)),
  );
  return Math.max(...likely);
}

/** Claims about the present cards, without repetitions. */
function fresh({talk, past}: Pick<CourtView, 'talk' | 'past'>): readonly SpokenSaying[] {
  const lines = new Map<string, SpokenSaying>();
  for (const line of talk.slice(past))
    if ('title' in line.saying) {
      const {say, title} = line.saying;
      lines.set(
        `${line.seat} ${say} ${'seat' in line.saying ? line.saying.seat : ''} ${title}`,
        line,
      );
    }
  return [...lines.values()];
}

/** Every deal that the view allows; the weights sum to 1. */
function worlds(view: CourtView): readonly World[] {
  const hands = view.hands.map(([card]) => card);
  const rest = cardsOf(view).filter((card) => !hands.includes(card));
  const lines = fresh(view);
  const spoken = seatsOf(view).map((seat) => lines.filter((line) => line.seat === seat));
  const all = deals(hands, rest).map((cards) => ({
    cards,
    weight: spoken.reduce((weight, of, seat) => weight * chance(of, seat, cards, view), 1),
  }));
  const sum = all.reduce((total, {weight}) => total + weight, 0);
  return all.map(({cards, weight}) => ({cards, weight: weight / sum}));
}

/** By seat, the probability that it holds the Dragon. */
export function dragonOdds(view: CourtView): readonly number[] {
  const all = worlds(view);
  return seatsOf(view).map((seat) =>
    all.reduce((sum, {cards, weight}) => sum + (cards[seat] === 'dragon' ? weight : 0), 0),
  );
}

/** The same for an observer who knows only what everybody knows. */
export const publicOdds = (view: CourtView): readonly number[] =>
  dragonOdds({
    ...view,
    looked: view.looked,
    hands: view.hands.map(([card]) => [card === 'king' ? card : null] as const),
  });

/** The seats among `among` that are most likely to hold the Dragon. */
export function suspects(odds: readonly number[], among: readonly Seat[]): readonly Seat[] {
  const most = Math.max(...among.map((seat) => odds[seat]!));
  return among.filter((seat) => odds[seat]! > most - 1e-9);
}
