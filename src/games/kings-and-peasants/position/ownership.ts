import type {Card, SuitCard} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {heightOf, isGood, isTrump} from '../rules/exchange.js';
import {seatOf} from '../rules/seats.js';
import type {PeasantsView} from '../types.js';

/** Derives from the exchange, the shown card and the first lead which seats have had which cards. */

/** The places of a position's cards; unknown cards are `null`. */
export interface Unknown extends Pick<
  PeasantsView,
  | 'options'
  | 'phase'
  | 'dealer'
  | 'ranks'
  | 'shown'
  | 'trump'
  | 'hands'
  | 'aside'
  | 'gifts'
  | 'trick'
  | 'played'
> {
  /** The leader of the deal's first trick, if known. */
  readonly leader: Seat | undefined;
}

/** One possible course of the exchange. */
export interface Ownership {
  /** Whether this seat may have had this card after the exchange. */
  may(seat: Seat, card: Card): boolean;
  /** The cards of the exchange, in order. */
  readonly gifts: readonly Card[];
}

/** The four gifts; `undefined` for one that did not take place, or not yet. */
interface Gifts {
  readonly bySoldier: Card | undefined;
  readonly toSoldier: Card | undefined;
  readonly byPeasant: Card | undefined;
  readonly toPeasant: Card | undefined;
}

type Seats = Readonly<Record<'king' | 'soldier' | 'peasant', Seat>>;

/** The known facts about where cards are. */
export interface CardKnowledge {
  readonly where: ReadonlyMap<Card, Seat>;
  /** Whether a seat has a card, or has room for it and has not shown a void in its suit. */
  can(seat: Seat, card: Card): boolean;
}

/** Every possible course of the exchange, tried in the order of `cards`. */
export function* ownerships(
  position: Unknown,
  cards: readonly SuitCard[],
  known: CardKnowledge,
): Generator<Ownership, void> {
  const {ranks, dealer, shown, trump, leader} = position;
  if (ranks === null) {
    yield {may: (seat, card) => card !== shown || seat === dealer, gifts: []};
    return;
  }
  const seats = {
    king: seatOf(ranks, 'king'),
    soldier: seatOf(ranks, 'soldier'),
    peasant: seatOf(ranks, 'peasant'),
  };
  const {king, soldier, peasant} = seats;
  const ace = `A${trump}` as const;
  if (leader !== undefined && !known.can(leader, ace)) return;
  // The shown card was the peasant's, so if it is the ace that leads, only peasant and king can have
  // had it.
  if (shown === ace && leader !== undefined && leader !== king && leader !== peasant) return;
  const trumps = cards.filter((card) => isTrump(card, position));
  /** The cards that a gift may have been, according to where each can be now. */
  const choices = (from: Seat, ends: readonly Seat[], all: readonly Card[]) => {
    const gift = position.gifts.find((one) => one.from === from && one.to === ends[0]);
    if (!gift) return [undefined];
    if (gift.card !== null) return [gift.card];
    return all.filter(
      (card) =>
        ends.some((seat) => known.can(seat, card)) &&
        (card !== ace || leader === undefined || ends.includes(leader)) &&
        // Only the peasant can have given the shown card, which was the peasant's.
        (card !== shown || from === peasant),
    );
  };
  // The king may have given the soldier's gift to the peasant.
  for (const bySoldier of choices(soldier, [king, peasant], trumps)) {
    const above = over(position, bySoldier, seats, known);
    if (above.length > 1) continue;
    for (const byPeasant of choices(peasant, [king], trumps))
      for (const toSoldier of choices(king, [soldier], cards)) {
        if (above.some((card) => card !== toSoldier)) continue;
        const gifts = {bySoldier, toSoldier, byPeasant, toPeasant: undefined};
        const banned = bans(position, gifts, seats);
        if ([...known.where].some(([card, seat]) => banned(seat, card))) continue;
        for (const toPeasant of choices(king, [peasant], cards))
          yield* ways(position, {...gifts, toPeasant}, seats, trumps, known);
      }
  }
}

/**
 * The trumps that the soldier has had above the gift: the king may have given one back, but no more.
 */
function over(
  position: Unknown,
  bySoldier: Card | undefined,
  {soldier}: Seats,
  {where}: CardKnowledge,
): readonly Card[] {
  if (bySoldier === undefined) return [];
  const height = heightOf(bySoldier);
  return [...where]
    .filter(([card, seat]) => seat === soldier && isTrump(card, position))
    .map(([card]) => card)
    .filter((card) => heightOf(card) > height);
}

/**
 * The owners that follow from the gifts: there is one way, unless the soldier has yet to give a
 * trump.
 */
function* ways(
  position: Unknown,
  gifts: Gifts,
  seats: Seats,
  trumps: readonly Card[],
  known: CardKnowledge,
): Generator<Ownership, void> {
  const {bySoldier, toSoldier, byPeasant, toPeasant} = gifts;
  const {phase, shown, trump, leader} = position;
  const {king, soldier, peasant} = seats;
  if (bySoldier !== undefined && bySoldier === byPeasant) return;
  if ([bySoldier, byPeasant].some((card) => card && !isTrump(card, position))) return;
  const owners = new Map<Card, Seat>();
  /** Records the owner of a card; false if another seat has had it. */
  const own = (card: Card | undefined, seat: Seat): boolean => {
    if (card === undefined) return true;
    const before = owners.get(card);
    owners.set(card, seat);
    return before === undefined || before === seat;
  };
  const fits = [
    own(bySoldier, bySoldier === toPeasant ? peasant : king),
    own(toSoldier, soldier),
    own(byPeasant, king),
    own(toPeasant, peasant),
    own(shown, shown === byPeasant ? king : peasant),
    ![bySoldier, toSoldier, toPeasant].includes(shown),
    leader === undefined || own(`A${trump}`, leader),
  ].every(Boolean);
  if (!fits || !isPaid(position, gifts)) return;
  // Without dealing any hand it is clear that an owner cannot have the card.
  if ([...owners].some(([card, seat]) => !known.can(seat, card))) return;
  const banned = bans(position, gifts, seats);
  const may = (seat: Seat, card: Card): boolean =>
    (owners.get(card) ?? seat) === seat && !banned(seat, card);
  const given = [bySoldier, toSoldier, byPeasant, toPeasant].filter((card) => card !== undefined);
  if (phase !== 'reign.exchange.fromSoldier') {
    yield {may, gifts: given};
    return;
  }
  for (const one of trumps)
    yield {
      may: (seat, card) => (card !== one || seat === soldier) && may(seat, card),
      gifts: given,
    };
}

/** Whether the king's gift to the soldier is not a good card, which proves that the king had none. */
const isPoor = (position: Unknown, toSoldier: Card | undefined): boolean =>
  position.options['goodCard'] === 'strict' &&
  toSoldier !== undefined &&
  !isGood(toSoldier, position);

/** A king without a good card cannot give the peasant one either, except the soldier's. */
const isPaid = (position: Unknown, {toSoldier, bySoldier, toPeasant}: Gifts): boolean =>
  !isPoor(position, toSoldier) ||
  toPeasant === undefined ||
  toPeasant === bySoldier ||
  !isGood(toPeasant, position);

/** The cards that king and soldier cannot have had. */
function bans(
  position: Unknown,
  {bySoldier, toSoldier, byPeasant}: Gifts,
  {king, soldier}: Seats,
): (seat: Seat, card: Card) => boolean {
  const {phase} = position;
  const most = bySoldier
    ? heightOf(bySoldier)
    : phase === 'reign.exchange.fromSoldier'
      ? Infinity
      : -1;
  const poor = isPoor(position, toSoldier);
  return (seat, card) => {
    if (seat === soldier)
      return isTrump(card, position) && heightOf(card) > most && card !== toSoldier;
    return (
      seat === king && poor && isGood(card, position) && card !== bySoldier && card !== byPeasant
    );
  };
}
