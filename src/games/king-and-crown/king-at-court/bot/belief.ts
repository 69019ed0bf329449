import type {Seat} from '../../../../game/index.js';
import {type CourtCard, DECK} from '../../rules/deck.js';
import {cardsOf, seatsOf, titlesOf} from '../rules/round.js';
import {cardOf, type Line} from '../rules/saying.js';
import type {CourtView} from '../types.js';

/**
 * Who holds what, judged by what was said (K-16): a table of all deals that a view allows, each
 * weighed by how likely such talk is in it. Free text is not understood.
 */

/** One way in which the cards may lie, by seat, and how likely it is. */
interface World {
  readonly cards: readonly CourtCard[];
  readonly weight: number;
}

/** How often a wise player, who gains by the truth, says of itself what it is not. */
const SLIP = 0.01;
/** How often a suspicion is about the Dragon. */
const AIM = 0.8;
/** How the wicked talk: with a plan, lies at random, or anything at all, true or not. */
const MANNERS = {planned: 0.6, lying: 0.2, babbling: 0.2} as const;
type Manner = keyof typeof MANNERS;

/** Every way to lay some cards into the places that are empty. */
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

/** The wise cards that somebody may claim. */
export const claimable = ({seats}: Pick<CourtView, 'seats'>): readonly CourtCard[] =>
  cardsOf({seats}).filter((card) => card !== 'king' && !isWicked(card));

type Seen = Pick<CourtView, 'seats' | 'looked'>;

/** How likely a wise player is to say this and nothing else of its kind, in such a deal. */
function wiseSays({seat, saying}: Line, cards: readonly CourtCard[], view: Seen): number {
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

/** The same of a wicked player who talks in some manner. */
function wickedSays(
  {seat, saying}: Line,
  cards: readonly CourtCard[],
  view: Seen,
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

const cardsBut = (view: Seen, own: CourtCard): readonly CourtCard[] =>
  cardsOf(view).filter((card) => card !== 'king' && card !== own);

/** Whoever has seen a card knows it, and so does everybody with three players. Others guess. */
const isSure = (by: Seat, at: Seat, {seats, looked}: Seen): boolean =>
  seats === 3 || (looked?.by === by && looked.at === at);

/**
 * How likely all is that a seat has said. Who is wicked keeps to one manner: the likeliest, not their
 * sum, so that nobody is trusted for saying much of what a liar with a plan would say, too.
 */
function chance(
  lines: readonly Line[],
  seat: Seat,
  cards: readonly CourtCard[],
  view: Seen,
): number {
  const product = (first: number, says: (line: Line) => number): number =>
    lines.reduce((all, line) => all * says(line), first);
  if (!isWicked(cards[seat]!)) return product(1, (line) => wiseSays(line, cards, view));
  const manners = Object.entries(MANNERS) as readonly [Manner, number][];
  const likely = manners.map(([manner, share]) =>
    product(share, (line) => wickedSays(line, cards, view, manner)),
  );
  return Math.max(...likely);
}

/** Claims about the cards that are held now; to say a thing twice adds nothing. */
function fresh({talk, past}: Pick<CourtView, 'talk' | 'past'>): readonly Line[] {
  const lines = new Map<string, Line>();
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

/** Every deal that the view allows, with weights that make 1 in all. */
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

/** By seat, how likely it is that the Dragon lies there, from 0 to 1. */
export function dragonOdds(view: CourtView): readonly number[] {
  const all = worlds(view);
  return seatsOf(view).map((seat) =>
    all.reduce((sum, {cards, weight}) => sum + (cards[seat] === 'dragon' ? weight : 0), 0),
  );
}

/** The same for somebody who knows only what all know. */
export const publicOdds = (view: CourtView): readonly number[] =>
  dragonOdds({
    ...view,
    looked: view.looked,
    hands: view.hands.map(([card]) => [card === 'king' ? card : null] as const),
  });

/** Seats that are most likely to hold the Dragon, of those that are asked for. */
export function suspects(odds: readonly number[], among: readonly Seat[]): readonly Seat[] {
  const most = Math.max(...among.map((seat) => odds[seat]!));
  return among.filter((seat) => odds[seat]! > most - 1e-9);
}
