import type {Card} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {type GivenFields, readInt, readList, readObject} from '../../../game/read.js';
import {packOf} from '../rules/contracts/columns.js';
import {heldBefore} from '../rules/choices/opening.js';
import {countOf, type DealFacts, type Pile} from './count-hands.js';
import {CardReader} from './read-position.js';
import {faults} from './throw-faults.js';
import type {Drawn, Trick} from '../types.js';

/** The places of a position's cards; unknown cards are `null`. */
export interface Cards {
  readonly hands: readonly Pile[];
  readonly talon: Pile;
  readonly away: Pile;
  readonly stock: Pile;
  readonly shown: readonly Card[];
  readonly draws: readonly Drawn[];
  readonly trick: Trick;
  readonly played: readonly Trick[];
  /** The number of remaining tricks, including the one on the table; 0 if hands are unequal. */
  readonly rounds: number;
  /** Whether no card of the pack is missing, so that the deal is known from its first card. */
  readonly whole: boolean;
}

/** Reads hands, piles and tricks; throws if they cannot belong to one deal. */
export function readCards(given: GivenFields, place: DealFacts): Cards {
  const {table, standing, scene} = place;
  const {seats} = standing;
  const {draws: uneven} = standing.contract;
  const pack = packOf(table);
  const reader = new CardReader(pack);
  const playing = scene === 'play' || scene === 'drawing';
  const {trick: laid = [], played: gone = []} = given;
  const trick = reader.trick(laid, 'trick', seats, 0, playing ? seats - 1 : 0, uneven);
  const played = readList(gone, 'played').map((one, at) =>
    reader.trick(one, `played[${at}]`, seats, uneven ? 2 : seats, seats, uneven),
  );
  const begun = playing || scene === 'over';
  faults.need(begun || played.length === 0, 'played', 'empty-in', {phase: scene});
  const draws = readDraws(given['draws'], place, [...played, trick]);
  const lists: readonly unknown[] =
    given['hands'] === undefined
      ? Array.from({length: seats}, () => null)
      : readList(given['hands'], 'hands', seats);
  const known = lists.map((list, seat) =>
    list === null || list === undefined ? undefined : reader.hand(list, `hands[${seat}]`),
  );
  const count = countOf(place, known, trick, played, draws);
  const rounds = uneven ? 0 : count.rounds;
  const hands = known.map((hand, seat) => {
    const due = count.due(seat);
    if (hand && hand.length !== due) count.blame(seat, hand.length);
    return hand ?? Array.from({length: due}, () => null);
  });
  const piles = readPiles(given, place, reader, draws);
  const all = [...hands, piles.talon, piles.away, piles.stock, trick, ...played];
  const found = all.reduce((sum, pile) => sum + pile.length, 0);
  faults.need(found <= pack.length, 'hands', 'pack', {pack: pack.length, found});
  const shown = readShown(given['shown'], place, pack);
  return {
    ...{hands: hands.map((hand, seat) => withShown(hand, seat, shown, place))},
    ...{...piles, shown, draws, trick, played, rounds, whole: found === pack.length},
  };
}

/** The piles outside the hands. */
function readPiles(
  given: GivenFields,
  {variant, table, standing, scene}: DealFacts,
  reader: CardReader,
  draws: readonly Drawn[],
): Pick<Cards, 'talon' | 'away' | 'stock'> {
  const {seats, options, contract} = standing;
  const {rest} = variant;
  const pack = packOf(table).length;
  const spare = pack - table.hand * seats;
  const over = scene === 'over';
  const pile = (field: 'talon' | 'away' | 'stock', most: number, least = most): Pile => {
    if (given[field] === undefined) return Array.from({length: over ? least : most}, () => null);
    const cards = reader.hand(given[field], field);
    const {length: found} = cards;
    faults.need(found >= least && found <= most, field, 'pile', {least, most, found});
    return cards;
  };
  const early = scene === 'ordering' && options['callAfterTalon'] !== 'on';
  const talon = rest === 'last-trick' ? spare : rest === 'talon' && early ? spare : 0;
  const away = rest === 'talon' && (scene === 'play' || over) ? spare : 0;
  const blind = scene === 'ordering' && options['orderBlind'] === 'on';
  const drawn = draws.reduce((sum, one) => sum + one.cards, 0);
  const stock = contract.draws
    ? Math.max(0, spare - drawn)
    : blind || scene === 'calling'
      ? pack - heldBefore(variant, seats, blind)
      : 0;
  return {
    talon: pile('talon', talon, over && rest === 'talon' ? 0 : talon),
    away: pile('away', away, over ? 0 : away),
    stock: pile('stock', stock, contract.draws ? 0 : stock),
  };
}

/** Cards that everybody has seen; each of them also lies in a hand, a pile or a trick. */
function readShown(
  given: unknown,
  {variant, standing, scene}: DealFacts,
  pack: readonly Card[],
): Cards['shown'] {
  const list = given === undefined ? [] : readList(given, 'shown');
  const reader = new CardReader(pack);
  const cards = list.map((card, at) => reader.card(card, `shown[${at}]`));
  const {rest} = variant;
  const most =
    rest === 'talon'
      ? scene === 'ordering' && standing.options['callAfterTalon'] !== 'on'
        ? 0
        : 2
      : rest && scene === 'over'
        ? 8
        : 0;
  faults.need(most > 0 || cards.length === 0, 'shown', 'shown-none');
  faults.need(cards.length <= most, 'shown', 'shown-many', {most});
  return cards;
}

/** A hand of which only the cards shown from the talon are known. */
const withShown = (
  hand: Pile,
  seat: Seat,
  shown: readonly Card[],
  {scene, orderer}: DealFacts,
): Pile => {
  if (seat !== orderer || (scene !== 'talon' && scene !== 'ordering')) return hand;
  const more = shown.filter((card) => !hand.includes(card));
  let at = 0;
  const full = hand.map((card) => card ?? more[at++] ?? null);
  faults.need(at >= more.length, `hands[${seat}]`, 'shown-held', {cards: more});
  return full;
};

/** The draws from the stock, each with its trick. */
function readDraws(
  given: unknown,
  {variant, standing}: DealFacts,
  tricks: readonly Trick[],
): readonly Drawn[] {
  if (given === undefined) return [];
  const list = readList(given, 'draws');
  faults.need(variant.rest === 'stock' || list.length === 0, 'draws', 'no-stock');
  let most = 8;
  return list.map((item, at) => {
    const path = `draws[${at}]`;
    const one = readObject(item, path, ['trick', 'seat', 'cards']);
    const trick = readInt(one['trick'], `${path}.trick`, 0, tricks.length - 1);
    const seat = readInt(one['seat'], `${path}.seat`, 0, standing.seats - 1);
    const cards = readInt(one['cards'], `${path}.cards`, 1, Math.max(1, most));
    most -= cards;
    faults.need(most >= 0, `${path}.cards`, 'draw-many');
    const again = list.slice(0, at).some((other) => isAlike(other, trick, seat));
    faults.need(!again, path, 'draw-twice');
    const [lead] = tricks[trick]!;
    faults.need(lead !== undefined && lead.seat !== seat, path, 'draw-lead');
    return {trick, seat, cards};
  });
}

const isAlike = (other: unknown, trick: number, seat: Seat): boolean => {
  const one = other as Partial<Drawn>;
  return one.trick === trick && one.seat === seat;
};
