import type {SuitCard} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {type GivenFields, readInt, readList} from '../../../game/read.js';
import {
  type CardOrUnknown,
  padded,
  rememberedIn,
  type UnfilledState,
} from '../rules/unfilled-state.js';
import {isOpen} from './read-formations.js';
import {type CardReader} from './read-position.js';
import {faults} from './throw-faults.js';
import {cardsOf, isAlive, seatsOf} from '../rules/standing.js';
import {suitOfSeat} from '../rules/suits.js';
import {SPOTS} from '../types.js';

/** Reads where the cards of a position lie. */

/**
 * Reads hands, piles and cards that left the game. A hand that is missing holds the rest of its suit.
 */
export function readCards(
  given: GivenFields,
  base: Pick<UnfilledState, 'seats' | 'fallen' | 'hand' | 'shown' | 'unseen'>,
  reader: CardReader,
  formations: UnfilledState['formations'],
): Pick<UnfilledState, 'hands' | 'piles' | 'aside'> {
  const {seats} = base;
  const blank = Array.from({length: seats}, () => undefined);
  const piles = readList(given['piles'] ?? blank, 'piles', seats).map((pile, seat) => {
    const path = `piles[${seat}]`;
    const known = rememberedIn(base, seat);
    if (pile === undefined || pile === null) return reader.cards(known, path);
    if (typeof pile !== 'number') return reader.cards(pile, path);
    const count = readInt(pile, path, known.length, 13 * seats);
    return padded(reader.cards(known, path) as SuitCard[], count);
  });
  const said = given['aside'];
  const gone = said === undefined ? undefined : reader.cards(said, 'aside');
  const lists = readList(given['hands'] ?? blank, 'hands', seats);
  const read = lists.map((list, seat) =>
    list === undefined || list === null ? undefined : reader.cards(list, `hands[${seat}]`),
  );
  read.forEach((hand, seat) => {
    const out = !isAlive(base, seat) && hand !== undefined && hand.length > 0;
    faults.need(!out, `hands[${seat}]`, 'hand-out', {seat});
  });
  const left = (seat: Seat): readonly SuitCard[] =>
    suitOfSeat(seat).filter((card) => !reader.has(card));
  const all = seatsOf({seats});
  const aside =
    gone ?? all.flatMap((seat) => (!read[seat] && !isAlive(base, seat) ? left(seat) : []));
  const lying = [
    ...piles.flat(),
    ...aside,
    ...formations.flatMap((one) => (one ? cardsOf(one) : [])),
  ];
  const free = 13 * seats - lying.length - read.reduce((sum, hand) => sum + (hand?.length ?? 0), 0);
  const open = all.filter((seat) => !read[seat] && isAlive(base, seat));
  const hands = all.map((seat): readonly CardOrUnknown[] => {
    if (!open.includes(seat)) return read[seat] ?? [];
    // A single open hand takes all remaining cards; several take the cards of their suits.
    return open.length === 1 && given['hands'] !== undefined
      ? padded([], free)
      : given['hands'] === undefined
        ? left(seat)
        : padded([], left(seat).length);
  });
  const count = hands.flat().length + lying.length;
  faults.need(given['hands'] !== undefined || count === 13 * seats, 'hands', 'hands-due');
  return {hands, piles, aside};
}

/** Throws unless the places hold as many cards as the match has, and the memory agrees with them. */
export function checkRoom(unfilled: UnfilledState): void {
  const {seats, hands, piles, aside, formations, unseen, shown, hand} = unfilled;
  const lying = formations.flatMap((one) => (one ? cardsOf(one) : []));
  const [all, found] = [13 * seats, hands.flat().length];
  const elsewhere = [...piles.flat(), ...aside, ...lying].length;
  const due = all - elsewhere;
  faults.need(due >= 0, 'hands', 'hands-room', {elsewhere, all});
  faults.need(found === due, 'hands', 'hands-sum', {due, elsewhere, all, found});
  const places = (to: Seat | null): readonly CardOrUnknown[] => (to === null ? aside : piles[to]!);
  const when = new Set<string>();
  for (const [name, list] of [
    ['shown', shown],
    ['unseen', unseen],
  ] as const)
    list.forEach(({card, to, hand: then}, at) => {
      if (card === null) return;
      const path = `${name}[${at}].card`;
      faults.need(!when.has(`${card} ${then}`), path, 'passage-twice', {hand: then});
      when.add(`${card} ${then}`);
      const there = (to !== null && then !== hand) || places(to).includes(card);
      if (to === null) faults.need(there, path, 'passage-aside', {card});
      else faults.need(there, path, 'passage-pile', {card, seat: to});
    });
  for (const to of [...seatsOf(unfilled), null]) {
    const dark = unseen.filter(
      (one) => one.card === null && one.to === to && (to === null || one.hand === hand),
    );
    const {length: most} = places(to).filter((card) => card === null);
    const many = {most, found: dark.length};
    if (to === null) faults.need(dark.length <= most, 'unseen', 'unseen-aside', many);
    else faults.need(dark.length <= most, 'unseen', 'unseen-pile', {...many, seat: to});
  }
  formations.forEach((one, seat) => {
    const dark = one && SPOTS.find((spot) => one[spot] === null && isOpen(one, spot));
    faults.need(!dark, `formations[${seat}].${dark}`, 'open-named');
  });
}
