import {type Rng, shuffle, type SuitCard} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import type {UnfilledState} from './unfilled-state.js';
import {cardsOf, seatsOf} from './standing.js';
import {kingOf, originOf, packOf} from './suits.js';

/**
 * Computes where cards can be, given everything that has been seen. Between two reshuffles a card
 * leaves a hand at most once, and at the reshuffle it belongs to the owner of the pile in which it
 * lies. So each card has one owner in each hand. Some passages name their card; of others only the
 * places are known.
 */

/** The owner of a card; `null` if it has left the game. */
type Owner = Seat | null;

/** A passage of a past hand whose card is not known. */
interface Edge {
  readonly from: Seat;
  readonly to: Owner;
  /** Its index in `unseen`. */
  readonly at: number;
}

/** Everything that is known about the owners of cards. */
export interface History {
  readonly unfilled: UnfilledState;
  /** The known owners of a card at the beginning of a hand; by card, then by hand. */
  readonly facts: ReadonlyMap<SuitCard, ReadonlyMap<number, Owner>>;
  /** Passages of unknown cards, by hand. */
  readonly edges: ReadonlyMap<number, readonly Edge[]>;
  /** Cards that are known to have left a hand, and their new owners, by hand. */
  readonly moved: ReadonlyMap<number, ReadonlyMap<SuitCard, Owner>>;
}

/** Collects the facts from a state with unknown cards. */
export function historyOf(unfilled: UnfilledState): History {
  const facts = new Map<SuitCard, Map<number, Owner>>();
  const edges = new Map<number, Edge[]>();
  const moved = new Map<number, Map<SuitCard, Owner>>();
  const note = (card: SuitCard, hand: number, owner: Owner): void => {
    facts.set(card, (facts.get(card) ?? new Map<number, Owner>()).set(hand, owner));
  };
  unfilled.hands.forEach((hand, seat) =>
    hand.forEach((card) => card && note(card, unfilled.hand, seat)),
  );
  unfilled.formations.forEach((laid, seat) =>
    laid ? cardsOf(laid).forEach((card) => card && note(card, unfilled.hand, seat)) : undefined,
  );
  for (const seat of seatsOf(unfilled)) {
    // A King is in its player's hand whenever a hand begins; anywhere else it would have been found.
    const fall = unfilled.fallen.find((one) => one.seat === seat);
    const last = fall ? fall.hand : unfilled.hand;
    for (let hand = 1; hand <= last; hand++) note(kingOf(seat), hand, seat);
  }
  const remember = (card: SuitCard, hand: number, from: Seat, to: Owner): void => {
    note(card, hand, from);
    note(card, hand + 1, to);
    moved.set(hand, (moved.get(hand) ?? new Map<SuitCard, Owner>()).set(card, to));
  };
  for (const {card, hand, from, to} of unfilled.shown) remember(card, hand, from, to);
  unfilled.unseen.forEach(({card, hand, from, to}, at) => {
    if (card) remember(card, hand, from, to);
    else if (hand < unfilled.hand) edges.set(hand, [...(edges.get(hand) ?? []), {from, to, at}]);
  });
  return {unfilled, facts, edges, moved};
}

/**
 * The possible owners of a card at the beginning of hand `until`, given its `owner` in hand `hand`.
 */
function ownersFrom(
  {edges, moved, facts}: History,
  card: SuitCard,
  owner: Owner,
  hand: number,
  until: number,
): ReadonlySet<Owner> {
  let owners: ReadonlySet<Owner> = new Set([owner]);
  for (let now = hand; now < until && owners.size > 0; now++) {
    const to = moved.get(now)?.get(card);
    const here: ReadonlySet<Owner> = owners;
    owners =
      to !== undefined
        ? new Set([to])
        : new Set([
            ...here,
            ...(edges.get(now) ?? []).filter(({from}) => here.has(from)).map((edge) => edge.to),
          ]);
    const fact = facts.get(card)?.get(now + 1);
    if (fact !== undefined) owners = new Set(owners.has(fact) ? [fact] : []);
  }
  return owners;
}

/** The possible owners of a card at the beginning of the current hand. */
export const ownersOf = (history: History, card: SuitCard): ReadonlySet<Owner> =>
  ownersFrom(history, card, originOf(card), 1, history.unfilled.hand);

/**
 * One history of all cards: their present owners, and the card of each unknown passage of past
 * hands.
 */
export interface Course {
  readonly owners: ReadonlyMap<SuitCard, Owner>;
  /** Cards by their index in `unseen`. */
  readonly cards: ReadonlyMap<number, SuitCard>;
}

const TRIES = 40;

/**
 * Draws at random one course that agrees with everything seen; `undefined` if there is none, as in
 * positions that do not tell how they came about.
 */
export function drawCourse(history: History, start: Rng): {course: Course | undefined; rng: Rng} {
  let rng = start;
  const pack = packOf(history.unfilled.seats);
  if (pack.some((card) => ownersOf(history, card).size === 0)) return {course: undefined, rng};
  for (let tried = 0; tried < TRIES; tried++) {
    const mixed = shuffle(rng, pack);
    ({rng} = mixed);
    const course = courseOf(history, mixed.value);
    if (course) return {course, rng};
  }
  return {course: undefined, rng};
}

/**
 * Follows the cards in this order through all hands; cards that are known to have moved go first.
 */
function courseOf(history: History, pack: readonly SuitCard[]): Course | undefined {
  const {unfilled, edges, moved, facts} = history;
  const owners = new Map<SuitCard, Owner>(pack.map((card) => [card, originOf(card)]));
  const cards = new Map<number, SuitCard>();
  /** Whether an owner agrees with everything that is seen of the card later. */
  const fits = (card: SuitCard, owner: Owner, hand: number): boolean =>
    (facts.get(card)?.get(hand) ?? owner) === owner &&
    ownersFrom(history, card, owner, hand, unfilled.hand).size > 0;
  for (let hand = 1; hand < unfilled.hand; hand++) {
    const known = moved.get(hand);
    for (const [card, to] of known ?? []) owners.set(card, to);
    const open = [...(edges.get(hand) ?? [])];
    const free = pack.filter((card) => !known?.has(card));
    const out = new Set(
      unfilled.fallen.filter((fall) => fall.hand <= hand).map(({seat}): Owner => seat),
    );
    const stays = (card: SuitCard): boolean => {
      const owner = owners.get(card)!;
      return !out.has(owner) && fits(card, owner, hand + 1);
    };
    const pass = (card: SuitCard): boolean => {
      const owner = owners.get(card);
      const index = open.findIndex(({from, to}) => from === owner && fits(card, to, hand + 1));
      if (index < 0) return false;
      const [{at, to}] = open.splice(index, 1) as [Edge];
      owners.set(card, to);
      cards.set(at, card);
      return true;
    };
    const [bound, loose] = [free.filter((card) => !stays(card)), free.filter(stays)];
    if (!bound.every((card) => owners.get(card) === null || pass(card))) return undefined;
    for (const card of loose) if (open.length > 0) pass(card);
    if (open.length > 0) return undefined;
  }
  return {owners, cards};
}
