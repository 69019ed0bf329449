import {takingFrom} from '../../../game/read-pack.js';
import {type GivenFields, readEach, readObject} from '../../../game/read.js';
import {readSeats} from './read-position.js';
import type {UnfilledState} from './fill.js';
import {packOf} from '../rules/deck.js';
import {faults} from './throw-faults.js';
import {dealtIn, isLarge, seatsOf} from '../rules/standing.js';
import type {AllEyes, Eyes, KingdomOpen} from '../types.js';

/** Reads where the cards of a position lie, and which seats know them. */

/** The part of a position that is read before its cards. */
export type PositionHead = Pick<
  KingdomOpen,
  'options' | 'seats' | 'deck' | 'phase' | 'deal' | 'round' | 'dealer'
>;

type Cards = Pick<UnfilledState, 'hands' | 'areas' | 'pile' | 'discard'>;

const nulls = (count: number): readonly null[] => Array<null>(count).fill(null);

/** The number of cards in a hand. */
function handIn(standing: PositionHead): number {
  const {phase, round} = standing;
  if (phase === 'over' || isLarge(standing)) return 0;
  return dealtIn(standing) - round + (phase === 'choose' ? 1 : 0);
}

/** Hands, areas, deck and discards; missing cards are unknown. */
export function readCards(given: GivenFields, standing: PositionHead): Cards {
  const {seats, phase, round} = standing;
  const pack = packOf(standing);
  const names = [...new Set(pack)];
  const take = takingFrom(pack);
  const card = (value: unknown, path: string): string | null => {
    if (value === null || value === undefined) return null;
    if (typeof value !== 'string' || !names.includes(value))
      faults.fail(path, 'card-name', {names});
    take(value, path);
    return value;
  };
  const list = (value: unknown, path: string, size?: number): readonly (string | null)[] =>
    value === undefined || value === null ? nulls(size ?? 0) : readEach(value, path, card, size);
  const sized = (value: unknown, path: string, due: number): readonly (string | null)[] => {
    const found = Array.isArray(value) ? value.length : due;
    faults.need(found === due, path, 'size-in', {due, phase, round, found});
    return list(value, path, due);
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
  const [all, found] = [pack.length, discard.length];
  const elsewhere = size * seats + laid;
  const most = all - elsewhere;
  faults.need(found <= most, 'discard', 'discard-many', {most, elsewhere, all, found});
  const rest = most - found;
  const pile = given['pile'];
  const known = Array.isArray(pile) ? pile.length : rest;
  faults.need(typeof pile !== 'number' || pile === rest, 'pile', 'pile-number', {due: rest});
  faults.need(known === rest, 'pile', 'pile-cards', {due: rest, found: known});
  return {
    hands,
    areas,
    discard,
    pile: typeof pile === 'number' ? nulls(rest) : list(pile, 'pile', rest),
  };
}

/**
 * The seats that know each card; by default only its holder, or everybody if the card lies face up.
 */
export function readEyes(
  value: unknown,
  {seats}: PositionHead,
  {hands, areas, pile}: Cards,
  up: readonly boolean[],
): AllEyes {
  const given = readObject(value ?? {}, 'eyes', ['hands', 'areas', 'pile']);
  const eyes = (one: unknown, path: string, holder?: number): Eyes => {
    if (one === 'all') return 'all';
    const list = readSeats(one ?? [], path, seats);
    if (holder !== undefined && list.includes(holder))
      faults.fail(path, 'eyes-holder', {seat: holder});
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
        faults.need(!all || one === undefined || one === 'all', path, 'eyes-up', {seat});
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
