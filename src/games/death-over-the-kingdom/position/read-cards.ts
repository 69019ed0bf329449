import {takingFrom} from '../../../game/read-pack.js';
import {items} from '../../../game/faults.en.js';
import {type Given, fail, readEach, readObject} from '../../../game/read.js';
import {readSeats} from './read-position.js';
import type {Unfilled} from './fill.js';
import {packOf} from '../rules/deck.js';
import {dealtIn, isLarge, seatsOf} from '../rules/standing.js';
import type {AllEyes, Eyes, KingdomOpen} from '../types.js';

/** Reads where the cards of a position lie, and who knows them. */

/** The part of a position that is read before its cards. */
export type Standing = Pick<
  KingdomOpen,
  'options' | 'seats' | 'deck' | 'phase' | 'deal' | 'round' | 'dealer'
>;

type Cards = Pick<Unfilled, 'hands' | 'areas' | 'pile' | 'discard'>;

const nulls = (count: number): readonly null[] => Array<null>(count).fill(null);

/** The number of cards in a hand. */
function handIn(standing: Standing): number {
  const {phase, round} = standing;
  if (phase === 'over' || isLarge(standing)) return 0;
  return dealtIn(standing) - round + (phase === 'choose' ? 1 : 0);
}

/** Hands, areas, deck and discards; left-out cards are unknown. */
export function readCards(given: Given, standing: Standing): Cards {
  const {seats, phase, round} = standing;
  const pack = packOf(standing);
  const names = [...new Set(pack)];
  const take = takingFrom(pack);
  const card = (value: unknown, path: string): string | null => {
    if (value === null || value === undefined) return null;
    if (typeof value !== 'string' || !names.includes(value))
      fail(path, `must be one of ${names.join(', ')}, or null`);
    take(value, path);
    return value;
  };
  const list = (value: unknown, path: string, size?: number): readonly (string | null)[] =>
    value === undefined || value === null ? nulls(size ?? 0) : readEach(value, path, card, size);
  const where = `in the phase "${phase}" of round ${round}`;
  const sized = (value: unknown, path: string, count: number): readonly (string | null)[] => {
    if (Array.isArray(value) && value.length !== count)
      fail(path, `must have ${items(count)} ${where}, not ${value.length}`);
    return list(value, path, count);
  };

  const size = handIn(standing);
  const laid = phase === 'act' || phase === 'decide' ? seats : 0;
  const none = seatsOf(standing).map(() => null);
  const hands = readEach(
    given['hands'] ?? none,
    'hands',
    (hand, path) => sized(hand, path, size),
    seats,
  );
  const areas = sized(given['areas'], 'areas', laid);
  const discard =
    given['discard'] === undefined
      ? nulls(phase === 'over' ? seats * round : seats * (round - 1))
      : readEach(given['discard'], 'discard', card);
  const rest = pack.length - size * seats - laid - discard.length;
  if (rest < 0) {
    const most = discard.length + rest;
    fail(
      'discard',
      `must have ${items(most)} or fewer of the deck of ${pack.length}, not ${discard.length}`,
    );
  }
  const pile = given['pile'];
  const all = `${rest === 1 ? 'card' : 'cards'} that hands, areas and discard leave of the deck`;
  if (typeof pile === 'number' && pile !== rest) fail('pile', `must be ${rest}, the ${all}`);
  if (Array.isArray(pile) && pile.length !== rest)
    fail('pile', `must have the ${rest} ${all}, not ${pile.length}`);
  return {
    hands,
    areas,
    discard,
    pile: typeof pile === 'number' ? nulls(rest) : list(pile, 'pile', rest),
  };
}

/**
 * The seats that know each card; by default its holder only, and everybody for a card that lies
 * face up.
 */
export function readEyes(
  value: unknown,
  {seats}: Standing,
  {hands, areas, pile}: Cards,
  up: readonly boolean[],
): AllEyes {
  const given = readObject(value ?? {}, 'eyes', ['hands', 'areas', 'pile']);
  const eyes = (one: unknown, path: string, holder?: number): Eyes => {
    if (one === 'all') return 'all';
    const list = readSeats(one ?? [], path, seats);
    if (holder !== undefined && list.includes(holder))
      fail(path, `must not name ${holder}, who holds the card`);
    return list;
  };
  const blank = (cards: readonly unknown[]): readonly undefined[] => cards.map(() => undefined);
  return {
    hands: readEach(
      given['hands'] ?? blank(hands),
      'eyes.hands',
      (row, path, seat) =>
        readEach(
          row ?? blank(hands[seat]!),
          path,
          (one, where) => eyes(one, where, seat),
          hands[seat]!.length,
        ),
      seats,
    ),
    areas: readEach(
      given['areas'] ?? blank(areas),
      'eyes.areas',
      (one, path, seat) => {
        const all = up[seat] === true;
        if (all && one !== undefined && one !== 'all')
          fail(path, `must be "all", since up[${seat}] is true`);
        return all ? 'all' : eyes(one, path, seat);
      },
      areas.length,
    ),
    pile: readEach(
      given['pile'] ?? blank(pile),
      'eyes.pile',
      (one, path) => eyes(one, path),
      pile.length,
    ),
  };
}
