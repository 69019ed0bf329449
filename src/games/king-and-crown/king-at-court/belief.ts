import type {Seat} from '../../../game/index.js';
import {type CourtCard, DECK} from '../deck.js';
import {cardsOf, seatsOf, titlesOf} from './round.js';
import {cardOf, type Line} from './saying.js';
import type {CourtView} from './types.js';

/**
 * Who holds what, judged by what was said (K-16): a table of all deals that a view allows, each
 * weighed by how likely such talk is in it. Free text is not understood.
 */

/** One way in which the cards may lie, by seat, and how likely it is. */
export interface World {
  readonly cards: readonly CourtCard[];
  readonly weight: number;
}

/** How often a wise player, who gains by the truth, says of itself what it is not. */
const SLIP = 0.04;
/** How often a suspicion is about the Dragon. */
const AIM = 0.8;
/** How many of the wicked lie with a plan; the others say anything. */
const CUNNING = 0.6;

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

/** How likely it is that who holds `own` says this and nothing else of its kind, in such a deal. */
function chance(
  {seat, saying}: Line,
  cards: readonly CourtCard[],
  view: Pick<CourtView, 'seats' | 'looked'>,
): number {
  if (saying.say === 'ask' || saying.say === 'text') return 1;
  const own = cards[seat]!;
  const titles = titlesOf(view).length - 1;
  const said = cardOf(saying.title);
  const plain = 1 / titles;
  if (saying.say === 'am') {
    if (!isWicked(own)) return said === own ? 1 - SLIP : SLIP / (titles - 1);
    const wise = claimable(view);
    const planned = wise.includes(said) ? (1 - SLIP) / wise.length : SLIP / (titles - wise.length);
    return CUNNING * planned + (1 - CUNNING) * plain;
  }
  const right = cards[saying.seat] === said;
  const sure = view.seats === 3 || (view.looked?.by === seat && view.looked.at === saying.seat);
  // Whoever has seen a card knows it. Others guess: that tells nothing of the card, but something of
  // who speaks, for players with a plan speak of the Dragon, and never give their own card away.
  const aim = said === 'dragon' ? AIM : (1 - AIM) / (titles - 1);
  const planned = sure ? (right ? SLIP : 1 - SLIP) : aim;
  if (isWicked(own)) return CUNNING * planned + (1 - CUNNING) * plain;
  if (sure) return 1 - planned;
  return said === own ? SLIP : aim;
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
export function worlds(view: CourtView): readonly World[] {
  const hands = view.hands.map(([card]) => card);
  const rest = cardsOf(view).filter((card) => !hands.includes(card));
  const lines = fresh(view);
  const all = deals(hands, rest).map((cards) => ({
    cards,
    weight: lines.reduce((weight, line) => weight * chance(line, cards, view), 1),
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
