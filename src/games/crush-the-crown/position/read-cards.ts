import {type Card, rankOf, readCard, sortHand, suitOf} from '../../../cards/index.js';
import type {Options} from '../../../game/index.js';
import {fail, type Given, readInt, readList, readObject} from '../../../game/read.js';
import type {Unknown} from './fill.js';
import {isLiving, suitOfGovernment} from '../rules/government.js';
import {rivalOf, UNKNOWN} from '../rules/knowledge.js';
import {HAND, KINGS, packOf} from '../rules/options.js';
import {type CardReader} from './read-position.js';
import type {Standing} from './standing.js';
import type {Limit} from '../types.js';

/** The cards of a position and what is known of them; unknown cards are `null`. */
export type Cards = Pick<Unknown, 'hands' | 'piles' | 'swapped' | 'shown' | 'limits'>;

const isQueen = (card: Card | null): boolean => card !== null && rankOf(card) === 'Q';

/** True while a seat must still marry. */
export const isMarriage = ({phase}: Pick<Standing, 'phase'>): boolean =>
  phase === 'marryFirst' || phase === 'marrySecond';

/** Reads hands and piles; throws when they cannot come from one pack. */
export function readCards(
  given: Given,
  options: Options,
  standing: Standing,
  reader: CardReader,
): Cards {
  const piles = readObject(given['piles'] ?? {}, 'piles', ['draw', 'discard', 'executed']);
  const executed = readExecuted(piles['executed'], standing, reader);
  const {hands, shown} = readHands(given, standing, reader);
  const {discard, swapped} = readDiscard(piles['discard'], given['swapped'], standing, reader);
  const {governments, kings} = standing;
  const placed = [governments.flat(), kings, executed, discard, ...hands].flat().length;
  const all = packOf(options).length + KINGS.length;
  const held = hands.flat().length;
  if (placed > all)
    fail(
      'hands',
      `must have ${Math.max(0, all - placed + held)} cards or fewer, since ${placed - held} of the ${all} lie elsewhere, not ${held}`,
    );
  const draw =
    piles['draw'] === undefined
      ? Array.from({length: all - placed}, () => null)
      : reader.some(piles['draw'], 'piles.draw');
  if (placed + draw.length !== all)
    fail(
      'piles.draw',
      `must have ${all - placed} cards, all that lie nowhere else, not ${draw.length}`,
    );
  const limits = readLimits(given['limits'], standing, hands, shown);
  return {hands, piles: {draw, discard, executed}, swapped, shown, limits};
}

/** The two dead Kings, and cards that may have been spies. */
function readExecuted(given: unknown, standing: Standing, reader: CardReader): readonly Card[] {
  const {governments} = standing;
  const marriage = isMarriage(standing);
  const dead = marriage ? [] : KINGS.filter((king) => !isLiving(governments, king));
  const executed = reader.cards(given ?? dead, 'piles.executed');
  for (const king of dead)
    if (!executed.includes(king))
      fail('piles.executed', `must hold ${king}, a King that nobody took`);
  executed.forEach((card, at) => {
    if (marriage) fail('piles.executed', 'must be empty until both seats have married');
    if (isLiving(governments, card))
      fail(
        `piles.executed[${at}]`,
        `is ${card}, of a suit that reigns, and only spies and Kings without one are executed`,
      );
  });
  return executed;
}

/** A card in its strict spelling; errors are reported where the card is read. */
const spelt = (value: unknown): Card | undefined =>
  typeof value === 'string' ? readCard(value) : undefined;

/** A hand that is left out or `null` has five cards, among them those that the rival has seen. */
function readHands(
  given: Given,
  standing: Standing,
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
      if (hand && !(card && hand.includes(card)))
        fail(`${path}[${at}]`, `must be a card of hands[${seat}]`);
    });
    if (new Set(cards).size < cards.length) fail(path, 'must name each card once');
    return sortHand(cards as readonly Card[]);
  });
  const hands = said.map((hand, seat) => {
    const known = shown[seat]!;
    return hand ?? [...known, ...Array<null>(Math.max(0, HAND - known.length)).fill(null)];
  });
  if (isMarriage(standing))
    hands.forEach((hand, seat) => {
      const where = `in the phase "${standing.phase}"`;
      if (hand.length !== HAND)
        fail(`hands[${seat}]`, `must have ${HAND} cards ${where}, not ${hand.length}`);
      if (shown[seat]!.length > 0) fail(`shown[${seat}]`, `must be empty ${where}`);
    });
  return {hands, shown};
}

/** During the marriages every discarded card was swapped, and a Queen never is. */
function readDiscard(
  given: unknown,
  said: unknown,
  standing: Standing,
  reader: CardReader,
): {discard: readonly (Card | null)[]; swapped: number} {
  const discard = reader.some(given ?? [], 'piles.discard');
  const due = isMarriage(standing) ? discard.length : 0;
  const swapped = said === undefined ? due : readInt(said, 'swapped', 0, 52);
  const {length} = discard;
  const range = due === length ? `${length}` : `0 to ${length}`;
  if (swapped < due || swapped > length)
    fail('swapped', `must be ${range}, as piles.discard has ${length} cards`);
  discard.forEach((card, at) => {
    if (at >= discard.length - swapped && isQueen(card))
      fail(
        `piles.discard[${at}]`,
        `is ${card}, but no Queen is among the cards at the bottom that were swapped`,
      );
  });
  return {discard, swapped};
}

/**
 * Reads what one seat knows of the other's hidden cards; it must hold for the cards that are given.
 */
function readLimits(
  given: unknown,
  {governments}: Standing,
  hands: Cards['hands'],
  shown: Cards['shown'],
): readonly Limit[] {
  if (given === undefined) return [UNKNOWN, UNKNOWN];
  return readList(given, 'limits', 2).map((row, seat) => {
    const path = `limits[${seat}]`;
    const limit = readObject(row, path, ['suit', 'queens']);
    const hidden = hands[seat]!.filter((card) => card === null || !shown[seat]!.includes(card));
    const suit = suitOfGovernment(governments[rivalOf(seat)]!);
    const read = (field: keyof Limit, of: (card: Card) => boolean): number | null => {
      const value = limit[field] ?? null;
      if (value === null) return null;
      if (hidden.length === 0)
        fail(`${path}.${field}`, `must be null: shown has all cards of hands[${seat}]`);
      const most = readInt(value, `${path}.${field}`, 0, hidden.length - 1);
      const known = hidden.filter((card) => card !== null && of(card));
      if (known.length > most)
        fail(
          `${path}.${field}`,
          `must be ${known.length} or more, since hands[${seat}] has ${known.join(', ')}`,
        );
      return most;
    };
    if (suit === undefined && (limit['suit'] ?? null) !== null)
      fail(`${path}.suit`, `must be null while governments[${rivalOf(seat)}] has no King`);
    return {suit: read('suit', (card) => suitOf(card) === suit), queens: read('queens', isQueen)};
  });
}
