import {type Rank, rankOf, type SuitCard} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {draftOf} from '../rules/draft.js';
import {historyOf, ownersOf} from '../rules/passages.js';
import {cardsOf, rivalOf, tableOf} from '../rules/standing.js';
import {kingOf, packOf} from '../rules/suits.js';
import type {GskMeetingView, GskView, Push} from '../types.js';

/** A seat's estimate of the hidden facts before it decides: the rival's cards and both Kings. */

export interface Outlook {
  readonly view: GskView;
  readonly meeting: GskMeetingView;
  readonly me: Seat;
  readonly rival: Seat;
  readonly hand: readonly SuitCard[];
  /** The seat's own King is in hand, where a penalty may draw it. */
  readonly kingInHand: boolean;
  /** Cards that the rival may hold in hand or face down on the table. */
  readonly unseen: readonly SuitCard[];
  /** The number of cards in the rival's hand. */
  readonly rivalHand: number;
  /**
   * The probability of each place for the rival's King (`flank`: of one flank); the remainder is a
   * pile.
   */
  readonly king: {readonly hand: number; readonly centre: number; readonly flank: number};
  /**
   * The rates at which the rival lies in a push and challenges a bluff, estimated from past bluffs.
   */
  readonly lies: number;
  readonly challenges: number;
}

/** The worth, in cards, of capturing the rival's King in one's pile, or of losing one's own. */
export const KING = 18;

/** Weights of one face-down card being the King: players prefer to keep it in hand. */
const PLACES = {hand: 1, centre: 0.7, flank: 0.06, pile: 0.3};

/** The outlook of the seat that the view belongs to. */
export function outlookOf(view: GskView): Outlook {
  const me = view.seat!;
  const meeting = view.matches[tableOf(view, me)!]!;
  const rival = rivalOf(meeting, me);
  const hand = view.hands[me] as readonly SuitCard[];
  const rivalHand = view.hands[rival]!.length;
  const bluffs = view.pushes.filter(({seats}) => seats.includes(rival));
  return {
    view,
    meeting,
    me,
    rival,
    hand,
    kingInHand: hand.includes(kingOf(me)),
    unseen: unseenOf(view, rival),
    rivalHand,
    king: kingOdds(view, rival, rivalHand),
    ...habits(bluffs, rival),
  };
}

/** Unknown cards that a seat may have had in hand when this hand began. */
function unseenOf(view: GskView, seat: Seat): readonly SuitCard[] {
  const draft = draftOf(view);
  const history = historyOf(draft);
  const known = new Set([
    ...draft.hands.flat(),
    ...draft.piles.flat(),
    ...draft.aside,
    ...draft.formations.flatMap((laid) => (laid ? cardsOf(laid) : [])),
  ]);
  return packOf(view.seats).filter((card) => !known.has(card) && ownersOf(history, card).has(seat));
}

function kingOdds(view: GskView, seat: Seat, rivalHand: number): Outlook['king'] {
  const laid = view.formations[seat];
  const dark = (spot: 'left' | 'centre' | 'right'): number => (laid?.[spot] === null ? 1 : 0);
  const piled = view.unseen.filter(
    ({from, card, hand, to}) => from === seat && card === null && hand === view.hand && to !== null,
  ).length;
  const weights = {
    hand: PLACES.hand * rivalHand,
    centre: PLACES.centre * dark('centre'),
    flank: (PLACES.flank * (dark('left') + dark('right'))) / 2,
  };
  const all = weights.hand + weights.centre + 2 * weights.flank + PLACES.pile * piled;
  const share = (weight: number): number => (all === 0 ? 0 : weight / all);
  return {
    hand: share(weights.hand),
    centre: share(weights.centre),
    flank: share(weights.flank),
  };
}

/** A frequency with a prior: `guess` counts as `weight` observations. */
const rate = (guess: number, weight: number, yes: number, all: number): number =>
  (guess * weight + yes) / (weight + all);

function habits(bluffs: readonly Push[], seat: Seat): Pick<Outlook, 'lies' | 'challenges'> {
  const won = bluffs.filter(({winner, answer}) => winner === seat && answer !== null);
  const lost = bluffs.filter(({winner}) => winner !== seat);
  const lied = won.filter(({answer}) => answer === 'misrepresented').length;
  const doubted = lost.filter(({answer}) => answer !== null).length;
  return {
    lies: rate(0.4, 3, lied, won.length),
    challenges: rate(0.45, 1.5, doubted, lost.length),
  };
}

/** How many of the cards have this rank. */
export const countOf = (cards: readonly SuitCard[], rank: Rank): number =>
  cards.filter((card) => rankOf(card) === rank).length;

/** The expected loss, in cards, of a penalty draw from the seat's own hand. */
export const drawCost = ({hand, kingInHand}: Pick<Outlook, 'hand' | 'kingInHand'>): number =>
  hand.length === 0 ? 0 : 1 + (kingInHand ? KING / hand.length : 0);

/** The expected gain, in cards, of a penalty draw from the rival's hand. */
export const drawGain = ({rivalHand, king}: Pick<Outlook, 'rivalHand' | 'king'>): number =>
  rivalHand === 0 ? 0 : 1 + (KING * king.hand) / rivalHand;
