import {type Rank, rankOf, type SuitCard} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {unfilledOf} from '../rules/unfilled-state.js';
import {historyOf, ownersOf} from '../rules/passages.js';
import {living, rivalOf, tableOf} from '../rules/standing.js';
import {heightOf, kingOf, packOf} from '../rules/suits.js';
import type {Formation, GskMeetingView, GskView} from '../types.js';
import {type Habits, habitsOf} from './habits.js';

/**
 * A seat's knowledge before a decision, in numbers. A card is its height, from 0 for a two to 12 for
 * an ace.
 */

/** The height of a King. */
export const KING = 11;
/** The height of an ace. */
export const ACE = 12;

/** Heights, the highest first. */
type Heights = readonly number[];

/** The place of a seat's own King; `lost` is another seat's pile. */
type KingPlace = 'hand' | 'centre' | 'pile' | 'lost';

/** A seat's knowledge of its match. */
export interface Outlook {
  /** The bot's hand without the King. */
  readonly hand: Heights;
  readonly king: KingPlace;
  /** The number of cards in the bot's hand and in the rival's, Kings included. */
  readonly held: number;
  readonly rivalHeld: number;
  /**
   * Cards other than Kings that the rival may have face down, and cards of the bot that the rival has
   * not seen.
   */
  readonly dark: Heights;
  readonly own: Heights;
  /** The number of the rival's face-down cards that were laid in a centre earlier in this hand. */
  readonly piled: number;
  /** The number of tricks after the present one before a hand runs short. */
  readonly left: number;
  /** The bot's cards in hand, formation and pile, minus the rival's. */
  readonly lead: number;
  /** The number of other living players, who wait or play at the second table. */
  readonly others: number;
  readonly token: boolean;
  readonly rivalToken: boolean;
  /** The bot's centre, or -1 before it lies. */
  readonly centre: number;
  /** The centres that a rout has shown, or -1. */
  readonly shown: number;
  readonly rivalShown: number;
  /** The higher one of the rival's turned flanks, or -1 before the flip. */
  readonly rivalFlank: number;
  /** The bot's skirmishes won, minus those lost; 0 before the flip. */
  readonly skirmishes: number;
  /** The value that the rival has declared, or -1 before that. */
  readonly declared: number;
  /** The number of times that both have declared the same value in this push. */
  readonly ties: number;
  readonly habits: Habits;
}

/** The outlook of the view's seat. */
export function outlookOf(view: GskView): Outlook {
  const me = view.seat!;
  const meeting = view.matches[tableOf(view, me)!]!;
  const rival = rivalOf(meeting, me);
  const [mine, theirs] = [view.formations[me], view.formations[rival]];
  const king = kingOf(me);
  const hand = view.hands[me] as readonly SuitCard[];
  const shortest = Math.min(...living(view).map((seat) => view.hands[seat]!.length));
  const total = (seat: Seat): number =>
    view.hands[seat]!.length + view.piles[seat]! + (view.formations[seat] ? 3 : 0);
  const heightAt = (card: SuitCard | null | undefined): number => (card ? heightOf(card) : -1);
  return {
    hand: heightsOf(hand),
    king: hand.includes(king) ? 'hand' : mine?.centre === king ? 'centre' : pileOfKing(view, me),
    held: hand.length,
    rivalHeld: view.hands[rival]!.length,
    dark: heightsOf(unseenOf(view, rival)),
    own: heightsOf(expectedOf(view, me)),
    piled: piledOf(view, rival),
    left: Math.floor(shortest / 3) - (mine ? 0 : 1),
    lead: total(me) - total(rival),
    others: living(view).length - 2,
    token: view.tokens[me]!,
    rivalToken: view.tokens[rival]!,
    centre: heightAt(mine?.centre),
    shown: mine?.shown.includes('centre') ? heightAt(mine.centre) : -1,
    rivalShown: heightAt(theirs?.centre),
    rivalFlank: theirs?.turned ? Math.max(heightAt(theirs.left), heightAt(theirs.right)) : -1,
    skirmishes: mine?.turned && theirs ? skirmishesOf(mine, theirs) : 0,
    declared: declaredBy(meeting, rival),
    ties: meeting.declared.length,
    habits: habitsOf(view, rival),
  };
}

/** Whether the rival's only face-down card is the King in the centre, and he can be routed. */
export const isKingIn = ({
  token,
  rivalHeld,
  piled,
  rivalShown,
}: Pick<Outlook, 'token' | 'rivalHeld' | 'piled' | 'rivalShown'>): boolean =>
  token && rivalShown < 0 && rivalHeld === 0 && piled === 0;

/** The heights of cards without Kings. */
const heightsOf = (cards: readonly SuitCard[]): Heights =>
  cards
    .map(heightOf)
    .filter((height) => height !== KING)
    .sort((one, other) => other - one);

/** The pile with the King, if he is neither in hand nor in the centre. */
function pileOfKing({unseen, hand}: GskView, me: Seat): KingPlace {
  const laid = unseen.find((one) => one.card === kingOf(me) && one.hand === hand);
  return laid?.to === me ? 'pile' : 'lost';
}

function skirmishesOf(
  mine: Formation<SuitCard | null>,
  theirs: Formation<SuitCard | null>,
): number {
  const lead = (one: SuitCard | null, other: SuitCard | null): number =>
    one && other ? Math.sign(heightOf(one) - heightOf(other)) : 0;
  return lead(mine.left, theirs.right) + lead(mine.right, theirs.left);
}

const declaredBy = ({seats, declared, step}: GskMeetingView, seat: Seat): number => {
  const rank = step === 'challenge' ? declared.at(-1)?.[seats[0] === seat ? 0 : 1] : undefined;
  return rank ? heightOf(`${rank}S`) : -1;
};

/** The passages of this hand from a seat's hand to a pile that not everybody saw. */
export const hiddenOf = ({unseen, hand}: GskView, seat: Seat): GskView['unseen'] =>
  unseen.filter((one) => one.from === seat && one.hand === hand && one.way === 'centre');

/**
 * The values that a challenge of this hand has proved, of centres that no rout had shown: they lie in
 * the seat's own pile.
 */
export function provedBy({pushes, shown, hand}: GskView, seat: Seat): readonly Rank[] {
  const routed = shown
    .filter((one) => one.from === seat && one.hand === hand && one.way === 'centre')
    .map(({card}) => rankOf(card));
  return pushes
    .filter((push) => push.hand === hand && push.winner === seat && push.answer === 'accurate')
    .map(({seats, declared}) => declared[seats[0] === seat ? 0 : 1])
    .filter((value) => {
      const at = routed.indexOf(value);
      if (at >= 0) routed.splice(at, 1);
      return at < 0;
    });
}

const piledOf = (view: GskView, seat: Seat): number =>
  Math.max(0, hiddenOf(view, seat).length - provedBy(view, seat).length);

/** The cards without one card for each value that was proved. */
function unproved(view: GskView, seat: Seat, cards: readonly SuitCard[]): readonly SuitCard[] {
  const rest = [...cards];
  for (const rank of provedBy(view, seat)) {
    const at = rest.findIndex((card) => rankOf(card) === rank);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** Cards that the rival may hold in hand, or face down in the centre or in a pile of this hand. */
function unseenOf(view: GskView, seat: Seat): readonly SuitCard[] {
  const unfilled = unfilledOf(view);
  const known = new Set<SuitCard | null>([
    ...unfilled.hands.flat(),
    ...unfilled.piles.flat(),
    ...unfilled.aside,
    ...unfilled.formations.flatMap((laid) => (laid ? [laid.left, laid.centre, laid.right] : [])),
  ]);
  const rest = packOf(view.seats).filter((card) => !known.has(card));
  // Between two players every card that this seat cannot place belongs to the rival.
  if (view.seats === 2) return unproved(view, seat, rest);
  const history = historyOf(unfilled);
  return unproved(
    view,
    seat,
    rest.filter((card) => ownersOf(history, card).has(seat)),
  );
}

/** The seat's cards that lie where nobody else has seen them. */
function expectedOf(view: GskView, me: Seat): readonly SuitCard[] {
  const laid = view.formations[me];
  const open = (spot: 'left' | 'centre' | 'right'): boolean =>
    laid!.shown.includes(spot) || (laid!.turned && spot !== 'centre');
  const dark = (['left', 'centre', 'right'] as const).flatMap((spot) =>
    laid && !open(spot) ? (laid[spot] ?? []) : [],
  );
  const piled = hiddenOf(view, me).flatMap(({card}) => card ?? []);
  const hand = view.hands[me] as readonly SuitCard[];
  return unproved(view, me, [...hand, ...dark, ...piled]);
}
