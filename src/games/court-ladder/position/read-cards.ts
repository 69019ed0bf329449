import {type Card, without} from '../../../cards/index.js';
import type {Options, Seat} from '../../../game/index.js';
import {type GivenFields, readList} from '../../../game/read.js';
import type {UnfilledState} from './determinize.js';
import {packOf} from '../rules/options.js';
import type {GivenBout} from './read-bout.js';
import {type CardReader} from './read-position.js';
import {faults} from './throw-faults.js';
import type {LadderStep} from '../types.js';

/** Reads where the cards of a position lie. */

interface KnownFields {
  readonly options: Options;
  readonly ranks: readonly Seat[];
  readonly step: LadderStep;
  readonly bout: GivenBout | null;
}

/** The number of cards dealt to each place of the ladder, the King's first. */
const shareOf = (cards: number, places: number, place: number): number =>
  Math.floor(cards / places) + (place < cards % places ? 1 : 0);

const unknown = (count: number): readonly null[] => Array<null>(Math.max(0, count)).fill(null);

/**
 * Hands and cards out of the game. Hands that are not given share the remaining cards, the King's
 * first; if all hands are given, the remaining cards are out of the game.
 */
export function readCards(
  given: GivenFields,
  {options, ranks, step, bout}: KnownFields,
  reader: CardReader,
): Pick<UnfilledState, 'hands' | 'gone'> {
  const seats = ranks.length;
  const all = packOf(options, seats).length;
  const blank = ranks.map(() => (step === 'over' ? [] : null));
  const read = readList(given['hands'] ?? blank, 'hands', seats).map((hand, seat) =>
    hand === null ? undefined : reader.some(hand, `hands[${seat}]`),
  );
  const said = given['gone'] === undefined ? undefined : reader.some(given['gone'], 'gone');
  const lying = bout
    ? bout.jokers.length + bout.pairs.reduce((sum, {beat}) => sum + (beat === null ? 1 : 2), 0)
    : 0;
  const held = read.reduce((sum, hand) => sum + (hand?.length ?? 0), 0);
  const free = all - held - lying - (said?.length ?? 0);
  const open = ranks.filter((seat) => !read[seat]);
  const gone = said ?? unknown(open.length === 0 ? free : 0);
  const hands = read.map(
    (hand, seat) => hand ?? unknown(shareOf(free, open.length, open.indexOf(seat))),
  );
  const [elsewhere, found] = [gone.length + lying, hands.flat().length];
  const due = Math.max(0, all - elsewhere);
  faults.need(found + elsewhere === all, 'hands', 'cards-sum', {due, elsewhere, all, found});
  return {hands, gone};
}

/** The cards of each hand that everybody knows; the hand must contain them. */
export function readShown(
  given: unknown,
  hands: UnfilledState['hands'],
): readonly (readonly Card[])[] {
  if (given === undefined) return hands.map(() => []);
  return readList(given, 'shown', hands.length).map((cards, seat) => {
    let left = hands[seat]!;
    return readList(cards, `shown[${seat}]`).map((item, at) => {
      const card = left.find((one) => one !== null && one === item);
      const isThere = card !== undefined && card !== null;
      faults.need(isThere, `shown[${seat}][${at}]`, 'shown-elsewhere', {seat});
      left = without(left, card);
      return card;
    });
  });
}

/** Until the trump is named, every card is where it was dealt (rule 4). */
export function checkDeal({options, seats, ranks, hands, gone, shown}: UnfilledState): void {
  faults.need(gone.length === 0, 'gone', 'empty-in', {phase: 'trump'});
  ranks.forEach((seat, place) => {
    const due = shareOf(packOf(options, seats).length, seats, place);
    const {length: found} = hands[seat]!;
    faults.need(found === due, `hands[${seat}]`, 'cards-dealt', {due, found});
    faults.need(shown[seat]!.length === 0, `shown[${seat}]`, 'empty-in', {phase: 'trump'});
  });
}
