import {readCard} from '../../cards/index.js';
import type {Rules, Seat} from '../../game/index.js';
import type {Position} from '../position/minimize-position.js';
import {readFields, seatsOf} from '../position/position.js';
import {typed} from '../position/spelling.js';
import type {BoardTags} from './board-tags.js';
import type {Hand} from './filled-hands.js';
import {COMPASS, DERIVED_FIELDS, SITS, SUIT_ORDER} from './pbn.js';

/** A position in which some hands may still be unknown. */
export interface OpenPosition extends Position {
  readonly seats: number;
  readonly hands: readonly Hand[];
}

/** The position that the tags of a board describe. */
export function openPosition(tags: BoardTags, rules: Rules): OpenPosition {
  const read = <Value>(tag: string, from: (text: string) => Value): Value | undefined => {
    const text = tags.value(tag);
    return text === undefined
      ? undefined
      : tags.within(
          () => from(text),
          'cannot be read: {why}',
          () => tag,
        );
  };
  const rest = read('GamePosition', (text) => readFields(rules, text).position) ?? {};
  const seats = seatsOf(rules, rest);
  const sits = SITS[seats] ?? tags.fail('GamePosition', 'is not a number of seats');
  const seatIn = (tag: string): Seat | undefined => {
    const place = tags.place(tag);
    if (!place || place === '?') return undefined;
    const seat = (sits as readonly string[]).indexOf(place);
    return seat < 0 ? tags.fail(tag, 'is not a seat') : seat;
  };
  const leader = seatIn('Play');
  // The dealer of a bridge deal opens the auction, and does not decide who leads.
  const isBridge = leader !== undefined && tags.value('GameVariant') === undefined;
  const dealer = isBridge ? undefined : seatIn('Dealer');
  const [contract, trump] = [tags.value('GameContract'), tags.value('GameTrump')];
  const options = read('GameOptionsJson', (text) => JSON.parse(text) as unknown);
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => !DERIVED_FIELDS.has(name))),
    ...(options === undefined ? {} : {options}),
    seats,
    hands: handsOf(tags, sits),
    ...(dealer === undefined ? {} : {dealer}),
    ...(leader === undefined ? {} : {turn: [leader]}),
    ...(contract ? {contract: {id: contract}} : {}),
    ...(trump ? {trump} : {}),
  };
}

/**
 * Reads `N:KJ4.92.Q7.A - … …`: hands clockwise from the named seat; `null` for an unknown hand.
 */
function handsOf(tags: BoardTags, sits: readonly string[]): readonly (readonly string[] | null)[] {
  const [, place = '', all = ''] =
    /^([NESW]):\s*(.*)$/is.exec(typed(tags.value('Deal')!)) ??
    tags.fail('Deal', 'is not a deal; expected the form N:KJ4.92.Q7.A …');
  const hands: (readonly string[] | null)[] = sits.map(() => null);
  const from = (COMPASS as readonly string[]).indexOf(place.toUpperCase());
  const given = all.split(/\s+/).map(typed);
  if (given.length > COMPASS.length) tags.fail('Deal', 'has more than four hands');
  given.forEach((text, turn) => {
    const seat = sits.indexOf(COMPASS[(from + turn) % COMPASS.length]!);
    if (text === '-') return;
    if (seat < 0) tags.fail('Deal', 'has no seat');
    hands[seat] = handOf(tags, text);
  });
  return hands;
}

function handOf(tags: BoardTags, hand: string): readonly string[] {
  // A ten as people write it, and a dash for a suit without cards.
  const suits = hand.split('.').map((ranks) => (ranks === '-' ? '' : ranks.replace(/10/g, 'T')));
  if (suits.length !== SUIT_ORDER.length)
    tags.fail('Deal', 'has "{hand}", which does not have four suits', {hand});
  return suits.flatMap((ranks, at) =>
    Array.from(
      ranks,
      (rank) =>
        readCard(`${rank}${SUIT_ORDER[at]!}`) ??
        tags.fail('Deal', 'has "{rank}" in "{hand}", which is not a rank', {rank, hand}),
    ),
  );
}
