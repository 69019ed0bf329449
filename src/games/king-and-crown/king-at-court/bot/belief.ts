import type {Seat} from '../../../../game/index.js';
import {type CourtCard, DECK} from '../../rules/deck.js';
import {cardsOf, seatsOf} from '../rules/round.js';
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

/** The probability that a player says something by mistake or for fun, so that no line is proof. */
const SLIP = 0.03;
/** The probability that a wicked player tells the truth about a card that they have seen. */
const FRANK = 0.2;
/** The probability that the Witch talks as no wise player would, to be suspected. */
const SHOWN = 0.85;

/**
 * The share of players with a wicked card who show that they are wicked. The odds of the Witch are
 * twice those of the Dragon: where one of the Wicked shows it, the other claims the card of a wise
 * player, so each of the three is the Dragon equally often. Otherwise a Witch could draw every
 * accusation to herself, or a Dragon pass for the Witch.
 */
export function shownShare(card: CourtCard): number {
  if (card === 'witch') return SHOWN;
  const odds = SHOWN / (1 - SHOWN) / 2;
  return odds / (1 + odds);
}

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

/** The probability of a line that a wise player says, beside another of its kind, in a deal. */
function wiseSays(
  {seat, saying}: SpokenSaying,
  cards: readonly CourtCard[],
  view: BeliefView,
): number {
  if (saying.say === 'ask' || saying.say === 'text') return 1;
  const own = cards[seat]!;
  const said = cardOf(saying.title);
  if (saying.say === 'am') return said === own ? 1 - SLIP : SLIP;
  const right = cards[saying.seat] === said;
  if (isSure(seat, saying.seat, view)) return right ? 1 - SLIP : SLIP;
  return said === own ? SLIP : 1;
}

/** The same for a wicked player, of lines about a card that they know; others tell nothing. */
function wickedSays(
  {seat, saying}: SpokenSaying,
  cards: readonly CourtCard[],
  view: BeliefView,
): number {
  if (saying.say !== 'think' || !isSure(seat, saying.seat, view)) return 1;
  return cards[saying.seat] === cardOf(saying.title) ? FRANK : 1 - SLIP;
}

/** The cards that a player has claimed by "I am". */
const claimsOf = (lines: readonly SpokenSaying[]): ReadonlySet<CourtCard> =>
  new Set(lines.flatMap(({saying}) => (saying.say === 'am' ? [cardOf(saying.title)] : [])));

/** The probability of the claims of a wicked player: of one wise card, or of anything else. */
function wickedClaims(lines: readonly SpokenSaying[], card: CourtCard, view: BeliefView): number {
  const claims = claimsOf(lines);
  if (claims.size === 0) return 1;
  const wise = claimable(view);
  const shown = shownShare(card);
  const [claim] = claims;
  return claims.size > 1 || !wise.includes(claim!) ? shown : (1 - shown) / wise.length;
}

/** Whether a player has seen the card; with three players everybody knows, and others guess. */
const isSure = (by: Seat, at: Seat, {seats, looked}: BeliefView): boolean =>
  seats === 3 || (looked?.by === by && looked.at === at);

/** The likelihood of everything that a seat has said. */
function chance(
  lines: readonly SpokenSaying[],
  seat: Seat,
  cards: readonly CourtCard[],
  view: BeliefView,
): number {
  const card = cards[seat]!;
  const [first, says] = isWicked(card)
    ? [wickedClaims(lines, card, view), wickedSays]
    : [1, wiseSays];
  return lines.reduce((all, line) => all * says(line, cards, view), first);
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

/**
 * Odds of at least this part of the highest count as equal: talk tells no more exactly. Where three claim the
 * Knight and one the Witch, it is two thirds: a King who accused the Witch alone there would never accuse a
 * Beggar who hides among the Knights.
 */
const NEAR = 0.65;

/** The seats among `among` that are about the most likely to hold the Dragon. */
export function suspects(odds: readonly number[], among: readonly Seat[]): readonly Seat[] {
  const most = Math.max(...among.map((seat) => odds[seat]!));
  return among.filter((seat) => odds[seat]! >= most * NEAR);
}
