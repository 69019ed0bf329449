import type {SuitCard} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {type Given, need, readInt, readList} from '../../../game/read.js';
import {type Draft, type Known, padded, rememberedIn} from '../rules/draft.js';
import {isOpen} from './read-formations.js';
import {type CardReader} from './read-position.js';
import {cardsOf, isAlive, seatsOf} from '../rules/standing.js';
import {suitOfSeat} from '../rules/suits.js';
import {SPOTS} from '../types.js';

/** Reads where the cards of a position lie. */

/**
 * Reads hands, piles and cards that left the game. A hand that is left out holds the rest of its
 * suit.
 */
export function readCards(
  given: Given,
  base: Pick<Draft, 'seats' | 'fallen' | 'hand' | 'shown' | 'unseen'>,
  reader: CardReader,
  formations: Draft['formations'],
): Pick<Draft, 'hands' | 'piles' | 'aside'> {
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
    need(!out, `hands[${seat}]`, `must be empty: seat ${seat} is out, as fallen tells`);
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
  const hands = all.map((seat): readonly Known[] => {
    if (!open.includes(seat)) return read[seat] ?? [];
    // A single open hand takes all remaining cards; of several, each takes those of its suit.
    return open.length === 1 && given['hands'] !== undefined
      ? padded([], free)
      : given['hands'] === undefined
        ? left(seat)
        : padded([], left(seat).length);
  });
  const count = hands.flat().length + lying.length;
  need(
    given['hands'] !== undefined || count === 13 * seats,
    'hands',
    'must be given when formations or piles have unknown cards',
  );
  return {hands, piles, aside};
}

const nameOf = (to: Seat | null): string => (to === null ? 'aside' : `piles[${to}]`);

/** Throws unless the places hold as many cards as the match has, and the memory fits them. */
export function checkRoom(draft: Draft): void {
  const {seats, hands, piles, aside, formations, unseen, shown, hand} = draft;
  const lying = formations.flatMap((one) => (one ? cardsOf(one) : []));
  const [all, held] = [13 * seats, hands.flat().length];
  const elsewhere = [...piles.flat(), ...aside, ...lying].length;
  need(
    held + elsewhere === all,
    'hands',
    elsewhere > all
      ? `must leave formations, piles and aside no more than the ${all} cards, not ${elsewhere}`
      : `must have ${all - elsewhere} cards in all, since ${elsewhere} of the ${all} lie elsewhere, not ${held}`,
  );
  const places = (to: Seat | null): readonly Known[] => (to === null ? aside : piles[to]!);
  const when = new Set<string>();
  for (const [name, list] of [
    ['shown', shown],
    ['unseen', unseen],
  ] as const)
    list.forEach(({card, to, hand: then}, at) => {
      if (card === null) return;
      const path = `${name}[${at}].card`;
      need(!when.has(`${card} ${then}`), path, `must be named once for hand ${then}`);
      when.add(`${card} ${then}`);
      if (to === null || then === hand)
        need(
          places(to).includes(card),
          path,
          `is ${card}, which is not in ${nameOf(to)}, where it went`,
        );
    });
  for (const to of [...seatsOf(draft), null]) {
    const dark = unseen.filter(
      (one) => one.card === null && one.to === to && (to === null || one.hand === hand),
    );
    const room = places(to).filter((card) => card === null).length;
    need(
      dark.length <= room,
      'unseen',
      `must name no more unknown cards that went to ${nameOf(to)} than it has, ${room}, not ${dark.length}`,
    );
  }
  formations.forEach((one, seat) => {
    const dark = one && SPOTS.find((spot) => one[spot] === null && isOpen(one, spot));
    need(!dark, `formations[${seat}].${dark ?? ''}`, 'must be named: it lies open');
  });
}
