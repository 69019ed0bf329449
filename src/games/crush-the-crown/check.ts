import {type Card, isRng, rankOf, type Rng, roll, sortHand, suitOf} from '../../cards/index.js';
import type {Options, Seat} from '../../game/index.js';
import {fill, type Unknown} from './fill.js';
import {isLiving, spiesIn, suitOfGovernment} from './government.js';
import {complete} from './imagine.js';
import {rivalOf, UNKNOWN} from './knowledge.js';
import {HAND, KINGS, packOf} from './options.js';
import {
  CardReader,
  fail,
  type Given,
  readInt,
  readList,
  readObject,
  readOptions,
} from './read-position.js';
import {readStanding, type Standing} from './standing.js';
import type {CrushState, Limit} from './types.js';

// prettier-ignore
const FIELDS = [
  'options', 'seats', 'rng', 'phase', 'turn', 'dealer', 'active', 'idle', 'extended', 'owed', 'kings',
  'governments', 'hands', 'piles', 'swapped', 'shown', 'limits', 'seat',
];

type Hands = Unknown['hands'];

/**
 * Makes a state of a position from outside. Everything may be left out: it follows from the rest, or
 * it is as after the deal. Cards that are `null`, and a draw pile that is left out, are drawn so that
 * they fit what is known. The `seat` of a view is read over.
 */
export function check(position: unknown, rng: Rng): CrushState {
  const given = readObject(position, 'position', FIELDS);
  if (given['seats'] !== undefined) readInt(given['seats'], 'seats', 2, 2);
  const own: unknown = given['rng'];
  if (own !== undefined && !isRng(own)) fail('rng', 'must be four integers');
  const options = readOptions(given['options']);
  const reader = new CardReader(options);
  const lot = roll(rng, 2);
  const standing = readStanding(given, options, reader, lot.value);
  const {hands, shown} = readHands(given, standing, reader);
  const {piles, swapped} = readPiles(given, options, standing, hands, reader);
  const limits = readLimits(given['limits'], standing, hands, shown);
  const owed = readOwed(given['owed'], standing, hands);
  const table = {...standing, options, seats: 2, owed, swapped, shown, limits};
  const filled = fill({...table, hands, piles}, lot.rng);
  if (!filled) fail('hands', 'cannot be filled: no cards are left that fit what is known');
  const {hands: full} = filled;
  const state = complete(table, {...filled, hands: full, rng: own ?? filled.rng});
  if (isMarriage(standing) && ![full[state.active]!, filled.piles.draw].flat().some(isQueen))
    fail('hands', 'leave no Queen for the seat that must marry');
  return state;
}

const isQueen = (card: Card | null): boolean => card !== null && rankOf(card) === 'Q';

const isMarriage = ({phase}: Standing): boolean =>
  phase === 'marryFirst' || phase === 'marrySecond';

/** A hand that is left out or `null` has five unknown cards, beside those that the rival has seen. */
function readHands(
  given: Given,
  standing: Standing,
  reader: CardReader,
): {hands: Hands; shown: readonly (readonly Card[])[]} {
  const {hands: lists = [null, null], shown: seen = [[], []]} = given;
  const said = readList(lists, 'hands', 2).map((hand, seat) =>
    hand === null || hand === undefined ? undefined : reader.some(hand, `hands[${seat}]`),
  );
  const shown = readList(seen, 'shown', 2).map((list, seat) => {
    const path = `shown[${seat}]`;
    const cards = readList(list, path).map((card, at) => {
      const known = said[seat]?.find((held) => held !== null && held === card);
      return (
        known ??
        (said[seat]
          ? fail(`${path}[${at}]`, `must be a card of hands[${seat}]`)
          : reader.card(card, `${path}[${at}]`))
      );
    });
    if (new Set(cards).size < cards.length) fail(path, 'names a card twice');
    return sortHand(cards);
  });
  const hands = said.map((hand, seat) => {
    const known = shown[seat]!;
    const rest = Array.from({length: Math.max(0, HAND - known.length)}, () => null);
    return hand ?? [...known, ...rest];
  });
  if (isMarriage(standing))
    hands.forEach((hand, seat) => {
      if (hand.length !== HAND)
        fail(`hands[${seat}]`, 'must have five cards until both are married');
      if (shown[seat]!.length > 0) fail(`shown[${seat}]`, 'must be empty before the first tribute');
    });
  return {hands, shown};
}

/** The draw pile is what is left where it is left out; no card of the pack is missing. */
function readPiles(
  given: Given,
  options: Options,
  standing: Standing,
  hands: Hands,
  reader: CardReader,
): Pick<Unknown, 'piles' | 'swapped'> {
  const {governments, kings} = standing;
  const marriage = isMarriage(standing);
  const piles = readObject(given['piles'] ?? {}, 'piles', ['draw', 'discard', 'executed']);
  const dead = marriage ? [] : KINGS.filter((king) => !isLiving(governments, king));
  const executed = reader.cards(piles['executed'] ?? dead, 'piles.executed');
  for (const king of dead)
    if (!executed.includes(king)) fail('piles.executed', `must hold ${king}`);
  executed.forEach((card, at) => {
    if (marriage || isLiving(governments, card))
      fail(`piles.executed[${at}]`, `is ${card}, which cannot have been executed`);
  });
  const discard = reader.some(piles['discard'] ?? [], 'piles.discard');
  const {swapped: low = marriage ? discard.length : 0} = given;
  const swapped = readInt(low, 'swapped', marriage ? discard.length : 0, discard.length);
  discard.forEach((card, at) => {
    if (at >= discard.length - swapped && isQueen(card))
      fail(`piles.discard[${at}]`, 'is a Queen, and a Queen is not swapped');
  });
  const all = packOf(options).length + KINGS.length;
  const [one, two] = hands;
  const placed = [governments.flat(), kings, executed, discard, one!, two!].flat().length;
  if (placed > all) fail('hands', `and piles have ${placed} cards, but the pack ${all}`);
  const draw =
    piles['draw'] === undefined
      ? Array.from({length: all - placed}, () => null)
      : reader.some(piles['draw'], 'piles.draw');
  if (placed + draw.length !== all)
    fail('piles.draw', `must have ${all - placed} cards, not ${draw.length}`);
  return {piles: {draw, discard, executed}, swapped};
}

/** What one seat knows of the other's hidden cards; it must be true of those that are known. */
function readLimits(
  given: unknown,
  {governments}: Standing,
  hands: Hands,
  shown: readonly (readonly Card[])[],
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
      const most = readInt(value, `${path}.${field}`, 0, hidden.length - 1);
      if (hidden.filter((card) => card !== null && of(card)).length > most)
        fail(`${path}.${field}`, 'is less than the cards that are known');
      return most;
    };
    if (suit === undefined && (limit['suit'] ?? null) !== null)
      fail(`${path}.suit`, 'must be null while the other seat has no suit');
    return {suit: read('suit', (card) => suitOf(card) === suit), queens: read('queens', isQueen)};
  });
}

/** One card for each spy is owed at most, and no more than there are (C-11). */
function readOwed(given: unknown, {phase, active, governments}: Standing, hands: Hands): number {
  const giver: Seat = rivalOf(active);
  const most =
    phase === 'tribute' ? Math.min(spiesIn(governments[giver]!), hands[giver]!.length) : 0;
  if (phase === 'tribute' && most === 0)
    fail('phase', 'cannot be "tribute": nothing is owed, or nothing is there to give');
  return given === undefined ? most : readInt(given, 'owed', Math.min(most, 1), most);
}
