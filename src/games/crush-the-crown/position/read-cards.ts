import {type Card, rankOf, readCard, sortHand, suitOf} from '../../../cards/index.js';
import type {Options} from '../../../game/index.js';
import {type GivenFields, readInt, readList, readObject} from '../../../game/read.js';
import type {Unknown} from './fill.js';
import {isLiving, suitOfGovernment} from '../rules/government.js';
import {rivalOf, UNKNOWN} from '../rules/knowledge.js';
import {HAND, KINGS, packOf} from '../rules/options.js';
import {type CardReader} from './read-position.js';
import {faults} from './throw-faults.js';
import type {OpenPosition} from './standing.js';
import type {Limit} from '../types.js';

/** The cards of a position and the facts known about them; unknown cards are `null`. */
export type Cards = Pick<Unknown, 'hands' | 'piles' | 'swapped' | 'shown' | 'limits'>;

const isQueen = (card: Card | null): boolean => card !== null && rankOf(card) === 'Q';

/** Whether a seat has yet to marry. */
export const isMarriage = ({phase}: Pick<OpenPosition, 'phase'>): boolean =>
  phase === 'marryFirst' || phase === 'marrySecond';

/** Reads hands and piles; throws if they cannot come from one pack. */
export function readCards(
  given: GivenFields,
  options: Options,
  standing: OpenPosition,
  reader: CardReader,
): Cards {
  const piles = readObject(given['piles'] ?? {}, 'piles', ['draw', 'discard', 'executed']);
  const executed = readExecuted(piles['executed'], standing, reader);
  const {hands, shown} = readHands(given, standing, reader);
  const {discard, swapped} = readDiscard(piles['discard'], given['swapped'], standing, reader);
  const {governments, kings} = standing;
  const placed = [governments.flat(), kings, executed, discard, ...hands].flat().length;
  const all = packOf(options).length + KINGS.length;
  const found = hands.flat().length;
  const elsewhere = placed - found;
  const most = Math.max(0, all - elsewhere);
  faults.need(placed <= all, 'hands', 'hands-many', {most, elsewhere, all, found});
  const due = all - placed;
  const draw =
    piles['draw'] === undefined
      ? Array.from({length: due}, () => null)
      : reader.some(piles['draw'], 'piles.draw');
  faults.need(draw.length === due, 'piles.draw', 'draw-size', {due, found: draw.length});
  const limits = readLimits(given['limits'], standing, hands, shown);
  return {hands, piles: {draw, discard, executed}, swapped, shown, limits};
}

/** The two executed Kings, and executed cards that may have been spies. */
function readExecuted(given: unknown, standing: OpenPosition, reader: CardReader): readonly Card[] {
  const {governments} = standing;
  const marriage = isMarriage(standing);
  const dead = marriage ? [] : KINGS.filter((king) => !isLiving(governments, king));
  const executed = reader.cards(given ?? dead, 'piles.executed');
  for (const king of dead)
    faults.need(executed.includes(king), 'piles.executed', 'executed-king', {king});
  faults.need(!marriage || executed.length === 0, 'piles.executed', 'executed-early');
  executed.forEach((card, at) => {
    const path = `piles.executed[${at}]`;
    faults.need(!isLiving(governments, card), path, 'executed-living', {card});
  });
  return executed;
}

/** A card in its strict spelling; errors are reported where the card is read. */
const spelt = (value: unknown): Card | undefined =>
  typeof value === 'string' ? readCard(value) : undefined;

/** A hand that is missing or `null` has five cards, among them those that the rival has seen. */
function readHands(
  given: GivenFields,
  standing: OpenPosition,
  reader: CardReader,
): Pick<Cards, 'hands' | 'shown'> {
  const {hands: lists = [null, null], shown: seen = [[], []]} = given;
  const said = readList(lists, 'hands', 2).map((hand, seat) =>
    hand === null || hand === undefined ? undefined : reader.some(hand, `hands[${seat}]`),
  );
  const shown = readList(seen, 'shown', 2).map((list, seat) => {
    const path = `shown[${seat}]`;
    const hand = said[seat];
    const cards = hand ? readList(list, path).map(spelt) : reader.cards(list, path);
    cards.forEach((card, at) => {
      const there = !hand || (card !== undefined && hand.includes(card));
      faults.need(there, `${path}[${at}]`, 'shown-elsewhere', {seat});
    });
    faults.need(new Set(cards).size === cards.length, path, 'shown-twice');
    return sortHand(cards as readonly Card[]);
  });
  const hands = said.map((hand, seat) => {
    const known = shown[seat]!;
    return hand ?? [...known, ...Array<null>(Math.max(0, HAND - known.length)).fill(null)];
  });
  if (isMarriage(standing))
    hands.forEach((hand, seat) => {
      const {phase} = standing;
      const {length: found} = hand;
      faults.need(found === HAND, `hands[${seat}]`, 'hand-size', {due: HAND, phase, found});
      faults.need(shown[seat]!.length === 0, `shown[${seat}]`, 'empty-in', {phase});
    });
  return {hands, shown};
}

/** During the marriages every discarded card was swapped, and a Queen never is. */
function readDiscard(
  given: unknown,
  said: unknown,
  standing: OpenPosition,
  reader: CardReader,
): {discard: readonly (Card | null)[]; swapped: number} {
  const discard = reader.some(given ?? [], 'piles.discard');
  const due = isMarriage(standing) ? discard.length : 0;
  const swapped = said === undefined ? due : readInt(said, 'swapped', 0, 52);
  const {length: most} = discard;
  const fits = swapped >= due && swapped <= most;
  faults.need(fits, 'swapped', 'swapped-size', {least: due, most});
  discard.forEach((card, at) => {
    if (card !== null && at >= most - swapped && isQueen(card))
      faults.fail(`piles.discard[${at}]`, 'swapped-queen', {card});
  });
  return {discard, swapped};
}

/** Reads what one seat knows of the other's hidden cards; the given cards must agree with it. */
function readLimits(
  given: unknown,
  {governments}: OpenPosition,
  hands: Cards['hands'],
  shown: Cards['shown'],
): readonly Limit[] {
  if (given === undefined) return [UNKNOWN, UNKNOWN];
  return readList(given, 'limits', 2).map((row, seat) => {
    const limit = readObject(row, `limits[${seat}]`, ['suit', 'queens']);
    const rival = rivalOf(seat);
    const hidden = hands[seat]!.filter((card) => card === null || !shown[seat]!.includes(card));
    const suit = suitOfGovernment(governments[rival]!);
    const read = (field: keyof Limit, of: (card: Card) => boolean): number | null => {
      const value = limit[field] ?? null;
      if (value === null) return null;
      const path = `limits[${seat}].${field}`;
      faults.need(hidden.length > 0, path, 'limit-shown', {seat});
      const most = readInt(value, path, 0, hidden.length - 1);
      const held = hidden.filter((card): card is Card => card !== null && of(card));
      const {length: least} = held;
      faults.need(most >= least, path, 'limit-held', {least, seat, held});
      return most;
    };
    const may = suit !== undefined || (limit['suit'] ?? null) === null;
    faults.need(may, `limits[${seat}].suit`, 'limit-king', {seat: rival});
    return {suit: read('suit', (card) => suitOf(card) === suit), queens: read('queens', isQueen)};
  });
}
